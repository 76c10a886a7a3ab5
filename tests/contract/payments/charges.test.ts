/** The life of a charge at a provider that can be asked, one story after the other. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { cancelOrder, orderStep } from '#lib/platform/orders/step.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { readPayment } from '#lib/platform/payments/order-payment.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { reinstateOrder } from '#lib/platform/payments/reinstate-order.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import {
  AUTHOR,
  balanceOf,
  HALF_HOUR,
  type MoneyShop,
  openMoneyShop,
  PRICE,
  STOCK,
  shopLedger,
} from '../../support/payments/shop.ts';
import { STAND_IN } from '../../support/payments/stand-in.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(await shopLedger(shop, STAND_IN)).toEqual(shop.standIn.ledger());
  await shop.clear();
});
afterAll(() => shop.store.close());

/** Lets time pass until nothing is due for a while. */
async function pass(ms: number, every = 10 * 60_000): Promise<void> {
  for (let gone = 0; gone < ms; gone += every) {
    shop.later(Math.min(every, ms - gone));
    await shop.work();
  }
}

/** Centavos that its buyer reads as given back. */
async function readBack(numero: number): Promise<number> {
  const order = await findOrder(shop.store.db, numero);
  if (!order) throw new Error(`no order ${numero}`);
  return (await readPayment(shop.deps, order)).devolvido;
}

const refunds = () =>
  shop.store.db
    .selectFrom('refunds')
    .select(['id', 'valor', 'causa', 'status'])
    .orderBy('created_at')
    .execute();

describe('an order', () => {
  it('is paid by the first look after its buyer paid', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['criando'],
    });
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ charges: ['pendente'] });
    shop.standIn.pay(charge.ref);
    await pass(60_000, 15_000);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    expect(await shop.letters()).toEqual(['pedido-confirmado']);
  });

  it('has one charge however often its form is sent', async () => {
    const numero = await shop.order();
    const [a, b] = await Promise.all([shop.charge(numero), shop.charge(numero)]);
    expect(a.id).toBe(b.id);
    await expect(shop.charge(numero, { method: 'cartao' })).rejects.toMatchObject({ status: 409 });
  });

  it('that nobody pays ends once, and gives back stock and coupon once', async () => {
    const numero = await shop.order({ quantidade: 3, coupon: true });
    await shop.charge(numero);
    await shop.work();
    expect(await shop.stockLeft()).toBe(STOCK - 3);
    await pass(HALF_HOUR + 10 * 60_000);
    expect(await shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'vencido',
      charges: ['expirada'],
    });
    await Promise.all([shop.work(), shop.work()]);
    expect(await shop.stockLeft()).toBe(STOCK);
    const { usos } = await shop.store.db
      .selectFrom('coupons')
      .select('usos')
      .where('id', '=', shop.coupon)
      .executeTakeFirstOrThrow();
    expect(usos).toBe(0);
    expect(await shop.letters()).toEqual(['pedido-vencido', 'pedido-vencido-loja']);
  });

  it('whose provider is silent at its end keeps its stock until it has answered', async () => {
    const numero = await shop.order();
    await shop.charge(numero);
    await shop.work();
    shop.later(HALF_HOUR);
    for (let i = 0; i < 6; i += 1) {
      shop.standIn.faults.push('dead', 'dead', 'dead');
      await shop.work();
      shop.later(20 * 60_000);
    }
    shop.standIn.faults.length = 0;
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['encerrando'],
    });
    expect(await shop.stockLeft()).toBe(STOCK - 1);
    await pass(2 * HOUR);
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['expirada'] });
  });

  it('that is paid while it is being ended is paid', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero, {
      expiresAt: new Date(shop.store.clock.now.getTime() + 10 * HOUR),
    });
    await shop.work();
    const cancelling = shop.inTrx((trx) =>
      endPayments(trx, shop.deps, { numero }, { by: 'equipe', author: AUTHOR, now: shop.deps.now() }),
    );
    expect(await cancelling).toBe(false);
    shop.standIn.faults.push('paid-meanwhile');
    await pass(HOUR);
    expect(shop.standIn.ledger()).toEqual(
      [`${charge.ref} entrada E1 ${PRICE}`].map((line) =>
        line.replace('E1', shop.standIn.held[0]?.payments[0]?.ref ?? ''),
      ),
    );
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
  });
});

