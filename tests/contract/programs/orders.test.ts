/** Orders as programs work through them. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProgramaPedido, ProgramaPedidos } from '#lib/contract/program.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { createOrderPlacing, movedOrders } from '#lib/platform/programs/queries/moved-orders.ts';
import { logIn, post } from '../../support/accounts.ts';
import { dropKit, insertKit } from '../../support/kit.ts';
import { dropMails, mailsOf } from '../../support/mails.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { callsOf, type Program, programOf } from '../../support/programs.ts';
import { staff } from '../../support/staff.ts';
import { APP_TOKEN, createTestStore, SESSION_SECRET, SITE_URL, type TestStore } from '../../support/store.ts';

let store: TestStore;
let erp: Program;
let product: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  await store.db.updateTable('products').set({ estoque: 50 }).where('id', '=', product).execute();
  erp = await programOf(store, await staff(store, 'administrador'));
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('program_keys').execute();
  await store.db.deleteFrom('program_events').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

let forms = 0;
async function order(
  goods: object = { tipo: 'produto', itens: [{ idProduto: product, quantidade: 2 }] },
): Promise<number> {
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', goods);
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const body = JSON.stringify({
    chave: `form ${++forms}`,
    versao,
    pagamento: 'combinar',
    observacao: 'Deixar na portaria',
  });
  const answer = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body });
  expect(answer.status).toBe(200);
  await store.platform.settled();
  await dropMails(store);
  return (await answer.json()).numero;
}

async function list(query = ''): Promise<ProgramaPedidos> {
  const answer = await erp.call('GET', `/orders?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
const numbers = ({ pedidos }: ProgramaPedidos) => pedidos.map(({ numero }) => numero);
const read = async (answer: Response): Promise<ProgramaPedido> => {
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  return answer.json();
};

describe('the list', () => {
  it('goes on from a cursor, and shows again what has changed since', async () => {
    const [one, two, three] = [await order(), await order(), await order()];
    const first = await list('limit=2');
    expect([numbers(first), first.mais]).toEqual([[one, two], true]);
    const second = await list(`desde=${first.cursor}`);
    expect([numbers(second), second.mais]).toEqual([[three], false]);
    const nothing = await list(`desde=${second.cursor}`);
    expect([nothing.pedidos, nothing.cursor, nothing.mais]).toEqual([[], second.cursor, false]);
    await erp.call('POST', `/orders/${one}/step`, { situacao: 'confirmado' });
    expect(numbers(await list(`desde=${second.cursor}`))).toEqual([one]);
    expect(numbers(await list())).toEqual([two, three, one]);
  });

  it('shows some alone', async () => {
    const [one, two] = [await order(), await order()];
    await erp.call('POST', `/orders/${one}/step`, { situacao: 'confirmado' });
    await erp.call('POST', `/orders/${two}/billed`, { referencia: 'NF 7' });
    expect(numbers(await list('situacao=confirmado'))).toEqual([one]);
    expect(numbers(await list('faturado=sim'))).toEqual([two]);
    expect(numbers(await list('faturado=nao'))).toEqual([one]);
    expect(numbers(await list('pagamento=combinar'))).toEqual([one, two]);
    expect(numbers(await list('pagamento=pago'))).toEqual([]);
  });

  it.each(['desde=x', 'desde=-1', 'limit=51', 'limit=0', 'situacao=tudo', 'faturado=talvez'])(
    'refuses %s',
    async (query) => {
      expect((await erp.call('GET', `/orders?${query}`)).status).toBe(400);
    },
  );

  it('asks the database as often for many orders as for one', async () => {
    const kit = await insertKit(store, { desconto: 10 }, { [product]: 3 });
    const listed = { tipo: 'lista', itens: [{ idProduto: kit, quantidade: 1 }] };
    await order(listed);
    let statements = 0;
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const platform = createPlatform({
      ...{ db, changes: store.changes, dataDir: store.dataDir, now: () => store.clock.now },
      ...{ siteUrl: SITE_URL, appToken: APP_TOKEN, sessionSecret: SESSION_SECRET },
    });
    const asked = async () => {
      // What is read once for all calls, and the places of new orders, are not counted.
      for (let turn = 0; turn < 2; turn++) await callsOf(platform, erp.key)('GET', '/orders');
      const before = statements;
      const answer = await callsOf(platform, erp.key)('GET', '/orders');
      const { pedidos }: ProgramaPedidos = await answer.json();
      return { orders: pedidos.length, statements: statements - before };
    };
    const one = await asked();
    for (let n = 0; n < 4; n++) await order(n % 2 ? listed : undefined);
    await dropKit(store, kit);
    expect([one.orders, await asked()]).toEqual([1, { orders: 5, statements: one.statements }]);
    await platform.stop();
  });

  it('of a shop with very many takes them in some at a time, and says that there are more', async () => {
    const one = await order();
    await sql`insert into orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('numero', o.numero + n, 'chave', 'copy ' || n))).*
      from orders o, generate_series(1, 2000) n`.execute(store.db);
    await store.db.updateTable('orders').set({ status: 'entregue' }).where('numero', '>', one).execute();
    const first = await list('situacao=enviado');
    expect([first.pedidos, first.mais]).toEqual([[], true]);
    expect(await list(`situacao=enviado&desde=${first.cursor}`)).toMatchObject({ pedidos: [], mais: false });
    expect(numbers(await list('limit=1'))).toEqual([one]);
  });

  it('gives those from before the first key their places too, the oldest first and in batches', async () => {
    const old = [await order(), await order(), await order()];
    await sql`delete from order_positions`.execute(store.db);
    const recent = await order();
    const place = createOrderPlacing(store.db, 2);
    const seen: number[] = [];
    for (let [after, more, turns] = ['0', true, 0]; more && turns < 9; turns++) {
      more = await place();
      const any = { situacao: '', pagamento: '', faturado: undefined } as const;
      const rows = await movedOrders(store.db, any, { after, limit: 50 });
      seen.push(...rows.map(({ numero }) => numero));
      after = rows.at(-1)?.posicao ?? after;
    }
    expect(seen).toEqual([...old, recent]);
    expect(await place()).toBe(false);
  });

  it('passes over no order, though one that began before ends after it was read', async () => {
    if (store.engine === 'pglite') return;
    const [early, late] = [await order(), await order()];
    const { cursor } = await list();
    const change = (db: typeof store.db, numero: number) =>
      db.updateTable('orders').set({ rastreio: 'A' }).where('numero', '=', numero).execute();
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = store.db.transaction().execute(async (trx) => {
      await change(trx, early);
      reached.resolve();
      await goOn.promise;
    });
    await reached.promise;
    await change(store.db, late);
    const meanwhile = await list(`desde=${cursor}`);
    expect(numbers(meanwhile)).toEqual([late]);
    goOn.resolve();
    await slow;
    expect(numbers(await list(`desde=${meanwhile.cursor}`))).toEqual([early]);
  });
});

describe('an order', () => {
  it('adds up, and says nothing of who bought', async () => {
    const numero = await order();
    const text = await (await erp.call('GET', `/orders/${numero}`)).text();
    const { produtos, frete, descontos, total, itens, faturado, uf }: ProgramaPedido = JSON.parse(text);
    const less = descontos.reduce((sum, { valor }) => sum + valor, 0);
    expect(produtos + frete.valor - less).toBeCloseTo(total, 2);
    expect(itens).toMatchObject([{ quantidade: 2, total: produtos }]);
    expect([faturado, uf]).toEqual([null, expect.stringMatching(/^[A-Z]{2}$/)]);
    const customer = await (await erp.call('GET', `/orders/${numero}/customer`)).json();
    expect(customer).toMatchObject({ numero, observacao: 'Deixar na portaria', endereco: { uf } });
    const { nome, documento, email, telefone, endereco } = customer;
    for (const secret of [nome, documento, email, telefone, endereco.cep, endereco.logradouro, 'portaria']) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
  });

  it('says what is in one of a kit', async () => {
    const kit = await insertKit(store, { desconto: 10 }, { [product]: 3 });
    const numero = await order({ tipo: 'lista', itens: [{ idProduto: kit, quantidade: 2 }] });
    await dropKit(store, kit);
    const { itens } = await read(await erp.call('GET', `/orders/${numero}`));
    const { sku: codigo } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
    const partes = [{ codigo, quantidade: 3 }];
    expect(itens).toMatchObject([{ codigo: '', atributos: `3 × ${codigo}`, quantidade: 2, partes }]);
    expect((await read(await erp.call('GET', `/orders/${await order()}`))).itens[0]?.partes).toEqual([]);
  });

  it('that is paid by Pix adds up with the discount for it', async () => {
    const numero = await order();
    const byPix = { pagamento: 'pix', cobrado: sql<number>`vista` };
    await store.db.updateTable('orders').set(byPix).where('numero', '=', numero).execute();
    const { produtos, frete, descontos, total }: ProgramaPedido = await read(
      await erp.call('GET', `/orders/${numero}`),
    );
    const less = descontos.reduce((sum, { valor }) => sum + valor, 0);
    expect(less).toBeGreaterThan(0);
    expect(produtos + frete.valor - less).toBeCloseTo(total, 2);
  });

  it('is billed once, unless a program says again', async () => {
    const numero = await order();
    const bill = (body: object, chave?: string) => erp.call('POST', `/orders/${numero}/billed`, body, chave);
    const { faturado } = await read(await bill({ referencia: 'NF 1' }));
    expect(faturado).toMatchObject({ referencia: 'NF 1', em: store.clock.now.toISOString() });
    // The same is no news, another one is.
    expect((await bill({ referencia: 'NF 1' })).status).toBe(200);
    const refused = await bill({ referencia: 'NF 2' });
    expect([refused.status, (await refused.json()).error]).toEqual([409, expect.stringContaining('NF 1')]);
    expect((await read(await bill({ referencia: 'NF 2', outraVez: true }))).faturado?.referencia).toBe(
      'NF 2',
    );
    expect((await erp.call('POST', '/orders/999999/billed', { referencia: '' })).status).toBe(404);
  });

  it('that was cancelled is not billed', async () => {
    const numero = await order();
    const admin = await staff(store, 'administrador');
    const body = JSON.stringify({ situacao: 'cancelado', vista: 'recebido' });
    await admin.fetch(`/api/v2/vitrine/panel/orders/${numero}`, { method: 'POST', body });
    expect((await erp.call('POST', `/orders/${numero}/billed`, { referencia: 'x' })).status).toBe(409);
  });

  it('goes its way with a tracking code, each step mailed once, and the panel says which program took it', async () => {
    const numero = await order();
    const step = (body: object, chave?: string) => erp.call('POST', `/orders/${numero}/step`, body, chave);
    expect((await step({ situacao: 'enviado' })).status).toBe(409);
    expect((await read(await step({ situacao: 'confirmado' }))).situacao).toBe('confirmado');
    const sent = await step({ situacao: 'enviado', rastreio: ' AA1  ' }, 'the parcel');
    expect(await read(sent)).toMatchObject({ situacao: 'enviado', rastreio: 'AA1' });
    await store.platform.settled();
    await dropMails(store);
    // Sent again, and again under another key: nobody hears of it.
    await read(await step({ situacao: 'enviado', rastreio: ' AA1  ' }, 'the parcel'));
    await read(await step({ situacao: 'enviado', rastreio: 'AA1' }));
    await store.platform.settled();
    expect(await mailsOf(store)).toEqual([]);
    expect((await read(await step({ situacao: 'enviado', rastreio: 'AA2' }))).rastreio).toBe('AA2');
    expect((await step({ situacao: 'confirmado' })).status).toBe(409);
    const admin = await staff(store, 'administrador');
    const { passos } = await (await admin.fetch(`/api/v2/vitrine/panel/orders/${numero}`)).json();
    expect(passos.map(({ por }: { readonly por: string }) => por)).toEqual(
      Array(2).fill(expect.stringMatching(/^ERP \d+ \(programa\)$/)),
    );
  });

  it('sent by a carrier of the shop’s own has the link of its template', async () => {
    const own = { nome: 'Expresso São João', link: 'https://sj.test/rastreio?c={codigo}' };
    await store.db.insertInto('tracking_carriers').values(own).execute();
    const numero = await order();
    const step = (body: object) => erp.call('POST', `/orders/${numero}/step`, body);
    await read(await step({ situacao: 'confirmado' }));
    const parcel = { situacao: 'enviado', rastreio: 'sj 42', transportadora: 'EXPRESSO SAO JOAO' };
    const linkRastreio = 'https://sj.test/rastreio?c=sj42';
    expect((await read(await step(parcel))).linkRastreio).toBe(linkRastreio);
    expect((await read(await erp.call('GET', `/orders/${numero}`))).linkRastreio).toBe(linkRastreio);
    await store.db.deleteFrom('tracking_carriers').execute();
    expect((await read(await erp.call('GET', `/orders/${numero}`))).linkRastreio).toBe('');
  });

  it('is told by its carrier where it is: each news once, seen by its buyer, and delivered by the last', async () => {
    const numero = await order();
    const step = (body: object) => erp.call('POST', `/orders/${numero}/step`, body);
    const tell = (body: object, chave?: string) =>
      erp.call('POST', `/orders/${numero}/tracking`, body, chave);
    await read(await step({ situacao: 'confirmado' }));
    expect((await tell({ estado: 'postado' })).status).toBe(409);
    const parcel = { situacao: 'enviado', rastreio: 'AA123456785BR', transportadora: ' Correios ' };
    expect(await read(await step(parcel))).toMatchObject({
      transportadora: 'Correios',
      linkRastreio: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
    });
    const { cursor } = await list();
    const moving = { estado: 'em_transito', em: store.clock.now.toISOString(), local: 'Cajamar - SP' };
    const detalhe = 'Recebido por Ana';
    const told = await read(await tell({ ...moving, detalhe }));
    expect([told.situacao, told.ocorrencias]).toEqual(['enviado', [moving]]);
    expect(numbers(await list(`desde=${cursor}`))).toEqual([numero]);
    // Said again, under another key, with and without its moment.
    await read(await tell({ ...moving, detalhe }));
    const { em: _em, ...again } = moving;
    expect((await read(await tell({ ...again, detalhe }))).ocorrencias).toEqual([moving]);
    for (const em of ['2001-01-01T00:00:00Z', '2100-01-01T00:00:00Z', 'ontem'])
      expect([em, (await tell({ ...moving, em })).status]).toEqual([em, 400]);
    expect((await tell({ estado: 'perdido' })).status).toBe(400);
    await store.platform.settled();
    await dropMails(store);

    const delivered = await read(await tell({ estado: 'entregue', em: moving.em }));
    expect([delivered.situacao, delivered.ocorrencias.length]).toEqual(['entregue', 2]);
    await store.platform.settled();
    expect((await mailsOf(store)).filter((mail) => /Subject: [^\n]*entregue/i.test(mail))).toHaveLength(1);
    const buyer = store.visitor();
    await logIn(buyer);
    const seen = await (await buyer.fetch(`/api/v2/vitrine/order/${numero}`)).json();
    expect(seen.ocorrencias[0]).toEqual({ ...moving, detalhe });
    const { eventos } = await (await erp.call('GET', '/events')).json();
    const tracked = eventos.filter(({ tipo }: { readonly tipo: string }) => tipo === 'pedido.rastreado');
    expect(tracked.map(({ dados }: { readonly dados: object }) => dados)).toEqual([
      { numero, estado: 'em_transito' },
      { numero, estado: 'entregue' },
    ]);
    const admin = await staff(store, 'administrador');
    const panel = await (await admin.fetch(`/api/v2/vitrine/panel/orders/${numero}`)).json();
    expect(panel.ocorrencias.map(({ por }: { readonly por: string }) => por)).toEqual(
      Array(2).fill(expect.stringMatching(/\(programa\)$/)),
    );
    const body = JSON.stringify({ estado: 'problema', detalhe: 'Caixa aberta' });
    const late = await admin.fetch(`/api/v2/vitrine/panel/orders/${numero}/tracking`, {
      method: 'POST',
      body,
    });
    expect([late.status, (await late.json()).pedido.status]).toEqual([200, 'entregue']);
  });

  it('of a company has the number of its purchase order on one line, also in the event; that of a person is dropped', async () => {
    const buyer = store.visitor();
    await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
    const address = {
      ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '1', complemento: '' },
      ...{ bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
    };
    const send = async (documento: string) => {
      const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review?cep=01310100')).json();
      const comprador = {
        email: 'compras@exemplo.test',
        nome: 'Obra Nova',
        documento,
        telefone: '11955550100',
      };
      const body = JSON.stringify({
        ...{ chave: `form ${++forms}`, versao, pagamento: 'combinar', observacao: '' },
        ...{ endereco: address, comprador, pedidoCompra: ' PC-2026/118\n lote\t2 ' },
      });
      const answer = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body });
      expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
      await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
      return answer.json();
    };
    const { numero, pedidoCompra } = await send('12.ABC.345/01DE-35');
    expect(pedidoCompra).toBe('PC-2026/118 lote 2');
    expect((await read(await erp.call('GET', `/orders/${numero}`))).pedidoCompra).toBe('PC-2026/118 lote 2');
    const { eventos } = await (await erp.call('GET', '/events')).json();
    expect(eventos).toContainEqual(
      expect.objectContaining({
        tipo: 'pedido.criado',
        dados: { numero, pedidoCompra: 'PC-2026/118 lote 2' },
      }),
    );
    await store.platform.settled();
    // The shop reads it; the letter to an address that anybody may have typed says nothing of what they typed.
    const mails = (await mailsOf(store)).filter((mail) => mail.includes('PC-2026/118 lote 2'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toMatch(/^To: .*compras@exemplo\.test/m);
    const admin = await staff(store, 'administrador');
    const found = await admin.fetch('/api/v2/vitrine/panel/orders?busca=pc-2026');
    expect((await found.json()).pedidos.map((one: { readonly numero: number }) => one.numero)).toEqual([
      numero,
    ]);
    expect((await send('52998224725')).pedidoCompra).toBe('');
  });
});
