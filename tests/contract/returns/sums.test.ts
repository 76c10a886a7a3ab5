/** Whatever is asked, refused, concluded, cancelled and given back in any order: stock, money and coupon add up. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { refundable } from '#lib/domain/payments/payment-decision.ts';
import { DEFAULT_RETURN_RULES } from '#lib/domain/returns/rights.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { moneyOf } from '#lib/platform/payments/money.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { askReturn, cancelReturn } from '#lib/platform/returns/ask-return.ts';
import { concludeReturn, proposedFor } from '#lib/platform/returns/conclude-return.ts';
import { moveReturn } from '#lib/platform/returns/move-return.ts';
import { readReturns } from '#lib/platform/returns/order-returns.ts';
import { lockReturn } from '#lib/platform/returns/queries/returns.ts';
import { sampled } from '../../faults/rounds.ts';
import { AUTHOR, balanceOf, openMoneyShop, STOCK, type TestMoneyShop } from '../../support/payments/shop.ts';

const UNITS = 4;
const SCHEDULES = sampled(10, 25);

let shop: TestMoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(() => shop.clear());
afterAll(() => shop.store.close());

/** Most schedules come to an end of a return. */
const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 4, arbitrary });
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 1, arbitrary });
const act = fc.oneof(
  often(fc.record({ do: fc.constant('ask'), units: fc.integer({ min: 0, max: UNITS }) })),
  seldom(fc.record({ do: fc.constant('cancel'), which: fc.nat(3) })),
  often(fc.record({ do: fc.constant('receive'), which: fc.nat(3) })),
  seldom(fc.record({ do: fc.constant('refuse'), which: fc.nat(3) })),
  often(
    fc.record({
      do: fc.constant('conclude'),
      which: fc.nat(3),
      came: fc.integer({ min: 0, max: UNITS }),
      shelf: fc.integer({ min: 0, max: UNITS }),
      more: fc.integer({ min: -100, max: 100 }),
    }),
  ),
  seldom(fc.record({ do: fc.constant('refund'), valor: fc.integer({ min: 1, max: 5000 }) })),
  seldom(fc.constant({ do: 'cancelOrder' } as const)),
  seldom(fc.constant({ do: 'work' } as const)),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function sent(): Promise<{ readonly numero: number; readonly charge: number }> {
  const numero = await shop.order({ quantidade: UNITS, coupon: true });
  const charge = await shop.charge(numero);
  await shop.work();
  shop.standIn.pay(charge.ref);
  for (let rounds = 0; rounds < 4; rounds += 1) {
    shop.later(15_000);
    await shop.work();
  }
  await shop.step(numero, 'enviado');
  return { numero, charge: charge.id };
}

async function play(numero: number, one: Act, turn: number): Promise<void> {
  const { deps } = shop;
  const now = deps.now();
  const by = { author: AUTHOR, now };
  const all = await readReturns(shop.store.db, numero);
  const books = all?.returns ?? [];
  const book = 'which' in one ? books[one.which % Math.max(1, books.length)] : undefined;
  if (one.do === 'work') return shop.work();
  if (one.do === 'cancelOrder') return shop.step(numero, 'cancelado');
  if (one.do === 'refund')
    return void (await shop.inTrx((trx) =>
      requestRefund(trx, deps, numero, { valor: 'valor' in one ? one.valor : 1, causa: 'manual', ...by }),
    ));
  if (one.do === 'ask' && 'units' in one) {
    const itens = one.units === 0 ? [] : [{ linha: 0, quantidade: one.units }];
    const form = { chave: `k${turn}`, tipo: 'desistencia', desejo: 'dinheiro', motivo: '', itens } as const;
    return void (await shop.inTrx((trx) =>
      askReturn(trx, numero, form, { rules: DEFAULT_RETURN_RULES, now }),
    ));
  }
  if (!all || !book) return;
  const { id } = book.row;
  if (one.do === 'cancel') return shop.inTrx((trx) => cancelReturn(trx, numero, id, now));
  if (one.do === 'receive' || one.do === 'refuse') {
    const to = one.do === 'receive' ? 'recebida' : 'recusada';
    return shop.inTrx(async (trx) => {
      const row = await lockReturn(trx, id);
      if (row) await moveReturn(trx, row, { to, by: 'equipe', ...by });
    });
  }
  if (one.do !== 'conclude' || !('came' in one)) return;
  const itens = [{ linha: 0, recebida: one.came, aoEstoque: one.shelf, enviada: 0, codigoEnviado: '' }];
  const valor = proposedFor(all, [{ linha: 0, quantidade: one.came }]) + one.more;
  const end = { desfecho: 'dinheiro', valor, resposta: 'conferido', itens, ...by } as const;
  return shop.inTrx((trx) => concludeReturn(trx, deps, { numero, id }, end));
}

async function check(numero: number, charge: number): Promise<void> {
  const { db } = shop.store;
  const all = await readReturns(db, numero);
  if (!all) throw new Error('the order is gone');
  const ended = all.returns.filter(({ row }) => row.status === 'concluida');
  const shelf = ended.reduce((sum, { items }) => sum + (items[0]?.ao_estoque ?? 0), 0);
  const came = ended.reduce((sum, { items }) => sum + (items[0]?.recebida ?? 0), 0);
  const open = all.returns
    .filter(({ row }) => !['concluida', 'recusada', 'cancelada'].includes(row.status))
    .reduce((sum, { items }) => sum + (items[0]?.quantidade ?? 0), 0);
  expect(came + open, 'units that come back').toBeLessThanOrEqual(UNITS);
  const out = all.order.status === 'cancelado' ? 0 : UNITS - shelf;
  expect(await shop.stockLeft(), 'stock').toBe(STOCK - out);
  const { usos } = await db
    .selectFrom('coupons')
    .select('usos')
    .where('id', '=', shop.coupon)
    .executeTakeFirstOrThrow();
  const back = all.order.status === 'cancelado' || came === UNITS;
  expect(usos, 'uses of the coupon').toBe(back ? 0 : 1);
  const paid = (await chargesOf(db, numero)).find(({ id }) => id === charge);
  if (!paid) throw new Error('the charge is gone');
  const { entries, claims } = await moneyOf(db, paid);
  const promised = claims.refunds.filter(({ done }) => !done).reduce((sum, { valor }) => sum + valor, 0);
  const kept = await balanceOf(shop, charge);
  expect(kept - promised, 'money').toBe(refundable(entries, claims));
  expect(kept - promised).toBeGreaterThanOrEqual(0);
  const asked = ended.reduce((sum, { row }) => sum + row.valor, 0);
  expect(asked).toBeLessThanOrEqual(paid.applied_valor);
}

it(`adds up after every step of ${SCHEDULES} schedules`, { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 20 }), async (acts) => {
      const { numero, charge } = await sent();
      for (const [turn, one] of acts.entries()) {
        // What the rules refuse changes nothing: the check that follows sees it.
        await play(numero, one, turn).catch((error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
        });
        await check(numero, charge);
      }
      await shop.clear();
      await sql`update products set estoque = ${STOCK} where id = ${shop.product}`.execute(shop.store.db);
    }),
    { numRuns: SCHEDULES },
  );
});
