/** What an ended return puts back on the shelf, and what is taken from it in exchange. */
import { goodsByCode } from '#lib/platform/catalogue/queries/coded-goods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import {
  type ListStock,
  listStock,
  noteReturned,
  noteSent,
  returnItem,
  takeItem,
} from '#lib/platform/orders/queries/order-stock.ts';
import type { OrderReturns } from './order-returns.ts';

export type ItemStock = {
  readonly linha: number;
  /** Units that are sold again. */
  readonly aoEstoque: number;
  /** Units that are sent in exchange. */
  readonly enviada: number;
  /** Of other goods that are sent; '' for the same. */
  readonly codigoEnviado: string;
};

type Goods = Pick<ListStock, 'product_id' | 'valor_id' | 'unidades'>;
type Moved = { product_id: number; valor_id: number; back: number; sent: number; readonly named: string };

/**
 * Of a locked order. What comes back is there before anything is sent, in the order in which everybody takes stock.
 * @throws HttpError 400 for a code of no goods; 409 for units that the order never took or gave back before, and for more
 *   than the shop has.
 */
export async function moveStock(
  trx: Trx,
  { order }: OrderReturns,
  items: readonly ItemStock[],
): Promise<void> {
  const lists = await listStock(trx, order.numero);
  const all = new Map<string, Moved>();
  const add = (goods: readonly Goods[], units: { back: number; sent: number }, named: string): void => {
    if (goods.length === 0) throw new HttpError(409, message.returnStockUnknown);
    for (const { product_id, valor_id, unidades } of goods) {
      const key = `${product_id}/${valor_id}`;
      const moved = all.get(key) ?? { product_id, valor_id, back: 0, sent: 0, named };
      moved.back += unidades * units.back;
      moved.sent += unidades * units.sent;
      all.set(key, moved);
    }
  };
  for (const { linha, aoEstoque, enviada, codigoEnviado } of items) {
    const line = order.linhas[linha];
    if (!line) continue;
    const own: readonly Goods[] =
      line.tipo === 'lista'
        ? lists.filter((one) => one.linha === linha)
        : [{ product_id: line.id_produto, valor_id: line.id_atributo_simples, unidades: 1 }];
    if (aoEstoque > 0 && order.status === 'cancelado') throw new HttpError(409, message.returnStockUnknown);
    if (aoEstoque > 0) add(own, { back: aoEstoque, sent: 0 }, line.nome);
    if (enviada > 0)
      add(
        codigoEnviado === '' ? own : [await codedGoods(trx, codigoEnviado)],
        { back: 0, sent: enviada },
        codigoEnviado || line.nome,
      );
  }
  const sorted = [...all.values()].toSorted((a, b) => a.product_id - b.product_id || a.valor_id - b.valor_id);
  for (const { back, sent, named, ...goods } of sorted) {
    if (back > 0) {
      const returned = { ...goods, quantidade: back };
      if (!(await noteReturned(trx, order.numero, returned)))
        throw new HttpError(409, message.returnStockUnknown);
      await returnItem(trx, returned);
    }
    if (sent > 0) {
      const taken = { ...goods, quantidade: sent };
      if ((await takeItem(trx, taken)) === undefined) throw new HttpError(409, message.returnSoldOut(named));
      await noteSent(trx, order.numero, taken);
    }
  }
}

/** @throws HttpError 400 for none, and for a product whose options have the stock. */
async function codedGoods(trx: Trx, code: string): Promise<Goods> {
  const goods = await goodsByCode(trx, code);
  if (!goods || goods.parted) throw new HttpError(400, message.returnUnknownCode(code));
  return { product_id: goods.product_id, valor_id: goods.valor_id, unidades: 1 };
}
