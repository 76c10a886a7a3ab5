/** A card that is typed on the shop's own page, into fields of Mercado Pago: what stands for it, and what becomes of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getMercadoPago, saveMercadoPago, saveMercadoPagoSecrets } from '#lib/api/panel-mercado-pago.ts';
import type { CartaoPedido, PagamentoPedido } from '#lib/contract/payment.ts';
import { ADDRESS_HEADER } from '#lib/platform/kernel/limits/throttle.ts';
import { watchScripts } from '#lib/platform/payments/card/watch-scripts.ts';
import { createReadScript } from '#lib/platform/payments/mercado-pago/read-script.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { post } from '../../support/accounts.ts';
import { sendAsGuest } from '../../support/guest.ts';
import { type MercadoPagoStandIn, MP, startMercadoPago } from '../../support/mercado-pago/server.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../../support/store.ts';

const CANARY = 'canario-do-cartao';
const KEY = 'APP_USR-chave-publica';
let store: TestStore;
let mp: MercadoPagoStandIn;
let product: number;
let owner: Api;
beforeAll(async () => {
  let clock = () => new Date();
  mp = await startMercadoPago(() => clock());
  store = await createTestStore({ siteUrl: 'https://loja.example', mercadoPago: { origin: mp.origin } });
  clock = () => store.clock.now;
  product = await plainProduct(store);
  await store.db.updateTable('products').set({ estoque: 500 }).where('id', '=', product).execute();
  ({ api: owner } = await staff(store, 'administrador'));
  await saveMercadoPago(owner, { ...(await getMercadoPago(owner)), usuario: MP.user });
  await saveMercadoPagoSecrets(owner, { accessToken: MP.token, assinatura: MP.secret });
});
beforeEach(() => {
  // Whoever tried before is forgotten.
  store.later(4 * 3_600_000);
  Object.assign(mp.manners, { lagging: false });
  mp.faults.length = 0;
});
afterEach(async () => {
  expect(mp.wrong).toEqual([]);
  expect(store.failures.map(String).join('\n')).not.toMatch(/canario/);
  for (const table of ['charges', 'charge_steps', 'money_events', 'throttles', 'outbox'] as const)
    expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toMatch(/canario/);
});
afterAll(async () => {
  await mp.close();
  await store.close();
});

const turn = async (change: object) =>
  saveMercadoPago(owner, { ...(await getMercadoPago(owner)), cartao: true, ...change });

let sent = 0;
async function bought(visitor = store.visitor()) {
  const itens = [{ idProduto: product, idAtributoSimples: 0, quantidade: 10 }];
  expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
  sent += 1;
  const answer = await sendAsGuest(visitor, { pagamento: 'cartao', chave: `cartao-${sent}` });
  expect(answer.status).toBe(200);
  const { numero } = (await answer.json()) as { numero: number };
  const path = `/api/v2/vitrine/order/${numero}/payment`;
  return {
    ...{ numero, visitor },
    charges: () => chargesOf(store.db, numero),
    payment: async (): Promise<PagamentoPedido> => (await visitor.fetch(path)).json(),
    card: () => visitor.fetch(`${path}/card`),
    pay: (outcome: string, change: Parameters<typeof payAs>[3] = {}) => payAs(visitor, path, outcome, change),
  };
}
const payAs = (
  visitor: Visitor,
  path: string,
  outcome: string,
  { address = '', ...change }: { readonly address?: string; readonly parcelas?: number },
) =>
  visitor.fetch(`${path}/card`, {
    method: 'POST',
    ...(address && { headers: { [ADDRESS_HEADER]: address } }),
    body: JSON.stringify({ token: `${outcome}-${CANARY}`, bandeira: 'visa', parcelas: 1, ...change }),
  });
const paid = async (answer: Response): Promise<PagamentoPedido> => {
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('switching it on', () => {
  it('takes the public key, and nothing is typed here before', async () => {
    await turn({});
    const { card, pay, payment } = await bought();
    expect((await payment()).cartaoNaLoja).toBe(false);
    expect((await card()).status).toBe(404);
    expect((await pay('APRO')).status).toBe(400);
    await expect(turn({ campos: true })).rejects.toMatchObject({ status: 400 });
    const on = await turn({ campos: true, chavePublica: KEY });
    expect(on).toMatchObject({ campos: true, chavePublica: KEY });
    expect((await payment()).cartaoNaLoja).toBe(true);
    const known = (await (await card()).json()) as CartaoPedido;
    expect(known).toMatchObject({ chave: KEY, parcelas: expect.any(Number) });
    expect((await store.visitor().fetch(`/api/v2/vitrine/order/${known.numero}/payment/card`)).status).toBe(
      401,
    );
  });
});

describe('a card', () => {
  it('that is approved pays the order, and the page of Mercado Pago before it ends unpaid', async () => {
    const { pay, charges } = await bought();
    const [before] = await charges();
    const { situacao, cobranca } = await paid(await pay('APRO', { parcelas: 2 }));
    expect({ situacao, cobranca: cobranca?.situacao }).toEqual({ situacao: 'pago', cobranca: 'paga' });
    expect(mp.ledger.of(before?.ref ?? '')?.status).toBe('canceled');
    const [first, second] = await charges();
    expect([first?.status, first?.campos]).toEqual(['cancelada', false]);
    expect([second?.status, second?.campos, second?.payload]).toEqual(['paga', true, {}]);
    expect(mp.ledger.of(second?.ref ?? '')?.asked).toMatchObject({
      transactions: { payments: [{ payment_method: { id: 'visa', installments: 2 } }] },
    });
  });

  it('in parts with interest counts with what the shop asked', async () => {
    const { pay, card, charges } = await bought();
    const { parcelas } = (await (await card()).json()) as CartaoPedido;
    expect((await pay('APRO', { parcelas: parcelas + 1 })).status).toBe(400);
    await paid(await pay('APRO', { parcelas }));
    const [, charge] = await charges();
    expect(charge?.applied_valor).toBe(charge?.valor);
  });

  it.each([
    ['FUND', 'limite'],
    ['SECU', 'dados'],
    ['BLAC', 'outro'],
  ])(
    'that is refused (%s) says what to do, and another one is tried on the same page',
    async (outcome, said) => {
      const { pay, payment } = await bought();
      const { cobranca, cartaoNaLoja } = await paid(await pay(outcome));
      expect(cobranca).toMatchObject({ situacao: 'recusada', recusa: said });
      expect(cartaoNaLoja).toBe(true);
      await paid(await pay('APRO'));
      expect((await payment()).situacao).toBe('pago');
    },
  );

  it('that is looked into takes no other one meanwhile', async () => {
    const { pay, payment } = await bought();
    expect((await paid(await pay('CONT'))).cobranca?.situacao).toBe('analise');
    expect((await payment()).cartaoNaLoja).toBe(false);
    expect((await pay('APRO')).status).toBe(409);
  });

  it('whose bank asks for a confirmation leads there, is paid once it has answered, or given up for another', async () => {
    const { pay, payment, charges } = await bought();
    const { cobranca } = await paid(await pay('CHAL'));
    expect(cobranca?.desafio).toMatch(/^https:\/\/banco\.example\/desafio/);
    const [, charge] = await charges();
    mp.ledger.pay(charge?.ref ?? '');
    store.later(5000);
    const done = await payment();
    expect(done).toMatchObject({ situacao: 'pago', cobranca: { desafio: '' } });
    const other = await bought();
    await paid(await other.pay('CHAL'));
    expect((await paid(await other.pay('APRO'))).situacao).toBe('pago');
    const refs = (await other.charges()).map(({ ref }) => mp.ledger.of(ref)?.status);
    expect(refs).toEqual(['canceled', 'canceled', 'processed']);
  });

  it('that is sent twice at once is charged once', async () => {
    const { pay, charges } = await bought();
    const answers = await Promise.all([pay('APRO'), pay('APRO'), pay('APRO')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const orders = (await charges()).map(({ ref }) => mp.ledger.of(ref)?.status);
    expect(orders.filter((status) => status === 'processed')).toHaveLength(1);
  });

  /** What was begun with the order has ended, and the shop knows. */
  const alone = async () => {
    const order = await bought();
    const [before] = await order.charges();
    mp.ledger.move(mp.ledger.of(before?.ref ?? '') ?? fail(), 'canceled', 'canceled');
    store.later(60_000);
    await order.payment();
    return { ...order, before, asks: mp.asked.length };
  };

  it('whose answer is lost is found again, and never tried a second time', async () => {
    const { pay, payment, charges, asks } = await alone();
    mp.faults.push('lost');
    mp.manners.lagging = true;
    expect((await paid(await pay('APRO'))).cobranca?.situacao).toBe('preparando');
    expect((await pay('APRO')).status).toBe(409);
    store.later(120_000);
    expect((await payment()).cobranca?.situacao).toBe('preparando');
    mp.manners.lagging = false;
    store.later(120_000);
    expect((await payment()).situacao).toBe('pago');
    expect(mp.asked.slice(asks).filter((one) => one === 'POST /v1/orders')).toHaveLength(1);
    expect((await charges()).filter(({ status }) => status === 'paga')).toHaveLength(1);
  });

  it('whose charge was never made, as the process ended, is not made without it', async () => {
    const { charges, numero, payment, before, asks } = await alone();
    await store.db
      .insertInto('charges')
      .values({
        ...{ numero, ordem: 2, provider: 'mercado-pago', forma: 'cartao', valor: 100, status: 'criando' },
        ...{ ref: `PED${numero}T2ABCDEFGH`, provider_id: null, conta: before?.conta ?? null, campos: true },
        ...{ idem_key: 'k', payload: '{}', applied_ref: null, created_at: store.clock.now },
        ...{ next_check_at: store.clock.now, expires_at: new Date(store.clock.now.getTime() + 1_800_000) },
      })
      .execute();
    for (let round = 0; round < 12; round += 1) {
      await payment();
      store.later(180_000);
    }
    expect(mp.asked.slice(asks)).not.toContain('POST /v1/orders');
    expect((await charges()).at(-1)?.status).toBe('cancelada');
  });
});

