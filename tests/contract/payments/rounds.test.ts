/** What the jobs do where something is wrong: with one order, with a provider, with an identification. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { markPaid } from '#lib/platform/payments/mark-paid.ts';
import { providersByName } from '#lib/platform/payments/providers/provider.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import {
  AUTHOR,
  balanceOf,
  type MoneyShop,
  openMoneyShop,
  PRICE,
  STOCK,
} from '../../support/payments/shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(() => shop.clear());
afterAll(() => shop.store.close());

const by = () => ({ author: AUTHOR, now: shop.deps.now() });
const press = (charge: ChargeRow, entryRef = '') =>
  shop.inTrx((trx) =>
    confirmCharge(trx, shop.deps, charge, {
      valor: charge.valor,
      entryRef,
      at: shop.deps.now(),
      cause: 'confirmacao',
      ...by(),
    }),
  );
const cases = () =>
  shop.store.db.selectFrom('payment_cases').select(['kind', 'numero', 'desfecho']).orderBy('id').execute();

describe('a round', () => {
  it('in which one thing fails does the rest, and tells what failed', async () => {
    const broken = await shop.order();
    const numero = await shop.order();
    const charge = await shop.charge(broken);
    const other = await shop.charge(numero);
    const unpaid = await shop.order({ pagamento: 'combinar' });
    await shop.store.db
      .updateTable('orders')
      .set({ pay_until: shop.deps.now() })
      .where('numero', '=', unpaid)
      .execute();
    const failures: unknown[] = [];
    const { standIn } = shop;
    // A payment of nothing is refused by the ledger.
    const wrong = {
      ...standIn,
      make: async (...asked: Parameters<typeof standIn.make>) => {
        const reading = await standIn.make(...asked);
        const payments = [{ ref: 'E0', amount: 0, at: shop.deps.now() }];
        return reading.said === 'state' && reading.ref === charge.ref ? { ...reading, payments } : reading;
      },
    };
    const providers = new Map(shop.deps.providers).set(standIn.name, wrong);
    const onFailure = (error: unknown) => failures.push(error);
    await workPayments({ ...shop.deps, providers, onFailure }).catch(onFailure);
    expect(failures).toHaveLength(1);
    expect(await shop.state(broken)).toMatchObject({ charges: ['criando'] });
    expect(await shop.state(numero)).toMatchObject({ charges: ['pendente'] });
    expect(await shop.state(unpaid)).toMatchObject({ status: 'cancelado', pagamento: 'vencido' });
    standIn.pay(charge.ref);
    standIn.pay(other.ref);
    shop.later(10 * 60_000);
    await shop.work();
    for (const paid of [broken, numero])
      expect(await shop.state(paid)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
  });
});

describe('an identification', () => {
  it('of a payment that is noted already confirms no other order', async () => {
    const first = await shop.order();
    const second = await shop.order();
    const paid = await shop.pixByKey(first);
    const charge = await shop.pixByKey(second);
    await press(paid, 'E123');
    await expect(press(charge, 'E123')).rejects.toMatchObject({ status: 409 });
    expect(await shop.state(second)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['pendente'],
    });
    await press(charge, 'E124');
    expect(await shop.state(second)).toMatchObject({ status: 'confirmado', pagamento: 'pago' });
  });

  it('under which a provider shows one payment for two charges pays one of them', async () => {
    const first = await shop.order();
    const second = await shop.order();
    const paid = await shop.charge(first);
    const other = await shop.charge(second);
    await shop.work();
    shop.standIn.pay(paid.ref);
    const payments = shop.standIn.held[0]?.payments ?? [];
    shop.standIn.held.find(({ order }) => order.ref === other.ref)?.payments.push(...payments);
    shop.later(60_000);
    await shop.work();
    expect(await shop.state(first)).toMatchObject({ pagamento: 'pago' });
    expect(await shop.state(second)).toEqual({
      status: 'recebido',
      pagamento: 'aguardando',
      charges: ['pendente'],
    });
    expect(await balanceOf(shop, other.id)).toBe(0);
    expect(await cases()).toEqual([{ kind: 'desconhecido', numero: second, desfecho: '' }]);
  });
});

describe('an order that went on before it was paid', () => {
  it('is marked as paid, and stays where it is', async () => {
    const numero = await shop.order({ pagamento: 'faturado' });
    await shop.step(numero, 'confirmado');
    await shop.step(numero, 'enviado');
    await shop.inTrx((trx) =>
      markPaid(trx, shop.deps, numero, { method: 'faturado', valor: PRICE, ...by() }),
    );
    expect(await shop.state(numero)).toEqual({ status: 'enviado', pagamento: 'pago', charges: ['paga'] });
  });

  it('by a code that it had is paid, and nothing goes back', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    await shop.inTrx(async (trx) => {
      const agreed = { pagamento: 'combinar', pay_until: null };
      await trx.updateTable('orders').set(agreed).where('numero', '=', numero).execute();
      await endPayments(trx, shop.deps, { numero }, { by: 'troca', author: '', now: shop.deps.now() });
    });
    shop.later(HOUR);
    await shop.work();
    await shop.step(numero, 'confirmado');
    shop.standIn.pay(charge.ref, PRICE, true);
    shop.later(DAY);
    await shop.work();
    await shop.work();
    expect(await shop.state(numero)).toEqual({ status: 'confirmado', pagamento: 'pago', charges: ['paga'] });
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
  });
});

it('a parcel on its way arrives, whatever the bank did with its money meanwhile', async () => {
  const numero = await shop.order();
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref);
  shop.later(60_000);
  await shop.work();
  await shop.step(numero, 'enviado');
  const back = { amount: PRICE, entryRef: '', state: 'feita', kind: 'med' } as const;
  shop.standIn.held[0]?.refunds.set('M1', { ...back, at: shop.deps.now() });
  shop.later(HOUR);
  await shop.work();
  expect(await shop.state(numero)).toMatchObject({ status: 'enviado', pagamento: 'devolvido' });
  await shop.step(numero, 'entregue');
  expect(await shop.state(numero)).toMatchObject({ status: 'entregue', pagamento: 'devolvido' });
});

it('a confirmation by mistake is taken back though the order was cancelled since', async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero);
  await press(charge);
  await shop.inTrx((trx) =>
    takeStep(
      trx,
      { numero, cupom_id: null, cupom_devolvido: false },
      { step: 'cancelado', author: AUTHOR, now: shop.deps.now() },
    ),
  );
  await shop.inTrx((trx) => undoConfirmation(trx, shop.deps, charge, by()));
  expect(await shop.state(numero)).toEqual({
    status: 'cancelado',
    pagamento: 'encerrado',
    charges: ['cancelada'],
  });
  expect(await balanceOf(shop, charge.id)).toBe(0);
});

describe('a provider that is not configured any more', () => {
  it('says nothing, until it is configured again', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    const providers = providersByName(
      [...shop.deps.providers.values()].filter(({ name }) => name !== shop.standIn.name),
    );
    const without = { ...shop.deps, providers };
    shop.standIn.pay(charge.ref);
    shop.later(HOUR);
    await workPayments(without);
    await expect(
      shop.inTrx((trx) =>
        confirmCharge(trx, without, charge, {
          valor: PRICE,
          entryRef: '',
          at: shop.deps.now(),
          cause: 'confirmacao',
          ...by(),
        }),
      ),
    ).rejects.toMatchObject({ status: 409 });
    const ended = await shop.inTrx((trx) =>
      endPayments(trx, without, { numero }, { by: 'comprador', author: '', now: shop.deps.now() }),
    );
    expect(ended).toBe(false);
    expect(await shop.stockLeft()).toBe(STOCK - 1);
    shop.later(HOUR);
    await shop.work();
    expect(await balanceOf(shop, charge.id)).toBe(PRICE);
  });
});

describe('a provider that says nothing', () => {
  const silent = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += HOUR / 2) {
      shop.standIn.faults.push(...Array.from({ length: 8 }, () => 'dead' as const));
      await shop.work();
      shop.standIn.faults.length = 0;
      shop.later(HOUR / 2);
    }
  };
  const end = (ms: number) => ({ expiresAt: new Date(shop.deps.now().getTime() + ms) });

  it('of a charge for an hour is told once, and not any more when it answers', async () => {
    const numero = await shop.order();
    await shop.charge(numero, end(10 * HOUR));
    await silent(HOUR);
    expect(await cases()).toEqual([]);
    await silent(3 * HOUR);
    expect(await cases()).toEqual([{ kind: 'sem_resposta', numero, desfecho: '' }]);
    await shop.work();
    shop.later(HOUR);
    await shop.work();
    expect(await cases()).toEqual([{ kind: 'sem_resposta', numero, desfecho: 'vista' }]);
    expect((await shop.letters()).filter((one) => one === 'pagamento-caso')).toHaveLength(1);
  });

  it('of a refund for a day is told, too', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    shop.standIn.pay(charge.ref);
    shop.later(60_000);
    await shop.work();
    await shop.inTrx((trx) =>
      requestRefund(trx, shop.deps, numero, { valor: 100, causa: 'manual', ...by() }),
    );
    const about = () =>
      shop.store.db
        .selectFrom('payment_cases')
        .select(['kind', 'desfecho'])
        .where('refund_id', '<>', '')
        .execute();
    await silent(23 * HOUR);
    expect(await about()).toEqual([]);
    await silent(4 * HOUR);
    expect(await about()).toEqual([{ kind: 'sem_resposta', desfecho: '' }]);
    await shop.work();
    shop.later(2 * HOUR);
    await shop.work();
    expect(await about()).toEqual([{ kind: 'sem_resposta', desfecho: 'vista' }]);
  });
});

describe('the time to pay', () => {
  it('does not end what a card company looks into', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    shop.standIn.set(charge.ref, 'analise');
    shop.later(60_000);
    await shop.work();
    shop.later(2 * HOUR);
    await shop.work();
    expect(await shop.state(numero)).toEqual({
      status: 'recebido',
      pagamento: 'analise',
      charges: ['analise'],
    });
  });

  it('leaves half an hour after a refusal', async () => {
    const numero = await shop.order();
    const charge = await shop.charge(numero);
    await shop.work();
    shop.standIn.set(charge.ref, 'recusada');
    shop.later(HOUR / 2 - 60_000);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ charges: ['recusada'] });
    shop.later(29 * 60_000);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'recebido' });
    shop.later(2 * 60_000);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado' });
  });

  it('does not begin anew with each way that is chosen', async () => {
    const numero = await shop.order();
    const { created_at } = await shop.store.db
      .selectFrom('orders')
      .select('created_at')
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();
    let failed = 0;
    for (let day = 0; day < 30; day += 1) {
      const now = shop.deps.now();
      await shop.inTrx(async (trx) => {
        await endPayments(trx, shop.deps, { numero }, { by: 'troca', author: '', now });
      });
      await shop.pixByKey(numero, new Date(now.getTime() + 2 * DAY)).catch(() => {
        failed += 1;
      });
      const { pay_until } = await shop.store.db
        .selectFrom('orders')
        .select('pay_until')
        .where('numero', '=', numero)
        .executeTakeFirstOrThrow();
      expect(pay_until?.getTime() ?? 0).toBeLessThanOrEqual(created_at.getTime() + 12 * DAY);
      shop.later(DAY);
    }
    expect(failed).toBeGreaterThan(0);
  });
});
