/** All that is known of an order and what came back of it. */
import type { Kysely } from 'kysely';
import { refundable } from '#lib/domain/payments/payment-decision.ts';
import type { SoldOrder } from '#lib/domain/returns/amount.ts';
import type { ReturnedUnits } from '#lib/domain/returns/units.ts';
import { findOrder, type OrderRow } from '#lib/platform/orders/queries/orders.ts';
import { moneyOf } from '#lib/platform/payments/money.ts';
import { casesOf } from '#lib/platform/payments/queries/cases.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { refundsOf } from '#lib/platform/payments/queries/refunds.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type FileMark, filesOfOrder } from './queries/files.ts';
import {
  itemsOfOrder,
  type ReturnItem,
  type ReturnRow,
  type ReturnStep,
  returnsOf,
  stepsOfOrder,
} from './queries/returns.ts';

export type ReturnBook = {
  readonly row: ReturnRow;
  readonly items: readonly ReturnItem[];
  readonly steps: readonly ReturnStep[];
  readonly files: readonly FileMark[];
  /** The money it gives back went out. */
  readonly paidBack: boolean;
};

export type OrderReturns = {
  readonly order: OrderRow;
  readonly returns: readonly ReturnBook[];
  /** A payment was taken for it. */
  readonly paid: boolean;
  /** Centavos of that payment which may still go back. */
  readonly refundable: number;
  /** Centavos of it which went back, or are to. */
  readonly gone: number;
};

/** Undefined for no such order. */
export async function readReturns(db: Kysely<Schema>, numero: number): Promise<OrderReturns | undefined> {
  const order = await findOrder(db, numero);
  if (!order) return undefined;
  const items = await itemsOfOrder(db, numero);
  const steps = await stepsOfOrder(db, numero);
  const files = await filesOfOrder(db, numero);
  const money = await orderMoney(db, numero);
  const returns = (await returnsOf(db, numero)).map((row) => {
    const own = ({ return_id }: { readonly return_id: number }) => return_id === row.id;
    return {
      row,
      items: items.filter(own),
      steps: steps.filter(own),
      files: files.filter(own),
      paidBack: money.done.has(row.refund_id),
    };
  });
  return { order, returns, paid: money.paid, refundable: money.left, gone: money.gone };
}

async function orderMoney(db: Kysely<Schema>, numero: number) {
  const done = new Set<string>();
  let left = 0;
  let gone = 0;
  let paid = false;
  for (const charge of await chargesOf(db, numero)) {
    for (const { id, status } of await refundsOf(db, charge.id)) if (status === 'feita') done.add(id);
    for (const { refund_id, desfecho } of await casesOf(db, charge.id))
      if (desfecho === 'devolvida') done.add(refund_id);
    if (charge.applied_at === null) continue;
    const { entries, claims } = await moneyOf(db, charge);
    paid = true;
    left = refundable(entries, claims);
    gone = charge.applied_valor - left;
  }
  return { done, left, gone, paid };
}

/** What was sold, as amounts are counted from it. */
export function soldOf({ order }: OrderReturns): SoldOrder {
  return {
    linhas: order.linhas.map(({ quantidade, preco_por }, linha) => ({ linha, quantidade, preco: preco_por })),
    cobrado: order.cobrado,
    frete: order.frete,
  };
}

/** All units that a return was ever about. */
export function returnedUnits({ returns }: Pick<OrderReturns, 'returns'>): readonly ReturnedUnits[] {
  return returns.flatMap(({ row: { status, desfecho }, items }) =>
    items.map(({ linha, quantidade, recebida }) => ({ linha, quantidade, recebida, status, desfecho })),
  );
}

/** When somebody said that it was delivered; undefined while nobody did. */
export function deliveredAt({ passos, status }: Pick<OrderRow, 'passos' | 'status'>): Date | undefined {
  if (status !== 'entregue') return undefined;
  return passos.findLast((step) => step.status === 'entregue')?.created_at;
}
