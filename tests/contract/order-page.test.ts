/** The form of an order that is refused comes back with what was typed in it, and says why. */
import { expect, it } from 'vitest';
import { logout } from '#lib/api/account.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import { giveCoupon } from '#lib/api/promotional.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import { skuListOf } from '#lib/domain/cart/sku-list.ts';
import { writeSeen } from '#lib/domain/orders/seen-order.ts';
import { openAccess } from '#lib/server/account/access-page.ts';
import { answerOrderPage, openOrderPage } from '#lib/server/cart/order-page.ts';
import { EVERYBODY } from '#lib/server/page/visitor.ts';
import { logIn, person } from '../support/accounts.ts';
import { ADDRESS, GUEST, guestBody, guestReview } from '../support/guest.ts';
import { fill, openOrders, orders, product, store } from '../support/openings/orders.ts';
import { APP_TOKEN, SITE_URL, type Visitor } from '../support/store.ts';

openOrders();

/** What a visitor asks for from an address of the network. */
function apiFrom(visitor: Visitor, address: string): Api {
  return createApi({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      headers.set('X-Client-Address', address);
      return visitor.fetch(url, {
        method,
        headers,
        ...(method !== 'GET' && { body: await request.text() }),
      });
    },
    baseUrl: `${SITE_URL}/api`,
    appToken: APP_TOKEN,
  });
}

