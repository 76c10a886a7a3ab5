/** A sale that a seller of the shop makes for a customer: it stands in the seller's session. */
import type { ClienteVenda, VendaInterna } from '#lib/contract/checkout.ts';
import type { Empty } from '#lib/contract/empty.ts';

export type Sale = {
  readonly cliente: ClienteVenda;
  /** Per cent off the goods. */
  readonly desconto: number;
};

/** Undefined of a session that buys for itself. */
export function saleOf({
  venda_interna,
}: {
  readonly venda_interna: VendaInterna | Empty;
}): Sale | undefined {
  if (!('id' in venda_interna) || !venda_interna.cliente) return undefined;
  return { cliente: venda_interna.cliente, desconto: venda_interna.desconto ?? 0 };
}