describe('an answer that is lost', () => {
  it.each(['lost', 'killed', 'dead', 'killed-before', 'nonsense', 'lagging', 'another', 'stale'] as const)(
    '(%s) is found again, and nobody is charged twice',
    async (fault) => {
      const numero = await shop.order({ pagamento: 'cartao' });
      await shop.charge(numero, { method: 'cartao' });
      shop.standIn.faults.push(fault);
      await pass(HOUR, 60_000);
      expect(shop.standIn.held).toHaveLength(1);
      expect(await shop.state(numero)).toEqual({
        status: 'confirmado',
        pagamento: 'pago',
        charges: ['paga'],
      });
    },
  );

  it('of a provider that never knew the charge ends it, after a while', async () => {
    const numero = await shop.order();
    await shop.charge(numero);
    for (let i = 0; i < 40; i += 1) {
      shop.standIn.faults.push(...Array.from({ length: 4 }, () => 'dead' as const));
      await shop.work();
      shop.later(60_000);
    }
    shop.standIn.faults.length = 0;
    await pass(5 * HOUR);
    expect(shop.standIn.held).toHaveLength(0);
    expect(await shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'vencido',
      charges: ['cancelada'],
    });
    expect(await shop.stockLeft()).toBe(STOCK);
  });
});

describe('money that is not the order’s', () => {
  it('that came twice goes back once', async () => {
    const numero = await shop.order();
    const { ref } = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(ref);
    shop.standIn.pay(ref);
    await pass(HOUR, 60_000);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await refunds()).toMatchObject([{ valor: PRICE, causa: 'excedente', status: 'feita' }]);
    // What was paid for the order is with the shop: its receipt says nothing of the rest.
    expect(await readBack(numero)).toBe(0);
    const part = { valor: 4000, causa: 'manual', author: AUTHOR, now: shop.deps.now() } as const;
    await shop.inTrx((trx) => requestRefund(trx, shop.deps, numero, part));
    await pass(HOUR, 60_000);
    expect(await readBack(numero)).toBe(4000);
  });

  it('of another amount waits for a person, and the order with it', async () => {
    const numero = await shop.order();
    const { ref } = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(ref, PRICE - 1);
    await pass(2 * HOUR);
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['paga'],
    });
    const cases = await shop.store.db
      .selectFrom('payment_cases')
      .select(['kind', 'valor', 'closed_at'])
      .execute();
    expect(cases).toEqual([{ kind: 'valor_divergente', valor: PRICE - 1, closed_at: null }]);
    expect(await shop.letters()).toContain('pagamento-caso');
  });

  it('that came after the order’s end goes back a day later', async () => {
    const { numero, charge } = await latePaid();
    expect(await refunds()).toMatchObject([{ valor: PRICE, causa: 'tardio', status: 'pedida' }]);
    expect(await shop.letters()).toContain('pagamento-tardio');
    await pass(DAY + HOUR, HOUR);
    expect(await refunds()).toMatchObject([{ status: 'feita' }]);
    expect(await balanceOf(shop, charge.id)).toBe(0);
    expect(await readBack(numero)).toBe(PRICE);
    expect(await shop.letters()).toEqual(['pagamento-devolvido']);
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'encerrado' });
  });

  it('that came late is taken after all, with the stock, where the shop takes the order up again', async () => {
    const { numero } = await latePaid();
    const [refund] = await refunds();
    const by = { author: AUTHOR, now: shop.deps.now() };
    await shop.inTrx((trx) => reinstateOrder(trx, shop.deps, { numero, refund: refund?.id ?? '' }, by));
    await pass(2 * DAY, HOUR);
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await shop.stockLeft()).toBe(STOCK - 1);
    expect(await refunds()).toMatchObject([{ status: 'recusada' }]);
  });

  it('is not taken where the stock is gone', async () => {
    const { numero } = await latePaid();
    await shop.order({ quantidade: STOCK });
    const [refund] = await refunds();
    const by = { author: AUTHOR, now: shop.deps.now() };
    await expect(
      shop.inTrx((trx) => reinstateOrder(trx, shop.deps, { numero, refund: refund?.id ?? '' }, by)),
    ).rejects.toMatchObject({ status: 409 });
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado' });
  });

  async function latePaid() {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    // The shop cancels at once; the money comes before the provider heard of it.
    const { store, deps } = shop;
    await inTransaction(store.db, async (trx) => {
      const step = orderStep(
        {
          endPayments: (t, order, ending) => endPayments(t, deps, order, ending),
          orderMoved: (t, which, now) => settleOrderPayment(t, which, { causa: 'pedido', author: '', now }),
        },
        numero,
        { step: 'cancelado', seen: 'recebido' },
      );
      const order = await step.lock(trx, deps.now());
      if (!order) throw new Error('no order');
      await step.write(trx, order, { staff: { id: 1, nome: AUTHOR, papeis: [] }, now: deps.now() });
    });
    expect(await shop.stockLeft()).toBe(STOCK);
    shop.standIn.pay(charge.ref);
    await pass(HOUR, 60_000);
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['paga'] });
    return { numero, charge };
  }
});

