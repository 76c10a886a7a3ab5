/** Money that goes back, and what others do meanwhile. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceRefunds } from '#lib/platform/payments/advance-refunds.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge } from '#lib/platform/payments/confirm.ts';
import { reinstateOrder } from '#lib/platform/payments/reinstate-order.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { actedUpon } from '../../support/payments/meanwhile.ts';
import {
  AUTHOR,
  balanceOf,
  type MoneyShop,
  openMoneyShop,
  PRICE,
  shopLedger,
} from '../../support/payments/shop.ts';
import { STAND_IN } from '../../support/payments/stand-in.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(() => shop.clear());
afterAll(() => shop.store.close());

const by = () => ({ author: AUTHOR, now: shop.deps.now() });

async function pass(ms: number, every: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += every) {
    shop.later(every);
    await shop.work();
  }
}

const refunds = () =>
  shop.store.db.selectFrom('refunds').selectAll().orderBy('created_at').orderBy('valor').execute();

/** Cancelled by the shop, then paid all the same. */
async function latePaid() {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  await shop.step(numero, 'cancelado');
  shop.standIn.pay(charge.ref);
  await pass(HOUR, 60_000);
  const [refund] = await refunds();
  if (!refund) throw new Error('nothing goes back');
  return { numero, charge, refund };
}

describe('a return that was called off', () => {
  it('after the job took it up is not asked for', async () => {
    const { numero, charge, refund } = await latePaid();
    shop.later(DAY);
    let taken = 0;
    const db = actedUpon(shop.store.db, async (table) => {
      if (table !== 'refunds' || taken++ > 0) return;
      await shop.inTrx((trx) => reinstateOrder(trx, shop.deps, { numero, refund: refund.id }, by()));
    });
    await advanceRefunds({ ...shop.deps, db });
    await pass(2 * DAY, HOUR);
    expect(taken).toBeGreaterThan(0);
    expect(shop.standIn.held.flatMap((held) => [...held.refunds])).toEqual([]);
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
  });

  it('and was made all the same is the order’s money: it is not paid any more, and somebody has to see it', async () => {
    const { numero, charge, refund } = await latePaid();
    await shop.inTrx((trx) => reinstateOrder(trx, shop.deps, { numero, refund: refund.id }, by()));
    const { order, refunds: made } = shop.standIn.held[0] ?? {};
    const asked = { id: refund.id, charge: order, entryRef: refund.entry_ref, amount: refund.valor };
    if (!made || !asked.charge) throw new Error('nothing is held');
    made.set(refund.id, { amount: PRICE, entryRef: refund.entry_ref, state: 'feita', at: shop.deps.now() });
    await pass(3 * HOUR, HOUR);
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado', pagamento: 'devolvido' });
    const cases = await shop.store.db.selectFrom('payment_cases').select(['kind', 'valor']).execute();
    expect(cases).toEqual([{ kind: 'desconhecido', valor: 0 }]);
    await expect(shop.step(numero, 'enviado')).rejects.toMatchObject({ status: 409 });
  });
});

describe('an order that was paid and that the shop cancels', () => {
  async function paid(pix: boolean) {
    const numero = await shop.order();
    const charge = pix ? await shop.pixByKey(numero) : await shop.charge(numero);
    await shop.work();
    return { numero, charge };
  }

  it('has its money given back', async () => {
    const { numero, charge } = await paid(false);
    shop.standIn.pay(charge.ref);
    await pass(60_000, 15_000);
    await shop.inTrx((trx) =>
      requestRefund(trx, shop.deps, numero, { valor: 2500, causa: 'manual', ...by() }),
    );
    await shop.step(numero, 'cancelado');
    await pass(60_000, 15_000);
    expect((await refunds()).map(({ valor, causa, status }) => ({ valor, causa, status }))).toEqual([
      { valor: 2500, causa: 'manual', status: 'feita' },
      { valor: 7500, causa: 'cancelamento', status: 'feita' },
    ]);
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'devolvido' });
  });

  it('by key opens a case, beside one that is open', async () => {
    const { numero, charge } = await paid(true);
    const sighting = {
      valor: PRICE,
      entryRef: '',
      at: shop.deps.now(),
      cause: 'confirmacao',
      ...by(),
    } as const;
    await shop.inTrx((trx) => confirmCharge(trx, shop.deps, charge, sighting));
    await shop.inTrx((trx) =>
      requestRefund(trx, shop.deps, numero, { valor: 2500, causa: 'manual', ...by() }),
    );
    await shop.step(numero, 'cancelado');
    const cases = await shop.store.db
      .selectFrom('payment_cases')
      .select(['kind', 'causa', 'valor'])
      .orderBy('id')
      .execute();
    expect(cases).toEqual([
      { kind: 'devolver', causa: 'manual', valor: 2500 },
      { kind: 'devolver', causa: 'cancelamento', valor: 7500 },
    ]);
  });

  it('while its payment is disputed leaves what happens with the money to a person', async () => {
    const { numero, charge } = await paid(false);
    shop.standIn.pay(charge.ref);
    await pass(60_000, 15_000);
    await shop.store.db
      .insertInto('disputes')
      .values({
        charge_id: charge.id,
        provider: charge.provider,
        provider_ref: 'D1',
        kind: 'contestacao',
        status: 'aberta',
        valor: PRICE,
        answer_by: null,
        created_at: shop.deps.now(),
      })
      .execute();
    await shop.step(numero, 'cancelado');
    expect(await refunds()).toEqual([]);
    const cases = await shop.store.db.selectFrom('payment_cases').select(['kind', 'valor']).execute();
    expect(cases).toEqual([{ kind: 'desconhecido', valor: 0 }]);
  });
});

