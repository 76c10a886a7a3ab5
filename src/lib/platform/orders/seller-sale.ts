/** Orders that a seller of the shop makes for a customer. */
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import { lockSeller } from '#lib/platform/accounts/queries/sellers.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { saleOf } from '#lib/platform/kernel/sale.ts';
import { noteChange } from '#lib/platform/panel/queries/history.ts';
import { findStaff } from '#lib/platform/panel/queries/staff.ts';
import type { Seller } from './orderer.ts';

/** Most per cent that an owner takes off; of sellers it is their own limit. */
export const OWNER_LIMIT = 90;
/** Of the history of the panel; its `alvo` is the number of an order. */
const ORDERS_SECTION = 'pedidos';

type SoldBy = { readonly id: number; readonly nome: string };

/** Held, so that nobody lowers the limit meanwhile. @throws HttpError 403 for who sells no more, 409 for more than they may take off now. */
export async function sellerOf(trx: Trx, { id, desconto }: Pick<Seller, 'id' | 'desconto'>): Promise<SoldBy> {
  const held = await lockSeller(trx, id);
  const staff = await findStaff(trx, id);
  if (!staff || !(staff.administrador || held)) throw new HttpError(403, message.staffOnly);
  const limit = staff.administrador ? OWNER_LIMIT : (held?.limite ?? 0);
  if (desconto > limit) throw new HttpError(409, message.discountOverLimit(limit));
  return { id, nome: staff.nome_razao };
}

/** @throws HttpError 409 when the session sells to somebody else since it was read, or for another discount. */
export function refuseOtherSale(held: Pick<SessionRow, 'venda_interna'>, seller: Seller | undefined): void {
  const sale = saleOf(held);
  const isSame = sale?.cliente.id === seller?.cliente && sale?.desconto === seller?.desconto;
  if (!isSame) throw new HttpError(409, message.orderChanged);
}

/** Who sold what to whom, and for how much less. */
export async function noteSale(
  trx: Trx,
  seller: SoldBy,
  {
    numero,
    buyer,
    desconto,
    now,
  }: { readonly numero: number; readonly buyer: Comprador; readonly desconto: number; readonly now: Date },
): Promise<void> {
  const campos = [
    { campo: 'cliente', antes: '', depois: `${buyer.nome}, ${buyer.email}` },
    { campo: 'desconto', antes: '', depois: `${desconto}%` },
  ];
  const change = { secao: ORDERS_SECTION, alvo: String(numero), acao: 'criou', campos } as const;
  await noteChange(trx, change, seller, now);
}
