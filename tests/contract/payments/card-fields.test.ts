/** A card that is typed on the shop's own page, into fields of Mercado Pago: what stands for it, and what becomes of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getMercadoPago } from '#lib/api/panel-mercado-pago.ts';
import type { CartaoPedido } from '#lib/contract/payment.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { watchScripts } from '#lib/platform/payments/card/watch-scripts.ts';
import { createReadScript } from '#lib/platform/payments/mercado-pago/read-script.ts';
import { readPayment } from '#lib/platform/payments/order-payment.ts';
import type { PaymentDeps } from '#lib/platform/payments/payment-deps.ts';
import { type ChargeRow, cardsEndedSince } from '#lib/platform/payments/queries/charges.ts';
import { markSent } from '#lib/platform/payments/unsent.ts';
import { ANA, logIn } from '../../support/accounts.ts';
import { type CardShop, openCardShop, PUBLIC_KEY, paid } from '../../support/mercado-pago/card-shop.ts';
import type { MercadoPagoStandIn } from '../../support/mercado-pago/server.ts';
import { rowsRead } from '../../support/rows-read.ts';
import type { TestStore } from '../../support/store.ts';

let shop: CardShop;
let store: TestStore;
let mp: MercadoPagoStandIn;
let owner: Api;
let bought: CardShop['bought'];
let alone: CardShop['alone'];
let turn: CardShop['turn'];
beforeAll(async () => {
  shop = await openCardShop();
  ({ store, mp, owner, bought, alone, turn } = shop);
});
beforeEach(() => shop.begin());
afterEach(() => shop.check());
afterAll(() => shop.close());

describe('switching it on', () => {
  it('takes the public key, and nothing is typed here before', async () => {
    await turn({});
    const { card, pay, payment } = await bought();
    expect((await payment()).cartaoNaLoja).toBe(false);
    expect((await card()).status).toBe(404);
    expect((await pay('APRO')).status).toBe(400);
    await expect(turn({ campos: true })).rejects.toMatchObject({ status: 400 });
    const on = await turn({ campos: true, chavePublica: PUBLIC_KEY });
    expect(on).toMatchObject({ campos: true, chavePublica: PUBLIC_KEY });
    expect((await payment()).cartaoNaLoja).toBe(true);
    const known = (await (await card()).json()) as CartaoPedido;
    expect(known).toMatchObject({ chave: PUBLIC_KEY, parcelas: expect.any(Number) });
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
    expect([second?.status, second?.campos, second?.payload]).toEqual(['paga', true, { parcelas: 2 }]);
    expect(mp.ledger.of(second?.ref ?? '')?.asked).toMatchObject({
      transactions: { payments: [{ payment_method: { id: 'visa', installments: 2 } }] },
    });
  });

  it('in parts with interest counts with what the shop asked', async () => {
    const { pay, card, charges, payment } = await bought();
    const { parcelas } = (await (await card()).json()) as CartaoPedido;
    expect((await pay('APRO', { parcelas: parcelas + 1 })).status).toBe(400);
    await paid(await pay('APRO', { parcelas }));
    const [, charge] = await charges();
    expect(charge?.applied_valor).toBe(charge?.valor);
    const { cobranca } = await payment();
    // As the stand-in has it of more than three parts.
    const total = Math.round(Number(cobranca?.valor) * 110) / 100;
    expect(cobranca).toMatchObject({ parcelas, totalParcelado: total });
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

  it('that cannot be sent, as Mercado Pago failed again and again, ends at once and is no try', async () => {
    const { pay, payment, charges } = await alone();
    const other = await bought();
    mp.faults.push(...Array<'dead'>(100).fill('dead'));
    for (let round = 0; round < 6; round += 1) {
      store.later(180_000);
      await other.payment();
    }
    const asks = mp.asked.length;
    for (let time = 0; time < 6; time += 1) expect((await pay('APRO')).status).toBe(409);
    expect((await charges()).slice(1)).toEqual(
      Array(6).fill(expect.objectContaining({ status: 'cancelada', sent_at: null, next_check_at: null })),
    );
    expect(mp.asked).toHaveLength(asks);
    expect(await payment()).toMatchObject({ situacao: 'aguardando', cartaoNaLoja: true, esgotado: false });
    mp.faults.length = 0;
    store.later(301_000);
    expect((await paid(await pay('APRO'))).situacao).toBe('pago');
  });

  /** As a process leaves it that ended before it sent the card. */
  const unsent = async () => {
    const { conta, ...order } = await alone();
    const { numero } = order;
    const { now } = store.clock;
    await store.db
      .insertInto('charges')
      .values({
        ...{ numero, ordem: 2, provider: 'mercado-pago', forma: 'cartao', valor: 100, status: 'criando' },
        ...{ ref: `PED${numero}T2ABCDEFGH`, provider_id: null, conta, campos: true },
        ...{ idem_key: `k${numero}`, payload: '{}', applied_ref: null, created_at: now },
        next_check_at: new Date(now.getTime() + 60_000),
        expires_at: new Date(now.getTime() + 1_800_000),
      })
      .execute();
    return order;
  };

  it('whose charge was never made, as the process ended, is not made without it', async () => {
    const { charges, payment, asks } = await unsent();
    store.later(60_000);
    expect(await payment()).toMatchObject({ situacao: 'aguardando', cartaoNaLoja: true });
    expect(mp.asked).toHaveLength(asks);
    expect((await charges()).at(-1)?.status).toBe('cancelada');
  });

  it('that is not sent within seconds makes room for another one, and is not sent later', async () => {
    const { charges, pay, asks } = await unsent();
    const [, lost] = await charges();
    expect((await pay('APRO')).status).toBe(409);
    store.later(10_000);
    expect((await paid(await pay('APRO'))).situacao).toBe('pago');
    expect(mp.asked.slice(asks).filter((one) => one === 'POST /v1/orders')).toHaveLength(1);
    const deps = { db: store.db, now: () => store.clock.now } as PaymentDeps;
    expect(await markSent(deps, lost as ChargeRow)).toBe(false);
    expect((await charges()).map(({ status }) => status)).toEqual(['cancelada', 'cancelada', 'paga']);
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

  it('uses up nothing with what was never tried, nor the tries of others at the same address', async () => {
    const from = { address: '203.0.113.9' };
    const waiting = await bought();
    await paid(await waiting.pay('CONT', from));
    for (let time = 0; time < 12; time += 1) expect((await waiting.pay('APRO', from)).status).toBe(409);
    const [first, second] = [await bought(), await bought()];
    await store.db.updateTable('orders').set({ tentativas: 20 }).where('numero', '=', first.numero).execute();
    for (let time = 0; time < 5; time += 1) await paid(await first.pay('FUND', from));
    for (let time = 0; time < 8; time += 1) expect((await first.pay('FUND', from)).status).toBe(429);
    await paid(await second.pay('APRO', from));
  });

  it('has five tries of one account, in however many browsers', async () => {
    const browsers = [await bought(), await bought(), await bought()];
    const { id: user_id } = await store.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ANA.usuario)
      .executeTakeFirstOrThrow();
    for (const { numero, visitor } of browsers) {
      await logIn(visitor);
      await store.db.updateTable('orders').set({ user_id }).where('numero', '=', numero).execute();
    }
    const [first, second, third] = browsers;
    for (let time = 0; time < 3; time += 1) await paid((await first?.pay('FUND')) as Response);
    for (let time = 0; time < 2; time += 1) await paid((await second?.pay('FUND')) as Response);
    expect((await third?.pay('APRO'))?.status).toBe(429);
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
    const after = await bought();
    expect((await after.payment()).cartaoNaLoja).toBe(true);
    expect(await rowsRead(store.db, (db) => cardsEndedSince(db, new Date(0), 5))).toBe(5);
    // It is looked for only where a card may be chosen.
    const deps = { now: () => store.clock.now, providers: new Map() };
    const choosing = { local: false, pickUp: false };
    const read = async () => {
      const order = (await findOrder(store.db, after.numero)) as OrderRow;
      return rowsRead(store.db, (db) => readPayment({ ...deps, db } as never, order, choosing));
    };
    const open = await read();
    await paid(await after.pay('APRO'));
    expect(await read()).toBeLessThan(open - 15);
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
    const unread = await watch(25);
    expect(unread.script).toMatchObject({ falha: expect.stringMatching(/503/) });
    expect(unread.failures.join()).toMatch(/sdk\.mercadopago\.com.* was not read: .*503/);
    expect(await letters()).toBe(1);
  });
});
