/** All that is known of the payments of an order. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { moneyOf } from './money.ts';
import { chargesOf } from './queries/charges.ts';
import { hasOpenDispute } from './queries/disputes.ts';
import { entriesOf } from './queries/ledger.ts';
import { orderCases } from './queries/panel-cases.ts';
import { chargeStepsOf, orderHead, orderPaymentStepsOf } from './queries/panel-payments.ts';
import { refundsOf } from './queries/refunds.ts';
import type { ChargeBook, OrderBook } from './wire/order-payments.ts';

/** Undefined for no such order. */
export async function readOrderBook(db: Kysely<Schema>, numero: number): Promise<OrderBook | undefined> {
  const order = await orderHead(db, numero);
  if (!order) return undefined;
  const all = await chargeStepsOf(db, numero);
  const charges: ChargeBook[] = [];
  for (const charge of await chargesOf(db, numero)) {
    charges.push({
      charge,
      steps: all.filter(({ charge_id }) => charge_id === charge.id),
      entries: await entriesOf(db, charge.id),
      refunds: await refundsOf(db, charge.id),
      money: await moneyOf(db, charge),
      disputed: await hasOpenDispute(db, charge.id),
    });
  }
  return {
    order,
    charges,
    cases: await orderCases(db, numero),
    steps: await orderPaymentStepsOf(db, numero),
  };
}
