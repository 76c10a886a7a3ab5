/** `panel/payments/pix-api*`: the account at a bank set by the shop's people, and what the bank's notices may do. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import {
  getPixApi,
  registerPixNotices,
  savePixApi,
  savePixApiSecrets,
  testPixApi,
} from '#lib/api/panel-pix-api.ts';
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { txidOf } from '#lib/domain/payments/pix-wire.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { waysShown } from '#lib/platform/shop/queries/payment-ways.ts';
import { post } from '../../support/accounts.ts';
import { sendAsGuest } from '../../support/guest.ts';
import { BANK, type PixBankStandIn, startBank } from '../../support/pix-api/bank.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, SITE_URL, type TestStore } from '../../support/store.ts';

let store: TestStore;
let bank: PixBankStandIn;
let product: number;
let owner: Api;
let marketing: Api;
beforeAll(async () => {
  let clock = () => new Date();
  bank = await startBank(() => clock());
  store = await createTestStore({
    siteUrl: 'https://loja.example',
    pixApi: {
      origin: bank.origin,
      authorities: bank.authority.cert,
      noticeProof: { header: 'X-Client-Verify', value: 'SUCCESS' },
    },
  });
  clock = () => store.clock.now;
  product = await plainProduct(store);
  ({ api: owner } = await staff(store, 'administrador'));
  ({ api: marketing } = await staff(store, 'marketing'));
});
afterEach(() => {
  expect(bank.wrong).toEqual([]);
  expect(store.failures).toEqual([]);
});
afterAll(async () => {
  await bank.close();
  await store.close();
});

const ACCOUNT = {
  banco: 'outro',
  ambiente: 'producao',
  apiUrl: 'https://api.banco.example/',
  tokenUrl: 'https://api.banco.example/oauth/token',
  clientId: BANK.id,
  chave: BANK.key,
  nome: 'Loja',
  cidade: 'Natal',
} as const;
const NONE = { clientSecret: '', appKey: '', certificado: '', chavePrivada: '', senha: '' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const secrets = () => ({
  ...NONE,
  clientSecret: BANK.secret,
  certificado: base64(bank.client.cert),
  chavePrivada: base64(bank.client.key),
});

describe('the account at a bank', () => {
  it('is off, and on only with its secrets', async () => {
    const before = await getPixApi(owner);
    expect(before).toMatchObject({ ativo: false, completo: false, enderecoAvisos: '', avisos: '' });
    await expect(testPixApi(owner)).rejects.toMatchObject({ status: 409 });
    await expect(savePixApiSecrets(owner, secrets())).rejects.toMatchObject({ status: 404 });
    await expect(savePixApi(owner, { ...before, ...ACCOUNT, ativo: true })).rejects.toMatchObject({
      status: 400,
    });
    expect((await getPixApi(owner)).clientId).toBe('');
    const saved = await savePixApi(owner, { ...before, ...ACCOUNT });
    expect(saved).toMatchObject({ apiUrl: 'https://api.banco.example', completo: false });
    const kept = await savePixApiSecrets(owner, secrets());
    expect(kept.segredos).toEqual({ clientSecret: 'painel', appKey: '', certificado: 'painel' });
    expect(kept.certificadoDias).toBeGreaterThan(0);
    const on = await savePixApi(owner, { ...kept, ativo: true });
    expect(on).toMatchObject({ ativo: true, completo: true });
    expect(await waysShown(store.db, 'out')).toContain('pix');
  });

  it('shows no secret again, to nobody, nor in the history', async () => {
    const told = JSON.stringify(await getPixApi(owner));
    for (const secret of [BANK.secret, base64(bank.client.key), 'PRIVATE KEY'])
      expect(told).not.toContain(secret);
    const rows = JSON.stringify([
      await store.db.selectFrom('panel_changes').selectAll().execute(),
      await store.db.selectFrom('payment_accounts').selectAll().execute(),
    ]);
    expect(rows).not.toContain(BANK.secret);
    expect(rows).not.toContain('PRIVATE KEY');
  });

  it('says whether its secrets have a key of their own, which no backup holds', async () => {
    expect((await getPixApi(owner)).chavePropria).toBe(false);
    const apart = await createTestStore({ secretsKey: 'k'.repeat(32) });
    try {
      const { api } = await staff(apart, 'administrador');
      expect((await getPixApi(api)).chavePropria).toBe(true);
    } finally {
      await apart.close();
    }
  });

  it('is the owner’s alone, and saved over nobody’s changes', async () => {
    await expect(getPixApi(marketing)).rejects.toMatchObject({ status: 403 });
    await expect(testPixApi(marketing)).rejects.toMatchObject({ status: 403 });
    await expect(savePixApiSecrets(marketing, secrets())).rejects.toMatchObject({ status: 403 });
    const before = await getPixApi(owner);
    await savePixApi(owner, { ...before, minutos: 45 });
    await expect(savePixApi(owner, { ...before, minutos: 20 })).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['an address that is none', { apiUrl: 'https://localhost' }],
    ['an address of a number', { apiUrl: 'https://10.0.0.1/pix' }],
    ['an address without TLS', { tokenUrl: 'http://api.banco.example/token' }],
    ['no address', { apiUrl: '' }],
    ['a key that is none', { chave: '123' }],
    ['a bank that has no tests', { banco: 'itau', ambiente: 'homologacao' }],
    ['no client', { clientId: ' ' }],
    ['a term that no bank takes', { minutos: 0 }],
  ] as const)('refuses %s', async (_, change) => {
    const before = await getPixApi(owner);
    await expect(savePixApi(owner, { ...before, ...change })).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['what is no certificate', { certificado: base64('certificado') }],
    ['a certificate without its key', { chavePrivada: '' }],
    ['the key of another one', { chavePrivada: 'another' }],
  ] as const)('refuses %s', async (_, change) => {
    const other = base64(bank.authority.issue('outra').key);
    const sent = { ...secrets(), ...change };
    const fixed = sent.chavePrivada === 'another' ? { ...sent, chavePrivada: other } : sent;
    await expect(savePixApiSecrets(owner, fixed)).rejects.toMatchObject({ status: 400 });
    expect((await getPixApi(owner)).completo).toBe(true);
  });

  it('is tried step by step', async () => {
    const { teste, avisos } = await testPixApi(owner);
    expect(teste.map(({ passo, ok }) => `${passo} ${ok}`)).toEqual([
      'token true',
      'cobrancas true',
      'recebidos true',
      'avisos true',
    ]);
    expect(avisos).toBe('nenhuma');
    bank.faults.push('403');
    expect((await testPixApi(owner)).teste[1]).toMatchObject({
      passo: 'cobrancas',
      ok: false,
      motivo: expect.stringContaining('AcessoNegado'),
    });
    await savePixApiSecrets(owner, { ...NONE, clientSecret: 'wrong' });
    expect((await testPixApi(owner)).teste).toMatchObject([
      { passo: 'token', ok: false, motivo: 'no token: 401 invalid_client' },
    ]);
    await savePixApiSecrets(owner, { ...NONE, clientSecret: BANK.secret });
  });

  it('has its notices sent here by one press', async () => {
    bank.faults.push('403');
    await expect(registerPixNotices(owner)).rejects.toMatchObject({
      status: 409,
      serverText: expect.stringContaining('AcessoNegado'),
    });
    bank.webhooks.set(BANK.key, 'https://outra.example/pix');
    expect((await testPixApi(owner)).avisos).toBe('outra');
    const { avisos, enderecoAvisos } = await registerPixNotices(owner);
    expect(avisos).toBe('nossa');
    expect(enderecoAvisos).toMatch(
      /^https:\/\/loja\.example\/api\/v2\/vitrine\/payment-notices\/pix\/\d+-[\w-]{43}$/,
    );
    expect(bank.webhooks.get(BANK.key)).toBe(enderecoAvisos);
    expect((await testPixApi(owner)).avisos).toBe('nossa');
  });
});

const PROOF = { 'X-Client-Verify': 'SUCCESS' };
const notice = (path: string, body: unknown, headers: Record<string, string> = PROOF) =>
  store.platform.fetch(
    new Request(new URL(path, SITE_URL), {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  );
const address = async () => new URL((await getPixApi(owner)).enderecoAvisos).pathname;
const noticed = () => store.db.selectFrom('payment_notices').select(['ref', 'seq', 'done_seq']).execute();

async function bought() {
  const visitor = store.visitor();
  const itens = [{ idProduto: product, idAtributoSimples: 0, quantidade: 1 }];
  expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
  const answer = await sendAsGuest(visitor, { pagamento: 'pix', chave: `k${bank.ledger.cobs.size}` });
  expect(answer.status).toBe(200);
  const { numero } = (await answer.json()) as { numero: number };
  const [charge] = await chargesOf(store.db, numero);
  if (!charge) throw new Error('there is no charge');
  const payment = async (): Promise<PagamentoPedido> =>
    (await visitor.fetch(`/api/v2/vitrine/order/${numero}/payment`)).json();
  return { charge, payment, txid: txidOf(charge.ref) };
}

describe('an order', () => {
  it('is charged by the bank while its buyer waits', async () => {
    const { charge, payment } = await bought();
    expect(charge).toMatchObject({ provider: 'pix-api', status: 'pendente' });
    const { cobranca } = await payment();
    expect(cobranca).toMatchObject({ situacao: 'aberta', porPessoas: false });
    expect(cobranca?.copiaECola).toMatch(/^000201/);
    const minutes = (Date.parse(cobranca?.ate ?? '') - store.clock.now.getTime()) / 60_000;
    expect(minutes).toBe(45);
  });
});

describe('notices', () => {
  it('without the key, or the proof of the proxy, are refused and change nothing', async () => {
    const path = await address();
    const { txid } = await bought();
    const body = { pix: [{ txid }] };
    expect((await notice(`${path}x/pix`, body)).status).toBe(401);
    expect((await notice('/api/v2/vitrine/payment-notices/pix/1-x/pix', body)).status).toBe(401);
    expect((await notice(`${path}/pix`, body, {})).status).toBe(401);
    expect((await notice(`${path}/pix`, body, { 'X-Client-Verify': 'NONE' })).status).toBe(401);
    expect(await noticed()).toEqual([]);
  });

  it('that name nothing of the shop are taken and forgotten', async () => {
    const path = await address();
    const strange = [
      {},
      { evento: 'teste_webhook' },
      { pix: [] },
      [{ txid: 'PED10001T1ABCDEFGH00000000000000' }],
      { pix: [{ txid: 'x' }, { endToEndId: 'y' }, { txid: 7 }] },
      { pix: Array.from({ length: 500 }, () => ({ txid: 'PED1T1ABCDEFGH' })) },
      '',
    ];
    for (const body of strange) expect((await notice(path, body)).status).toBe(200);
    expect((await notice(path, '{')).status).toBe(400);
    const long = JSON.stringify({ pix: [], x: 'x'.repeat(70_000) });
    expect((await notice(path, long)).status).toBe(413);
    expect(await noticed()).toEqual([]);
  });

  it('have the bank asked, and believe it alone', async () => {
    const { txid, payment } = await bought();
    const path = await address();
    // It says that much was paid: the bank knows nothing of it.
    const forged = { pix: [{ txid, endToEndId: 'E'.repeat(32), valor: '100.00', horario: 'now' }] };
    expect((await notice(`${path}/pix`, forged)).status).toBe(200);
    await store.platform.settled();
    expect((await payment()).situacao).toBe('aguardando');
    store.later(10_000);
    bank.ledger.pay(txid);
    // Twice, one in the way of Inter, in capitals or not.
    expect((await notice(path, [{ txid: txid.toLowerCase() }])).status).toBe(200);
    await store.platform.settled();
    expect((await payment()).situacao).toBe('pago');
    expect((await notice(`${path}/pix`, forged)).status).toBe(200);
    await store.platform.settled();
    const entries = await store.db
      .selectFrom('money_events')
      .select('kind')
      .where('provider', '=', 'pix-api')
      .execute();
    expect(entries).toEqual([{ kind: 'entrada' }]);
    expect(await noticed()).toMatchObject([{ seq: 3, done_seq: 3 }]);
  });

  it('of many charges at once are few questions', async () => {
    const { txid } = await bought();
    const path = await address();
    store.later(10_000);
    const before = bank.asked.length;
    await Promise.all(Array.from({ length: 30 }, () => notice(path, { pix: [{ txid }, { txid }] })));
    await store.platform.settled();
    const own = bank.asked.slice(before).filter((one) => one.includes(txid));
    expect(own.length).toBeLessThanOrEqual(1);
  });
});

describe('another key or bank', () => {
  it('has an account of its own, and never the secrets of another bank', async () => {
    const first = await getPixApi(owner);
    const key = await savePixApi(owner, { ...first, chave: 'outra@loja.example' });
    expect(key).toMatchObject({ completo: true, teste: [], avisos: '' });
    expect(key.enderecoAvisos).not.toBe(first.enderecoAvisos);
    await expect(
      savePixApi(owner, { ...key, tokenUrl: 'https://ladrao.example/token' }),
    ).rejects.toMatchObject({ status: 400 });
    const moved = await savePixApi(owner, { ...key, ativo: false, tokenUrl: 'https://ladrao.example/token' });
    expect(moved.segredos).toEqual({ clientSecret: '', appKey: '', certificado: '' });
    const rows = await store.db
      .selectFrom('payment_accounts')
      .select(['id', 'retired_at'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ retired_at }) => retired_at !== null)).toEqual([true, false]);
  });
});
