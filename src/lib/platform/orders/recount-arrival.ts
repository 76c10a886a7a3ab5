/** The day of an order that is confirmed: as it was promised, or counted again where the confirmation came too late for that. */
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { agreedTerm, arrivalOf } from '#lib/platform/shipping/arrival.ts';
import { readSettings } from '#lib/platform/shop/queries/settings.ts';
import { storedSettings } from '#lib/platform/shop/wire/settings.ts';
import { leaveDayOpen, releaseOrderSlot } from './delivery-slot.ts';
import { orderTerm, setArrival } from './queries/order-term.ts';

/** Of a locked order. */
export async function recountArrival(trx: Trx, numero: number, now: Date): Promise<void> {
  const order = await orderTerm(trx, numero);
  if (!order || order.frete_dias === null || order.frete_limite === null || now <= order.frete_limite) return;
  const { frete_dias: days, frete_tipo: tipo, retirada: pickup, created_at } = order;
  if (order.frete_turno !== '') {
    await releaseOrderSlot(trx, numero);
    await leaveDayOpen(trx, numero);
    return;
  }
  // Left open before: shop and customer agree on it.
  if (order.frete_dia === '') return;
  const configuracoes = storedSettings(await readSettings(trx));
  const day = arrivalOf({ configuracoes, now }, { days, tipo });
  // A shop that sends on more days than before does not have to be later.
  if (day <= order.frete_dia) return;
  await setArrival(trx, numero, { day, term: agreedTerm(day, { pickup, since: shopDay(created_at) }) });
}