describe('whoever tries cards', () => {
  it('has few tries on one order, and ten of one address', async () => {
    const from = { address: '203.0.113.7' };
    for (const tries of [4, 4, 2]) {
      const { pay, payment } = await bought();
      for (let time = 0; time < tries; time += 1) await paid(await pay('FUND', from));
      // The page of Mercado Pago was the first of five.
      expect((await payment()).cartaoNaLoja).toBe(tries < 4);
    }
    const { pay } = await bought();
    const refused = await pay('APRO', from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await paid(await pay('APRO', { address: '203.0.113.8' }));
  });

  it('by the dozen closes the fields for everybody for a while, and the shop is told once', async () => {
    for (let buyer = 0; buyer < 7; buyer += 1) {
      const { pay } = await bought();
      for (let time = 0; time < 3; time += 1) await pay('FUND');
    }
    const { payment, card } = await bought();
    expect((await payment()).cartaoNaLoja).toBe(false);
    expect((await payment()).cobranca?.link).toMatch(/^https/);
    expect((await card()).status).toBe(404);
    const told = await store.db
      .selectFrom('outbox')
      .select('assunto')
      .where('assunto', '=', 'pagamento-cartoes-recusados')
      .execute();
    expect(told).toHaveLength(1);
    store.later(16 * 60_000);
    expect((await (await bought()).payment()).cartaoNaLoja).toBe(true);
  });
});

describe('the script of Mercado Pago', () => {
  const watch = async (hours: number) => {
    store.later(hours * 3_600_000);
    const failures: unknown[] = [];
    await watchScripts({
      ...{ db: store.db, now: () => store.clock.now, onFailure: (error) => failures.push(error) },
      ...{ sendOutbox: async () => undefined },
      mercadoPago: { readScript: createReadScript(mp.origin) } as never,
    });
    const [script] = (await getMercadoPago(owner)).programas;
    return { script, failures };
  };
  const letters = async () =>
    (
      await store.db
        .selectFrom('outbox')
        .select('id')
        .where('assunto', '=', 'pagamento-programa-mudou')
        .execute()
    ).length;

  it('is compared each day, and a change is told once', async () => {
    const first = await watch(1);
    expect(first.script).toMatchObject({ impressao: expect.stringMatching(/^[0-9a-f]{64}$/), falha: '' });
    mp.manners.script = '// another one';
    expect((await watch(2)).script?.impressao).toBe(first.script?.impressao);
    const changed = await watch(23);
    expect(changed.script?.impressao).not.toBe(first.script?.impressao);
    expect(changed.failures).toHaveLength(1);
    expect(await letters()).toBe(1);
    expect((await watch(25)).failures).toEqual([]);
    mp.manners.script = '';
    expect((await watch(25)).script).toMatchObject({ falha: expect.stringMatching(/503/) });
    expect(await letters()).toBe(1);
  });
});

function fail(): never {
  throw new Error('there is no order');
}
