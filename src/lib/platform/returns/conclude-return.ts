/** The end of a return whose goods were checked: money, shelf and coupon, each at most once. */
import type { Terms } from '#lib/domain/offers/parts.ts';
import { isEverything, refundFor } from '#lib/domain/returns/amount.ts';
import type { ReturnEnd } from '#lib/domain/returns/return.ts';
import { paidBackUnits } from '#lib/domain/returns/units.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { returnCoupon } from '#lib/platform/orders/queries/order-coupon.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import type { MoneyDeps } from '#lib/platform/payments/payment-deps.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { exchangeDifference } from './exchange-difference.ts';
import { moveReturn } from './move-return.ts';
import { type ItemStock, moveStock } from './move-stock.ts';
import { type OrderReturns, type ReturnBook, readReturns, returnedUnits, soldOf } from './order-returns.ts';
import { saveItem } from './queries/returns.ts';

export type CheckedItem = ItemStock & { readonly recebida: number };

export type Conclusion = {
  readonly desfecho: ReturnEnd;
  /** Centavos. */
  readonly valor: number;
  /** What the buyer is told; has to be said where the amount is not what the units cost. */
  readonly resposta: string;
  readonly itens: readonly CheckedItem[];
  /** By which prices other goods that are sent are compared; `seen`: who ends it was told that they cost another amount. */
  readonly exchange?: { readonly terms: Terms; readonly seen: boolean };
  readonly author: string;
  readonly now: Date;
};

type Units = { readonly linha: number; readonly quantidade: number };

/** What was paid for these units, whatever went back since. */
export function costOf(all: OrderReturns, items: readonly Units[]): number {
  return refundFor(soldOf(all), paidBackUnits(returnedUnits(all)), items);
}

/** What would go back for these units by the rules: never more than is left of the payment. */
export function proposedFor(all: OrderReturns, items: readonly Units[]): number {
  return Math.min(costOf(all, items), all.refundable);
}

/**
 * Of a locked order.
 * @throws HttpError 400 for what has to be said, 409 when it moved, or the payment does not have so much.
 */
export async function concludeReturn(
  trx: Trx,
  deps: MoneyDeps,
  { numero, id }: { readonly numero: number; readonly id: number },
  conclusion: Conclusion,
): Promise<void> {
  const order = await lockOrder(trx, numero);
  const all = await readReturns(trx, numero);
  const book = all?.returns.find(({ row }) => row.id === id);
  if (!order || !all || !book) throw notFound(message.unknownReturn);
  const { desfecho, resposta, author, now } = conclusion;
  const checked = checkedItems(book, conclusion);
  refuseSilence(all, book, conclusion, checked);
  if (desfecho === 'troca') await refuseUnseen(trx, all, conclusion, checked);
  const refund_id =
    desfecho === 'dinheiro' && !isSettled(all, conclusion, checked)
      ? await requestRefund(trx, deps, numero, {
          valor: conclusion.valor,
          causa: book.row.tipo === 'desistencia' ? 'desistencia' : 'manual',
          nota: `devolução ${id}`,
          author,
          now,
        })
      : '';
  for (const { linha, recebida, aoEstoque, enviada, codigoEnviado } of checked)
    await saveItem(trx, {
      return_id: id,
      linha,
      recebida,
      ao_estoque: aoEstoque,
      enviada,
      enviada_codigo: codigoEnviado,
    });
  await moveStock(trx, all, checked);
  const cupom = desfecho !== 'troca' && order.status !== 'cancelado' && isLast(all, checked);
  const coupon = cupom && !order.cupom_devolvido ? order.cupom_id : null;
  if (coupon !== null) await returnCoupon(trx, numero, coupon);
  const valor = desfecho === 'dinheiro' ? conclusion.valor : 0;
  await moveReturn(trx, book.row, {
    to: 'concluida',
    by: 'equipe',
    author,
    nota: resposta,
    change: { desfecho, valor, refund_id, resposta, cupom: coupon !== null },
    now,
  });
}

const NOTHING = { recebida: 0, aoEstoque: 0, enviada: 0, codigoEnviado: '' } as const;

/** @throws HttpError 400 */
function checkedItems({ items }: ReturnBook, { itens }: Conclusion): readonly CheckedItem[] {
  const checked = items.map(({ linha, quantidade }) => {
    const said = itens.find((one) => one.linha === linha) ?? { ...NOTHING, linha };
    if (said.recebida > quantidade || said.aoEstoque > said.recebida || said.enviada > said.recebida)
      throw new HttpError(400, message.returnNothing);
    return said;
  });
  if (checked.every(({ recebida }) => recebida === 0)) throw new HttpError(400, message.returnNothing);
  return checked;
}

/** @throws HttpError 400 and 409 */
function refuseSilence(
  all: OrderReturns,
  { row }: ReturnBook,
  { desfecho, valor, resposta }: Conclusion,
  checked: readonly CheckedItem[],
): void {
  if (desfecho === 'troca') {
    if (row.tipo === 'desistencia') throw new HttpError(409, message.returnMoved);
    if (resposta === '') throw new HttpError(400, message.returnWords);
  } else if (checked.some(({ enviada }) => enviada > 0)) {
    throw new HttpError(400, message.returnNotExchanged);
  } else if (desfecho === 'por-fora') {
    if (all.paid) throw new HttpError(409, message.returnPaidHere);
    if (resposta === '') throw new HttpError(400, message.returnWords);
  } else if (resposta === '' && valor !== proposedFor(all, unitsOf(checked)))
    throw new HttpError(400, message.returnAmountReason);
}

/** Nothing more goes back: it went at the order already, or the units cost nothing. */
function isSettled(all: OrderReturns, { valor }: Conclusion, checked: readonly CheckedItem[]): boolean {
  return all.paid && valor === 0 && (all.gone > 0 || costOf(all, unitsOf(checked)) === 0);
}

/** Nothing is charged or given back for it here, so it is said before it is too late. @throws HttpError 409 */
async function refuseUnseen(
  trx: Trx,
  all: OrderReturns,
  { exchange }: Conclusion,
  checked: readonly CheckedItem[],
): Promise<void> {
  if (!exchange || exchange.seen) return;
  const { sent, replaced } = await exchangeDifference(trx, all, checked, exchange.terms);
  if (sent !== replaced) throw new HttpError(409, message.returnDifference(sent, replaced));
}

function unitsOf(checked: readonly CheckedItem[]) {
  return checked.map(({ linha, recebida }) => ({ linha, quantidade: recebida }));
}

function isLast(all: OrderReturns, checked: readonly CheckedItem[]): boolean {
  return isEverything(soldOf(all).linhas, [...paidBackUnits(returnedUnits(all)), ...unitsOf(checked)]);
}
