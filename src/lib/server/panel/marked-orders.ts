/** Orders that were marked in the list of `/painel/pedidos`. */
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';

/** What a box of the list sends: the order, and the state it was in for who marked it. */
export type MarkedOrder = { readonly numero: number; readonly vista: (typeof STATUS_PEDIDO)[number] };

/** A page of the list holds no more. */
const MOST = 20;

export function markOf({ numero, status }: { numero: number; status: MarkedOrder['vista'] }): string {
  return `${numero}:${status}`;
}

/** Each once; what no list wrote is left out. */
export function markedOrders(values: readonly unknown[]): readonly MarkedOrder[] {
  const marked = new Map<number, MarkedOrder>();
  for (const value of values.slice(0, MOST)) {
    const [number = '', state] = String(value).split(':', 2);
    const numero = readId(number);
    const vista = STATUS_PEDIDO.find((one) => one === state);
    if (numero > 0 && vista) marked.set(numero, { numero, vista });
  }
  return [...marked.values()];
}
