/** The place of an order in a turn of a day: taken in the transaction that writes it, given back when it ends. */
import { readSlot, type Slot } from '#lib/domain/shipping/delivery-turns.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { releaseSlot, type ServiceSlot, takeSlot } from '#lib/platform/shipping/queries/slots.ts';
import type { Delivery } from '../shipping/delivery.ts';
import { orderTerm, setArrival } from './queries/order-term.ts';

/** Of a scheduled delivery whose day cannot be met any more. */
const DAY_OPEN = 'Novo dia e turno a combinar com a loja';

/**
 * @param gone What is said of one that is gone.
 * @throws HttpError 400 for a scheduled delivery without a choice, 409 for one that is gone.
 */
export async function reserveOrderSlot(
  trx: Trx,
  { id: service, scheduled, slots = [] }: Delivery,
  chosen: Slot | undefined,
  gone: string = message.slotGone,
): Promise<void> {
  if (!scheduled) return;
  if (!chosen) throw new HttpError(400, message.slotFirst);
  const isOffered = slots.some(({ dia, turno }) => dia === chosen.dia && turno === chosen.turno);
  if (!isOffered || !(await takeSlot(trx, { service, ...chosen }))) throw new HttpError(409, gone);
}

/** Of a locked order; nothing of one that is not scheduled. */
export async function releaseOrderSlot(trx: Trx, numero: number): Promise<void> {
  const place = await placeOf(trx, numero);
  if (place) await releaseSlot(trx, place);
}

/**
 * Of a locked order that is taken up again. One that comes too late for its day has no place to take, and its day is open.
 * @throws HttpError 409 when somebody else has it.
 */
export async function reserveOrderSlotAgain(trx: Trx, numero: number, now: Date): Promise<void> {
  const place = await placeOf(trx, numero);
  if (!place) return;
  if (place.until !== null && now > place.until) await leaveDayOpen(trx, numero);
  else if (!(await takeSlot(trx, place))) throw new HttpError(409, message.slotGone);
}

export async function leaveDayOpen(trx: Trx, numero: number): Promise<void> {
  await setArrival(trx, numero, { day: '', term: DAY_OPEN });
}

async function placeOf(
  trx: Trx,
  numero: number,
): Promise<(ServiceSlot & { readonly until: Date | null }) | undefined> {
  const order = await orderTerm(trx, numero);
  const slot = order && readSlot(`${order.frete_dia} ${order.frete_turno}`);
  return slot && { service: order.frete_servico, ...slot, until: order.frete_limite };
}
