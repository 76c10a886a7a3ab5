/** The end of a return whose goods were checked: money, shelf and coupon, each at most once. */
import { isEverything, refundFor } from '#lib/domain/returns/amount.ts';
import type { ReturnEnd } from '#lib/domain/returns/return.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { returnCoupon } from '#lib/platform/orders/queries/order-coupon.ts';
import {
  listStock,
  noteReturned,
  returnItem,
  type StockItem,
} from '#lib/platform/orders/queries/order-stock.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import type { MoneyDeps } from '#lib/platform/payments/payment-deps.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { moveReturn } from './move-return.ts';
import { type OrderReturns, paidBackUnits, type ReturnBook, readReturns, soldOf } from './order-returns.ts';
import { saveItem } from './queries/returns.ts';

export type CheckedItem = {
  readonly linha: number;
  readonly recebida: number;
  /** Of those, to be sold again. */
  readonly aoEstoque: number;
};

export type Conclusion = {
  readonly desfecho: ReturnEnd;
  /** Centavos. */
  readonly valor: number;
  /** What the buyer is told; has to be said where the amount is not what the units cost. */
  readonly resposta: string;
  readonly itens: readonly CheckedItem[];
  readonly author: string;
  readonly now: Date;
};

/** What would go back for these units by the rules: never more than is left of the payment. */
export function proposedFor(
  all: OrderReturns,
  items: readonly { readonly linha: number; readonly quantidade: number }[],
): number {
  return Math.min(refundFor(soldOf(all), paidBackUnits(all), items), all.refundable);
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
  const refund_id =
    desfecho === 'dinheiro'
      ? await requestRefund(trx, deps, numero, {
          valor: conclusion.valor,
          causa: book.row.tipo === 'desistencia' ? 'desistencia' : 'manual',
          nota: `devolução ${id}`,
          author,
          now,
        })
      : '';
  for (const item of checked) await saveItem(trx, { ...item, return_id: id, ao_estoque: item.aoEstoque });
  await putBack(trx, all, checked);
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

/** @throws HttpError 400 */
function checkedItems({ items }: ReturnBook, { itens }: Conclusion): readonly CheckedItem[] {
  const checked = items.map(({ linha, quantidade }) => {
    const said = itens.find((one) => one.linha === linha) ?? { linha, recebida: 0, aoEstoque: 0 };
    if (said.recebida > quantidade || said.aoEstoque > said.recebida)
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
    if (checked.some(({ aoEstoque }) => aoEstoque > 0)) throw new HttpError(400, message.returnNotExchanged);
  } else if (desfecho === 'por-fora') {
    if (all.paid) throw new HttpError(409, message.returnPaidHere);
    if (resposta === '') throw new HttpError(400, message.returnWords);
  } else if (resposta === '' && valor !== proposedFor(all, unitsOf(checked)))
    throw new HttpError(400, message.returnAmountReason);
}

function unitsOf(checked: readonly CheckedItem[]) {
  return checked.map(({ linha, recebida }) => ({ linha, quantidade: recebida }));
}

function isLast(all: OrderReturns, checked: readonly CheckedItem[]): boolean {
  return isEverything(soldOf(all).linhas, [...paidBackUnits(all), ...unitsOf(checked)]);
}

/**
 * Back on the shelf, in the order in which everybody takes stock. A cancelled order gave all of it back already.
 * @throws HttpError 409 for units that the order never took, or that came back before.
 */
async function putBack(trx: Trx, { order }: OrderReturns, checked: readonly CheckedItem[]): Promise<void> {
  const lists = await listStock(trx, order.numero);
  const units = new Map<string, StockItem>();
  for (const { linha, aoEstoque } of checked) {
    const line = order.linhas[linha];
    if (!line || aoEstoque === 0) continue;
    const taken =
      line.tipo === 'lista'
        ? lists.filter((one) => one.linha === linha)
        : [{ product_id: line.id_produto, valor_id: line.id_atributo_simples, unidades: 1 }];
    if (order.status === 'cancelado' || taken.length === 0)
      throw new HttpError(409, message.returnStockUnknown);
    for (const { product_id, valor_id, unidades } of taken) {
      const key = `${product_id}/${valor_id}`;
      const quantidade = (units.get(key)?.quantidade ?? 0) + unidades * aoEstoque;
      units.set(key, { product_id, valor_id, quantidade });
    }
  }
  const sorted = [...units.values()].toSorted(
    (a, b) => a.product_id - b.product_id || a.valor_id - b.valor_id,
  );
  for (const item of sorted) {
    if (!(await noteReturned(trx, order.numero, item))) throw new HttpError(409, message.returnStockUnknown);
    await returnItem(trx, item);
  }
}