describe('a refund', () => {
  async function paid() {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(charge.ref);
    await pass(60_000, 15_000);
    return { numero, charge };
  }
  const ask = (numero: number, valor?: number) =>
    shop.inTrx((trx) =>
      requestRefund(trx, shop.deps, numero, { valor, causa: 'manual', author: AUTHOR, now: shop.deps.now() }),
    );

  it('in parts gives back no more than came', async () => {
    const { numero, charge } = await paid();
    await ask(numero, 4000);
    await expect(ask(numero, 6001)).rejects.toMatchObject({ status: 409 });
    await pass(60_000);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'devolvido_parcial' });
    await ask(numero);
    await pass(60_000);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'devolvido' });
    expect(await balanceOf(shop, charge.id)).toBe(0);
    await expect(ask(numero, 1)).rejects.toMatchObject({ status: 409 });
  });

  it.each(['lost', 'killed', 'dead', 'killed-before', 'nonsense'] as const)(
    'whose answer is lost (%s) is made once',
    async (fault) => {
      const { numero, charge } = await paid();
      await ask(numero, 2500);
      shop.standIn.faults.push(fault);
      shop.standIn.slow = true;
      await pass(2 * HOUR);
      expect(await balanceOf(shop, charge.id)).toBe(PRICE - 2500);
      expect(await refunds()).toMatchObject([{ status: 'feita' }]);
    },
  );

  it('that the provider refuses waits for a person', async () => {
    const { numero, charge } = await paid();
    shop.standIn.refusing = true;
    await ask(numero);
    await pass(HOUR);
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
    expect(await shop.state(numero)).toMatchObject({ pagamento: 'pago' });
    const cases = await shop.store.db.selectFrom('payment_cases').select(['kind', 'valor']).execute();
    expect(cases).toEqual([{ kind: 'devolucao_recusada', valor: PRICE }]);
    await expect(ask(numero, 1)).rejects.toMatchObject({ status: 409 });
  });
});

describe('a buyer who cancels', () => {
  const cancel = async (numero: number) => {
    const { id } = await shop.store.db
      .selectFrom('users')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await shop.store.db.updateTable('orders').set({ user_id: id }).where('numero', '=', numero).execute();
    const { deps } = shop;
    const hooks = {
      endPayments: (...[trx, order, ending]: Parameters<Parameters<typeof cancelOrder>[0]['endPayments']>) =>
        endPayments(trx, deps, order, ending),
      orderMoved: (...[trx, which, now]: Parameters<Parameters<typeof cancelOrder>[0]['orderMoved']>) =>
        settleOrderPayment(trx, which, { causa: 'pedido', author: '', now }),
    };
    await cancelOrder({ ...deps, ...hooks }, numero, { id: '', session: undefined, user: id });
  };

  it('waits until the provider says that nothing was paid', async () => {
    const numero = await shop.order();
    await shop.charge(numero);
    await shop.work();
    await cancel(numero);
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido', charges: ['encerrando'] });
    await pass(60_000);
    expect(await shop.state(numero)).toEqual({
      status: 'cancelado',
      pagamento: 'encerrado',
      charges: ['cancelada'],
    });
    expect(await shop.stockLeft()).toBe(STOCK);
    expect(await shop.letters()).toEqual(['pedido-cancelado', 'pedido-cancelado-loja']);
  });

  it('gets back what was paid at that very moment', async () => {
    const numero = await shop.order();
    const { id, ref } = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(ref);
    await cancel(numero);
    await pass(2 * DAY, HOUR);
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', charges: ['paga'] });
    expect(await balanceOf(shop, id)).toBe(0);
  });
});

describe('notices', () => {
  it('only have the charge asked about, however many come, and for whatever', async () => {
    const numero = await shop.order();
    const { ref } = await shop.charge(numero);
    await shop.work();
    const before = shop.standIn.asked;
    for (let i = 0; i < 50; i += 1) {
      await noteNotice(shop.store.db, {
        provider: STAND_IN,
        ref: i % 2 ? ref : `X${i}`,
        now: shop.deps.now(),
      });
    }
    await shop.work();
    shop.later(2000);
    await shop.work();
    await shop.work();
    expect(shop.standIn.asked - before).toBe(1);
    expect(await shop.state(numero)).toMatchObject({ charges: ['pendente'] });
    shop.standIn.pay(ref);
    shop.later(2000);
    await noteNotice(shop.store.db, { provider: STAND_IN, ref, now: shop.deps.now() });
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'confirmado' });
  });
});

it('the ledger cannot be changed or shortened', async () => {
  const numero = await shop.order();
  const { ref } = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(ref);
  await pass(60_000, 15_000);
  const { db } = shop.store;
  await expect(db.updateTable('money_events').set({ valor: 1 }).execute()).rejects.toThrow('only grow');
  await expect(db.deleteFrom('money_events').execute()).rejects.toThrow('only grow');
});