function typedForm(change: Readonly<Record<string, string>>): FormData {
  const { nome, ...guest } = GUEST;
  const fields = {
    ...guest,
    nomeCompleto: nome,
    ...ADDRESS,
    observacao: 'Portão azul',
    termos: 'on',
    ...change,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Opened = { readonly page: OrderPage };

const answer = (api: Api, form: FormData, hasSession = true) =>
  answerOrderPage({ api, sessionApi: () => api, visitor: { ...EVERYBODY, hasSession } }, form);

it('comes back as it was typed, under the same key, from an address that tried too often', async () => {
  const visitor = store.visitor();
  const api = apiFrom(visitor, '203.0.113.31');
  await fill(visitor, 1);
  const { versao } = await guestReview(visitor);
  const stale = typedForm({ acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao: 'another' });
  for (let press = 0; press < 50; press += 1) expect(await answer(api, stale)).toMatchObject({ status: 409 });
  const form = typedForm({ acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao });
  const refused = await answer(api, form);
  expect(refused).toMatchObject({
    status: 429,
    page: {
      chave: 'uma-chave',
      typed: { guest: { email: GUEST.email }, endereco: { logradouro: ADDRESS.logradouro } },
      problem: expect.stringContaining('Muitas tentativas'),
    },
  });
  expect(await orders()).toEqual([]);
  store.later(60_000);
  expect(await answer(api, form)).toMatchObject({ path: expect.stringContaining('aviso=enviado') });
}, 120_000);

it('of a guest whose browser lost its cookies brings the cart back, and is read before it orders', async () => {
  const former = store.visitor();
  await fill(former, 2);
  const page = await openOrderPage({ api: former.api, sessionApi: () => former.api });
  if (!('page' in page)) throw new Error('no page');
  const itens = skuListOf(page.page.review.carrinho.itens);
  const { versao } = await guestReview(former);
  const sent = { acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', itens, versao };
  const visitor = store.visitor();
  const form = typedForm(sent);
  const back = await answer(visitor.api, form, false);
  expect(back).toMatchObject({
    status: 409,
    page: {
      problem: expect.stringContaining('cookies'),
      typed: { guest: { email: GUEST.email }, observacao: 'Portão azul' },
      review: { carrinho: { quantidadeTotal: 2 } },
    },
  });
  expect(await orders()).toEqual([]);
  // A session that has a row keeps what is in its cart.
  expect(await answer(store.visitor().api, form)).toMatchObject({
    page: { review: { carrinho: { itens: [] } } },
  });
  expect(await answer(visitor.api, form)).toMatchObject({ path: expect.stringContaining('aviso=enviado') });
});

it('of the second of two tabs names the order that the first has sent', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const { versao } = await guestReview(visitor);
  const tab = (chave: string) => typedForm({ acao: 'enviar', pagamento: 'combinar', chave, versao });
  const first = await answer(visitor.api, tab('first'));
  const numero = Number(/\d+/.exec((first as { path: string }).path)?.[0]);
  const { api } = visitor;
  const locals = { api, sessionApi: () => api, visitor: { ...EVERYBODY, hasSession: true } };
  const second = await answerOrderPage(locals, tab('second'), ['second', 'first']);
  expect(second).toMatchObject({ page: { enviado: numero, problem: undefined } });
});

it('of an account orders to the address it opens with at the first press', async () => {
  const visitor = store.visitor();
  await logIn(visitor);
  await fill(visitor, 1);
  const opened = await openOrderPage({ api: visitor.api, sessionApi: () => visitor.api });
  if (!('page' in opened)) throw new Error('no page');
  const { review, typed } = opened.page;
  const form = typedForm({
    ...{ acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao: review.versao },
    idEndereco: String(typed.idEndereco),
  });
  for (const field of ['email', 'nomeCompleto', 'documento', 'telefone']) form.delete(field);
  expect(typed.idEndereco).toBeGreaterThan(0);
  expect(await answer(visitor.api, form)).toMatchObject({ path: expect.stringContaining('aviso=enviado') });
});

it('of an account orders to another address that is typed at the first press, as long as it costs the same', async () => {
  const visitor = store.visitor();
  await logIn(visitor);
  await fill(visitor, 1);
  const opened = await openOrderPage({ api: visitor.api, sessionApi: () => visitor.api });
  if (!('page' in opened)) throw new Error('no page');
  const { review, typed } = opened.page;
  const own = review.enderecos.find(({ id }) => id === typed.idEndereco);
  const another = { cep: own?.cep ?? '', logradouro: 'Rua da Vizinha', numero: '7', bairro: 'Centro' };
  const form = (change: Readonly<Record<string, string>>) => {
    const sent = { acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao: review.versao };
    const fields = typedForm({
      ...sent,
      ...another,
      cidade: own?.cidade ?? '',
      uf: own?.uf ?? '',
      ...change,
    });
    for (const field of ['email', 'nomeCompleto', 'documento', 'telefone']) fields.delete(field);
    fields.set('idEndereco', '0');
    return fields;
  };
  // Said once: what is wrong, and nothing of a total that is as it was.
  expect(await answer(visitor.api, form({ pagamento: 'cartao' }))).toMatchObject({
    page: { problem: 'Esta forma de pagamento não está disponível para este pedido.' },
  });
  const elsewhere = { cep: '69005-010', cidade: 'Manaus', uf: 'AM' };
  expect(await answer(visitor.api, form(elsewhere))).toMatchObject({
    status: 409,
    page: { problem: expect.stringContaining('o total agora é') },
  });
  expect(await orders()).toEqual([]);
  const { path } = (await answer(visitor.api, form({}))) as { path: string };
  expect(path).toContain('aviso=enviado');
  const row = await store.db.selectFrom('orders').select('endereco').executeTakeFirst();
  expect(row?.endereco).toMatchObject({ logradouro: 'Rua da Vizinha', numero: '7' });
});

it('sent before its postal code was looked up fills in what that knows, and says the total there first', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const { review } = ((await openOrderPage({ api: visitor.api, sessionApi: () => visitor.api })) as Opened)
    .page;
  const first = {
    acao: 'enviar',
    pagamento: 'combinar',
    chave: 'uma-chave',
    versao: review.versao,
    cepCotado: '',
  };
  const blank = { cidade: '', uf: '' };
  const shown = (await answer(visitor.api, typedForm({ ...first, ...blank }))) as Opened;
  const { logradouro, bairro, cidade, uf } = ADDRESS;
  expect(shown).toMatchObject({
    status: 409,
    page: {
      problem: expect.stringMatching(
        /^O pedido ainda não foi enviado: este é o total para o CEP 01310-100, com a forma de entrega “.+ Confira e finalize de novo\.$/,
      ),
      typed: { endereco: { logradouro, bairro, cidade, uf }, cepBuscado: '01310100' },
    },
  });
  expect(await orders()).toEqual([]);
  const { versao, cep } = shown.page.review;
  const again = { ...first, versao, cepCotado: cep };
  expect(await answer(visitor.api, typedForm(again))).toMatchObject({
    path: expect.stringContaining('aviso=enviado'),
  });
});

it('keeps what was typed at a postal code, and says what is missing beside the total', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const first = { acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao: 'x', cepCotado: '' };
  const typed = { logradouro: 'Av. Paulista, bloco B', numero: '' };
  expect(await answer(visitor.api, typedForm({ ...first, ...typed }))).toMatchObject({
    status: 422,
    page: {
      problem: expect.stringContaining('CEP 01310-100'),
      faults: { endereco: { numero: 'missing' } },
      typed: { endereco: { logradouro: 'Av. Paulista, bloco B' } },
    },
  });
});

it('of an account that was logged out leads to the log-in page, which says so', async () => {
  const visitor = store.visitor();
  await logIn(visitor);
  await fill(visitor, 1);
  const page = await openOrderPage({ api: visitor.api, sessionApi: () => visitor.api });
  if (!('page' in page)) throw new Error('no page');
  const { review, typed } = page.page;
  await logout(visitor.api);
  const form = typedForm({
    ...{ acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao: review.versao },
    idEndereco: String(typed.idEndereco),
  });
  for (const field of ['email', 'nomeCompleto', 'documento', 'telefone']) form.delete(field);
  const { path } = (await answer(visitor.api, form)) as { path: string };
  expect(path).toContain('motivo=sessao');
  const shown = openAccess(new Request(`${SITE_URL}${path}`), { user: undefined });
  expect(shown).toMatchObject({
    problem: { message: expect.stringContaining('entre de novo') },
    onward: { voltar: '/checkout/pagamento' },
  });
});

