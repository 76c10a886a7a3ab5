/** Letters beside those of accounts: what the shop is told, and whom it writes to by itself. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askToResell } from '#lib/api/reseller.ts';
import { ANA, logIn, person, post } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let plain: { readonly id: number; readonly nome: string; readonly estoque: number };
let valued: { readonly product_id: number; readonly valor_id: number; readonly estoque: number };

beforeAll(async () => {
  store = await createTestStore();
  plain = await store.db
    .selectFrom('products')
    .select(['id', 'nome', 'estoque'])
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 0)
    .where('id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  valued = await store.db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'v.valor_id', 'v.estoque'])
    .where('p.status', '=', 'disponivel')
    .where('v.estoque', '>', 0)
    .orderBy('v.product_id')
    .orderBy('v.valor_id')
    .executeTakeFirstOrThrow();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await stock(plain.estoque);
  await stockOfValue(valued.estoque);
  await store.db.updateTable('users').set({ revendedor_requested_at: null }).execute();
  await store.db.deleteFrom('recent_writes').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

async function stock(estoque: number): Promise<void> {
  await store.db.updateTable('products').set({ estoque }).where('id', '=', plain.id).execute();
}
async function stockOfValue(estoque: number): Promise<void> {
  await store.db
    .updateTable('product_variants')
    .set({ estoque })
    .where('product_id', '=', valued.product_id)
    .where('valor_id', '=', valued.valor_id)
    .execute();
}

const RITA = { nome: 'Rita Prado', email: 'rita@exemplo.com.br', contato: '11 90000-0001' };

async function askForNotice(body: object): Promise<void> {
  expect((await post(store.visitor(), 'product/solicitation', { ...RITA, ...body })).status).toBe(200);
}

/** Two looks, as of a postman who comes every minute. */
async function mailsAfterRounds(): Promise<readonly string[]> {
  for (const _ of [1, 2]) {
    store.platform.round();
    await store.platform.settled();
  }
  return mailsOf(store);
}

describe('the shop is written to', () => {
  it('of a quote request, with the product and an answer to the visitor', async () => {
    const mensagem = 'Preciso de 40 peças.\nAté sexta.';
    const answer = await post(store.visitor(), 'product/budget', {
      ...RITA,
      idProduto: plain.id,
      mensagem,
    });
    expect(answer.status).toBe(200);
    const [mail = '', ...more] = await mailsOf(store);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^Subject: Pedido de /m);
    expect(mail).toContain('Reply-To: Rita Prado <rita@exemplo.com.br>');
    expect(mail).toContain(`Produto: ${plain.nome}`);
    expect(mail).toContain('http://loja.localhost/');
    expect(mail).toContain('Preciso de 40 peças.\r\nAté sexta.');
  });

  it('once of an account that asks for reseller prices, however often it asks', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    for (const _ of [1, 2]) await askToResell(visitor.api, { newsletter: false, sms: false });
    const mails = await mailsOf(store);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`E-mail: ${ANA.usuario}`);
    expect(mails[0]).toContain('pediu preços de revenda');
  });

  it('not when a reseller asks who is one', async () => {
    const visitor = store.visitor();
    await logIn(visitor, { usuario: person('revenda').email, senha: ANA.senha });
    await askToResell(visitor.api, { newsletter: false, sms: false });
    expect(await mailsOf(store)).toEqual([]);
  });
});

describe('who asked to be told of stock', () => {
  it('is told once when it is back, and not before', async () => {
    await stock(0);
    await askForNotice({ idProduto: plain.id });
    await askForNotice({ idProduto: plain.id, email: 'caio@exemplo.com.br', nome: 'Caio' });
    expect(await mailsAfterRounds()).toEqual([]);
    await stock(1);
    const mails = await mailsAfterRounds();
    expect(mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted()).toEqual([
      'caio@exemplo.com.br',
      RITA.email,
    ]);
    expect(mails.every((mail) => mail.includes(plain.nome))).toBe(true);
  });

  it('may ask again after that', async () => {
    await askForNotice({ idProduto: plain.id });
    expect(await mailsAfterRounds()).toHaveLength(1);
    await stock(0);
    store.later(120_000);
    await askForNotice({ idProduto: plain.id });
    expect(await mailsAfterRounds()).toHaveLength(1);
    await stock(3);
    expect(await mailsAfterRounds()).toHaveLength(2);
  });

  it('is told of the value asked for, by its name', async () => {
    await stockOfValue(0);
    await askForNotice({ idProduto: valued.product_id, idAtributoValor: valued.valor_id });
    expect(await mailsAfterRounds()).toEqual([]);
    await stockOfValue(2);
    const { label } = await store.db
      .selectFrom('attribute_values')
      .select('label')
      .where('id', '=', valued.valor_id)
      .executeTakeFirstOrThrow();
    const [mail = ''] = await mailsAfterRounds();
    expect(mail).toContain(`(${label})`);
  });

  it('waits on when it is sold out again before the letter is written', async () => {
    await stock(0);
    await askForNotice({ idProduto: plain.id });
    const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    await store.db
      .insertInto('outbox')
      .values({ assunto: 'avise-me', sobre: id, next_at: store.clock.now })
      .execute();
    await store.db.updateTable('leads').set({ told_at: store.clock.now, status: 'respondido' }).execute();
    expect(await mailsAfterRounds()).toEqual([]);
    await stock(1);
    expect(await mailsAfterRounds()).toHaveLength(1);
  });

  it('is not told of a product that visitors do not see', async () => {
    await askForNotice({ idProduto: plain.id });
    const shown = (ativo: boolean) =>
      store.db.updateTable('products').set({ ativo }).where('id', '=', plain.id).execute();
    await shown(false);
    expect(await mailsAfterRounds()).toEqual([]);
    await shown(true);
    expect(await mailsAfterRounds()).toHaveLength(1);
  });

  it('is told when a cancelled order brings it back', async () => {
    await stock(1);
    const buyer = store.visitor();
    await logIn(buyer);
    await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: plain.id, quantidade: 1 }] });
    const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
    const body = JSON.stringify({ chave: 'x', versao, pagamento: 'combinar', observacao: '' });
    const order = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body });
    expect(order.status).toBe(200);
    await askForNotice({ idProduto: plain.id });
    expect((await mailsAfterRounds()).filter((mail) => mail.includes(RITA.email))).toEqual([]);
    const { numero } = await order.json();
    await buyer.fetch(`/api/v2/vitrine/order/${numero}/cancel`, { method: 'POST', body: '{}' });
    expect((await mailsAfterRounds()).filter((mail) => mail.includes(`To: ${RITA.email}`))).toHaveLength(1);
  });
});
