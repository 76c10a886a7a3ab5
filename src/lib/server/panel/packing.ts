/** `/painel/pedidos/separacao`: the marked orders, whole. */
import type { Api } from '#lib/api/client.ts';
import { getPanelOrder } from '#lib/api/panel-orders.ts';
import type { Pedido } from '#lib/contract/order.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import type { MarkedOrder } from './marked-orders.ts';

type Found = {
  readonly orders: readonly Pedido<Centavos>[];
  /** Numbers that no order has. */
  readonly missing: readonly number[];
};

/** One after the other: they are few, and nobody else waits for them. */
export async function readOrders(api: Api, marked: readonly MarkedOrder[]): Promise<Found> {
  const orders: Pedido<Centavos>[] = [];
  const missing: number[] = [];
  for (const { numero } of marked) {
    const found = await unlessMissing(getPanelOrder(api, String(numero)));
    if (found) orders.push(found.pedido);
    else missing.push(numero);
  }
  return { orders, missing };
}