it('of a guest who logged in meanwhile comes back with the account that would order', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const { versao } = await guestReview(visitor);
  await logIn(visitor);
  const form = typedForm({ acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', versao });
  expect(await answer(visitor.api, form)).toMatchObject({
    status: 409,
    page: { review: { comprador: { email: person('cliente').email } }, typed: { observacao: 'Portão azul' } },
  });
  expect(await orders()).toEqual([]);
});

it('keeps what was typed where too many postal codes were tried, and what is known costs nothing', async () => {
  const visitor = store.visitor();
  const api = apiFrom(visitor, '203.0.113.32');
  await fill(visitor, 1);
  const form = typedForm({ acao: 'atualizar', chave: 'uma-chave' });
  for (let press = 0; press < 60; press += 1) expect(await answer(api, form)).toMatchObject({ filled: true });
  expect(await answer(api, form)).toMatchObject({
    status: 429,
    page: { chave: 'uma-chave', typed: { guest: { email: GUEST.email }, endereco: { cep: ADDRESS.cep } } },
  });
  expect(await openOrderPage({ api, sessionApi: () => api })).toMatchObject({ page: { typed: {} } });
  await store.db.updateTable('sessions').set({ cep: '01310100' }).execute();
  expect(await answer(api, form)).toMatchObject({ filled: true });
});

it('answers the same order however often its form is sent, from an address that tried too often', async () => {
  const visitor = store.visitor();
  await fill(visitor, 1);
  const body = JSON.stringify(guestBody((await guestReview(visitor)).versao));
  const headers = { 'X-Client-Address': '203.0.113.77' };
  const send = () => visitor.fetch('/api/v2/vitrine/order', { method: 'POST', headers, body });
  const { numero } = await (await send()).json();
  for (let press = 0; press < 60; press += 1) expect(await (await send()).json()).toMatchObject({ numero });
  await fill(visitor, 1);
  const statuses: number[] = [];
  for (let press = 0; press < 51; press += 1) {
    const stale = JSON.stringify(guestBody('another', { chave: `k${press}` }));
    statuses.push(
      (await visitor.fetch('/api/v2/vitrine/order', { method: 'POST', headers, body: stale })).status,
    );
  }
  // The one that was sent is no try.
  expect(statuses.slice(-2)).toEqual([409, 429]);
  expect(await (await send()).json()).toMatchObject({ numero });
}, 120_000);

it('is sent 300 times within an hour from an address that many people share, then once a minute', async () => {
  const headers = { 'X-Client-Address': '203.0.113.78' };
  const status = async (chave: string) => {
    const visitor = store.visitor();
    await fill(visitor, 1);
    const body = JSON.stringify(guestBody((await guestReview(visitor)).versao, { chave }));
    return (await visitor.fetch('/api/v2/vitrine/order', { method: 'POST', headers, body })).status;
  };
  expect(await status('first')).toBe(200);
  await store.db.updateTable('throttles').set({ tries: 298 }).where('tries', '=', 1).execute();
  expect([await status('299'), await status('300'), await status('301')]).toEqual([200, 200, 429]);
  store.later(60_000);
  expect([await status('302'), await status('303')]).toEqual([200, 429]);
  // An hour after the first one, whatever came since.
  store.later(3_540_000);
  expect([await status('304'), await status('305')]).toEqual([200, 200]);
});

it('names what changed: the price of a line, the coupon that ended, the freight that was ticked', async () => {
  const visitor = store.visitor();
  await fill(visitor, 3);
  await giveCoupon(visitor.api, 'BEMVINDO10');
  const counted = typedForm({ acao: 'atualizar', chave: 'uma-chave' });
  const { page } = (await answer(visitor.api, counted)) as Opened;
  const { review } = page;
  const { nome = '' } = review.carrinho.itens[0] ?? {};
  const servico = 'expressa';
  const versao = review.entregas.find((one) => one.servico === servico)?.versao ?? '';
  const sent = { acao: 'enviar', pagamento: 'combinar', chave: 'uma-chave', servico, versao };
  const form = () => typedForm({ ...sent, visto: writeSeen(review) });
  const problemOf = async () =>
    ((await answer(visitor.api, form())) as Opened).page.problem?.replaceAll('\u00a0', ' ');
  const rates = store.db.updateTable('shipping_rates').where('service_id', '=', servico);
  const coupons = store.db.updateTable('coupons').where('hash', '=', 'BEMVINDO10');
  try {
    await store.db.updateTable('products').set({ preco_por: 12_000 }).where('id', '=', product).execute();
    expect(await problemOf()).toContain(`O preço de “${nome}” passou de R$ 100,00 para R$ 120,00.`);
    await coupons.set({ ativo: false }).execute();
    const ended = await problemOf();
    expect(ended?.match(/BEMVINDO10/g)).toHaveLength(1);
    await rates.set((eb) => ({ valor_base: eb('valor_base', '+', 500) })).execute();
    expect(await problemOf()).toMatch(/O frete da entrega “Expressa” passou de R\$ \S+ para R\$ \S+\./);
    await fill(visitor, 1);
    expect(await problemOf()).toContain(`A quantidade de “${nome}” passou de 3 para 4.`);
    expect(await orders()).toEqual([]);
  } finally {
    await coupons.set({ ativo: true }).execute();
    await rates.set((eb) => ({ valor_base: eb('valor_base', '-', 500) })).execute();
  }
});