describe('money of a provider', () => {
  async function paid(amount = PRICE) {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(charge.ref, amount);
    await pass(60_000, 15_000);
    return { numero, charge };
  }
  const cases = () =>
    shop.store.db
      .selectFrom('payment_cases')
      .select(['id', 'kind', 'valor', 'desfecho'])
      .orderBy('id')
      .execute();
  const close = async (numero: number, ref: string) => {
    const open = (await cases()).find(({ desfecho, valor }) => desfecho === '' && valor > 0);
    const closing = { outcome: 'devolvida', ref, at: shop.deps.now(), note: '', ...by() } as const;
    await shop.inTrx((trx) => endCase(trx, shop.deps, { numero, id: open?.id ?? 0 }, closing));
  };
  const ask = (numero: number, valor: number) =>
    shop.inTrx((trx) => requestRefund(trx, shop.deps, numero, { valor, causa: 'manual', ...by() }));
  const inPanel = (amount: number) =>
    shop.standIn.held[0]?.refunds.set('panel', {
      amount,
      entryRef: '',
      state: 'feita',
      at: shop.deps.now(),
    });

  it('of another amount is given back by the provider, not by words alone', async () => {
    const { numero, charge } = await paid(PRICE - 100);
    await close(numero, '');
    await pass(60_000, 15_000);
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect(await shopLedger(shop, STAND_IN)).toEqual(shop.standIn.ledger());
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', pagamento: 'aguardando' });
  });

  it.each(['before', 'after'] as const)(
    'that a person gave back in its panel is counted once, told of %s they say so',
    async (when) => {
      const { numero, charge } = await paid();
      shop.standIn.refusing = true;
      await ask(numero, PRICE);
      await pass(60_000, 15_000);
      inPanel(PRICE);
      if (when === 'before') await pass(2 * DAY, DAY);
      await close(numero, 'as the bank says');
      await pass(3 * DAY, DAY);
      expect(await balanceOf(shop, charge.id)).toBe(0);
      expect(await shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    },
  );

  it('of which two returns were refused waits in two cases', async () => {
    const { numero } = await paid();
    shop.standIn.refusing = true;
    await ask(numero, 3000);
    await ask(numero, 4000);
    await pass(60_000, 15_000);
    expect((await cases()).map(({ kind, valor }) => [kind, valor]).toSorted()).toEqual([
      ['devolucao_recusada', 3000],
      ['devolucao_recusada', 4000],
    ]);
  });

  it.each([true, false])(
    'that a bank took back hides no second payment (said which it was: %s)',
    async (naming) => {
      const { numero, charge } = await paid();
      shop.standIn.naming = naming;
      const [first] = shop.standIn.held[0]?.payments ?? [];
      const back = { amount: PRICE, entryRef: first?.ref ?? '', state: 'feita', kind: 'med' } as const;
      shop.standIn.held[0]?.refunds.set('M1', { ...back, at: shop.deps.now() });
      await pass(2 * HOUR, HOUR);
      shop.standIn.pay(charge.ref);
      await pass(3 * DAY, HOUR);
      expect(await balanceOf(shop, charge.id)).toBe(0);
      expect(await shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
      expect(await shopLedger(shop, STAND_IN)).toEqual(shop.standIn.ledger());
    },
  );
});

it.each(['slow', 'lost'] as const)(
  'a refund that its provider names in two ways is one, and its buyer is told once (%s)',
  async (how) => {
    const two = await openMoneyShop({
      between: (standIn) => {
        const renamed = (said: Awaited<ReturnType<typeof standIn.refund>>) =>
          said.said === 'state' ? { ...said, ref: `RTR${said.ref}` } : said;
        return {
          ...standIn,
          refund: async (...asked) => renamed(await standIn.refund(...asked)),
          readRefund: async (...asked) => renamed(await standIn.readRefund(...asked)),
        };
      },
    });
    const numero = await two.order();
    const charge = await two.charge(numero);
    await two.work();
    two.standIn.pay(charge.ref);
    two.later(60_000);
    await two.work();
    await two.letters();
    await two.inTrx((trx) =>
      requestRefund(trx, two.deps, numero, {
        valor: 4000,
        causa: 'manual',
        author: AUTHOR,
        now: two.deps.now(),
      }),
    );
    if (how === 'lost') two.standIn.faults.push('lost');
    await two.work();
    for (let i = 0; i < 4; i += 1) {
      two.later(HOUR);
      await two.work();
    }
    expect(await balanceOf(two, charge.id)).toBe(PRICE - 4000);
    expect(await two.letters()).toEqual(['pagamento-devolvido']);
    await two.store.close();
  },
);
