/** `panel/payments/mercado-pago*`: the account set by the shop's people, and what notices may do. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  getMercadoPago,
  saveMercadoPago,
  saveMercadoPagoSecrets,
  testMercadoPago,
} from '#lib/api/panel-mercado-pago.ts';
import { getPixApi } from '#lib/api/panel-pix-api.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { waysShown } from '#lib/platform/shop/queries/payment-ways.ts';
import { post } from '../../support/accounts.ts';
import { sendAsGuest } from '../../support/guest.ts';
import {
  type MercadoPagoStandIn,
  MP,
  signedNotice,
  startMercadoPago,
} from '../../support/mercado-pago/server.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../../support/store.ts';

let store: TestStore;
let mp: MercadoPagoStandIn;
let product: number;
let owner: Api;
let marketing: Api;
beforeAll(async () => {
  let clock = () => new Date();
  mp = await startMercadoPago(() => clock());
  store = await createTestStore({ siteUrl: 'https://loja.example', mercadoPago: { origin: mp.origin } });
  clock = () => store.clock.now;
  product = await plainProduct(store);
  ({ api: owner } = await staff(store, 'administrador'));
  ({ api: marketing } = await staff(store, 'marketing'));
});
afterEach(() => {
  expect(mp.wrong).toEqual([]);
  expect(store.failures).toEqual([]);
});
afterAll(async () => {
  await mp.close();
  await store.close();
});

const SECRETS = { accessToken: MP.token, assinatura: MP.secret };

describe('the account at Mercado Pago', () => {
  it('is off, and on only with its token', async () => {
    const before = await getMercadoPago(owner);
    expect(before).toMatchObject({ cartao: false, pix: false, boleto: false, completo: false });
    expect(before.enderecoAvisos).toBe('');
    await expect(testMercadoPago(owner)).rejects.toMatchObject({ status: 409 });
    await expect(saveMercadoPagoSecrets(owner, SECRETS)).rejects.toMatchObject({ status: 404 });
    const account = { ...before, usuario: MP.user };
    await expect(saveMercadoPago(owner, { ...account, cartao: true })).rejects.toMatchObject({ status: 400 });
    expect((await getMercadoPago(owner)).usuario).toBe('');
    const saved = await saveMercadoPago(owner, account);
    await expect(testMercadoPago(owner)).rejects.toMatchObject({ status: 409 });
    const kept = await saveMercadoPagoSecrets(owner, SECRETS);
    expect(kept.segredos).toEqual({ accessToken: 'painel', assinatura: 'painel' });
    expect(await waysShown(store.db, 'out')).not.toContain('cartao');
    await saveMercadoPago(owner, { ...saved, cartao: true, boleto: true });
    expect(await waysShown(store.db, 'out')).toEqual(expect.arrayContaining(['boleto', 'cartao']));
    expect(await waysShown(store.db, 'out')).not.toContain('pix');
  });

  it('shows no secret again, to nobody, nor in the history', async () => {
    const rows = JSON.stringify([
      await getMercadoPago(owner),
      await store.db.selectFrom('panel_changes').selectAll().execute(),
      await store.db.selectFrom('payment_accounts').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/canario|APP_USR/);
  });

  it('is the owner’s alone, and saved over nobody’s changes', async () => {
    await expect(getMercadoPago(marketing)).rejects.toMatchObject({ status: 403 });
    await expect(testMercadoPago(marketing)).rejects.toMatchObject({ status: 403 });
    await expect(saveMercadoPagoSecrets(marketing, SECRETS)).rejects.toMatchObject({ status: 403 });
    const before = await getMercadoPago(owner);
    await saveMercadoPago(owner, { ...before, minutos: 45 });
    await expect(saveMercadoPago(owner, { ...before, minutos: 50 })).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['a User ID that is none', { usuario: 'loja@example' }],
    ['no User ID', { usuario: '' }],
    ['a term that is not taken', { minutos: 20 }],
    ['a boleto of many days', { diasBoleto: 4 }],
  ] as const)('refuses %s', async (_, change) => {
    const before = await getMercadoPago(owner);
    await expect(saveMercadoPago(owner, { ...before, ...change })).rejects.toMatchObject({ status: 400 });
  });

  it('is tried step by step', async () => {
    const steps = async () => (await testMercadoPago(owner)).teste.map(({ passo, ok }) => `${passo} ${ok}`);
    expect(await steps()).toEqual(['token true', 'formas true', 'cobrancas true']);
    await saveMercadoPagoSecrets(owner, { accessToken: 'errado', assinatura: '' });
    expect(await steps()).toEqual(['token false']);
    await saveMercadoPagoSecrets(owner, { accessToken: MP.token, assinatura: '' });
  });

  it('leaves the account at a bank alone', async () => {
    expect(await getPixApi(owner)).toMatchObject({ ativo: false, clientId: '' });
  });
});

const choose = (visitor: Visitor, numero: number, pagamento: string) =>
  visitor.fetch(`/api/v2/vitrine/order/${numero}/payment`, {
    method: 'POST',
    body: JSON.stringify({ pagamento }),
  });
let sent = 0;
async function bought(pagamento: 'cartao' | 'boleto' = 'cartao') {
  const visitor = store.visitor();
  const itens = [{ idProduto: product, idAtributoSimples: 0, quantidade: 1 }];
  expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
  sent += 1;
  const answer = await sendAsGuest(visitor, { pagamento, chave: `k${sent}` });
  expect(answer.status).toBe(200);
  const { numero } = (await answer.json()) as { numero: number };
  const [charge] = await chargesOf(store.db, numero);
  if (!charge) throw new Error('there is no charge');
  const payment = async (): Promise<PagamentoPedido> =>
    (await visitor.fetch(`/api/v2/vitrine/order/${numero}/payment`)).json();
  return { numero, charge, payment, id: charge.provider_id ?? '', visitor };
}

describe('an order', () => {
  it('has a link to the page of Mercado Pago while its card waits', async () => {
    const { charge, payment, numero } = await bought();
    expect(charge).toMatchObject({ provider: 'mercado-pago', status: 'pendente' });
    expect((await payment()).cobranca).toMatchObject({
      situacao: 'aberta',
      empresa: 'Mercado Pago',
      link: expect.stringMatching(/^https:\/\/www\.mercadopago\.example\/checkout/),
      porPessoas: false,
    });
    expect(mp.ledger.of(charge.ref)?.asked).toMatchObject({
      payer: { identification: { type: 'CPF' } },
      config: { online: { success_url: `https://loja.example/checkout/pedido/${numero}` } },
    });
  });

  it('says in which way its card was refused, and takes another try', async () => {
    const { charge, payment, visitor, numero } = await bought();
    mp.ledger.refuse(charge.ref, 'insufficient_amount');
    store.later(20_000);
    expect((await payment()).cobranca).toMatchObject({ situacao: 'recusada', recusa: 'limite', link: '' });
    const again = await choose(visitor, numero, 'cartao');
    expect(again.status).toBe(200);
    expect((await payment()).cobranca).toMatchObject({ situacao: 'aberta', recusa: '' });
  });

  it('changes to a boleto only once its card can be paid no more', async () => {
    const { charge, payment, visitor, numero } = await bought();
    await choose(visitor, numero, 'boleto');
    expect(mp.ledger.of(charge.ref)?.status).toBe('canceled');
    const { cobranca } = await payment();
    expect(cobranca).toMatchObject({ forma: 'boleto', situacao: 'aberta' });
    expect(cobranca?.linhaDigitavel).toMatch(/\d/);
    expect(cobranca?.link).toMatch(/ticket$/);
  });
});

const notice = (path: string, { query, headers, body }: ReturnType<typeof signedNotice>) =>
  store.platform.fetch(new Request(new URL(path + query, SITE_URL), { method: 'POST', headers, body }));
const address = async () => new URL((await getMercadoPago(owner)).enderecoAvisos).pathname;
const noticed = () => store.db.selectFrom('payment_notices').select(['ref', 'seq', 'done_seq']).execute();

describe('notices', () => {
  it('that do not prove themselves are refused and change nothing', async () => {
    const path = await address();
    const { id } = await bought();
    const good = signedNotice({ id });
    const headers = (change: Record<string, string>) => ({
      ...good,
      headers: { ...good.headers, ...change },
    });
    const forged = [
      [path, signedNotice({ id, secret: 'another secret' })],
      [path, { ...good, query: good.query.replace(id, 'ORD01ANOTHER') }],
      [path, headers({ 'x-request-id': 'another' })],
      [path, headers({ 'x-signature': '' })],
      [path, headers({ 'x-signature': good.headers['x-signature'].replace('ts=1', 'ts=2') })],
      [path, headers({ 'x-signature': 'ts=1742505638,v1=' })],
      [`${path}x`, good],
      ['/api/v2/vitrine/payment-notices/mercado-pago/1-x', good],
    ] as const;
    for (const [where, one] of forged) expect((await notice(where, one)).status).toBe(401);
    expect((await notice(path, { ...good, body: '{' })).status).toBe(400);
    expect((await notice(path, { ...good, body: 'x'.repeat(70_000) })).status).toBe(413);
    expect(await noticed()).toEqual([]);
  });

  it('that name nothing of the shop are taken and forgotten', async () => {
    const path = await address();
    for (const id of ['ORD01STRANGE', '123456'])
      expect((await notice(path, signedNotice({ id }))).status).toBe(200);
    expect(await noticed()).toEqual([]);
  });

  it('that name what no database takes are forgotten too', async () => {
    const path = await address();
    const { id, charge } = await bought();
    const odd = ['\0', '\ud800', `${charge.ref}\0`, 'é'.repeat(40)];
    for (const external_reference of odd) {
      const body = JSON.stringify({ data: { external_reference } });
      expect((await notice(path, { ...signedNotice({ id: 'ORD01STRANGE' }), body })).status).toBe(200);
    }
    const named = signedNotice({ id: `${id}\0` });
    expect((await notice(path, { ...named, query: `?data.id=${id}%00` })).status).toBe(200);
    expect(await noticed()).toEqual([]);
  });

  it('of a dispute have the list read in the next round, once a minute at most', async () => {
    await bought();
    const path = await address();
    const now = () => store.clock.now.getTime();
    const times = async (looked: number, next: number) => {
      const look = { looked_at: new Date(now() - looked), look_at: new Date(now() + next) };
      await store.db.updateTable('payment_accounts').set(look).execute();
    };
    const waits = async () => {
      const { look_at } = await store.db
        .selectFrom('payment_accounts')
        .select('look_at')
        .where('retired_at', 'is', null)
        .where('provider', '=', 'mercado-pago')
        .executeTakeFirstOrThrow();
      return (look_at?.getTime() ?? 0) - now();
    };
    const disputed = signedNotice({ id: '233000061680860000', type: 'topic_chargebacks_wh' });
    await times(600_000, 1_800_000);
    expect((await notice(path, signedNotice({ id: 'ORD01STRANGE' }))).status).toBe(200);
    expect(
      (await notice(path, { ...disputed, headers: { ...disputed.headers, 'x-signature': '' } })).status,
    ).toBe(401);
    expect(await waits()).toBe(1_800_000);
    expect((await notice(path, disputed)).status).toBe(200);
    expect(await waits()).toBe(0);
    await times(30_000, 1_800_000);
    expect((await notice(path, disputed)).status).toBe(200);
    expect(await waits()).toBe(1_800_000);
  });

  it('have Mercado Pago asked, and believe it alone: old, doubled and reordered', async () => {
    const { charge, id, payment } = await bought();
    const path = await address();
    store.later(10_000);
    // Nothing was paid, whatever it says.
    expect((await notice(path, signedNotice({ id }))).status).toBe(200);
    await store.platform.settled();
    expect((await payment()).situacao).toBe('aguardando');
    store.later(10_000);
    mp.ledger.pay(charge.ref);
    // Ids in lower case are signed as such.
    const twice = signedNotice({ id: id.toLowerCase(), ts: '1742505638000' });
    await Promise.all([notice(path, twice), notice(path, twice)]);
    await store.platform.settled();
    expect((await payment()).situacao).toBe('pago');
    store.later(86_400_000);
    expect((await notice(path, signedNotice({ id }))).status).toBe(200);
    await store.platform.settled();
    const entries = await store.db.selectFrom('money_events').select(['kind']).execute();
    expect(entries).toEqual([{ kind: 'entrada' }]);
  });

  it('of many at once are few questions', async () => {
    const { id } = await bought();
    const path = await address();
    store.later(10_000);
    const before = mp.asked.length;
    await Promise.all(Array.from({ length: 30 }, () => notice(path, signedNotice({ id }))));
    await store.platform.settled();
    expect(mp.asked.slice(before).filter((one) => one.includes(id)).length).toBeLessThanOrEqual(1);
  });
});

describe('another account', () => {
  it('has no secret of the one before, which is still asked about its charges', async () => {
    const first = await getMercadoPago(owner);
    const off = { ...first, cartao: false, pix: false, boleto: false };
    const moved = await saveMercadoPago(owner, { ...off, usuario: '987654321' });
    expect(moved.segredos).toEqual({ accessToken: '', assinatura: '' });
    const rows = await store.db.selectFrom('payment_accounts').select('retired_at').orderBy('id').execute();
    expect(rows.map(({ retired_at }) => retired_at !== null)).toEqual([true, false]);
  });
});
