/** The place of an order in a turn of a day: taken in the transaction that writes it, given back when it ends. */
import { readSlot, type Slot } from '#lib/domain/shipping/delivery-turns.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { releaseSlot, type ServiceSlot, takeSlot } from '#lib/platform/shipping/queries/slots.ts';
import type { Delivery } from '../shipping/delivery.ts';
import { orderTerm } from './queries/order-term.ts';

/** @throws HttpError 400 for a scheduled delivery without a choice, 409 for one that is gone. */
export async function takePlace(
  trx: Trx,
  { id: service, scheduled, slots = [] }: Delivery,
  chosen: Slot | undefined,
): Promise<void> {
  if (!scheduled) return;
  if (!chosen) throw new HttpError(400, message.slotFirst);
  const isOffered = slots.some(({ dia, turno }) => dia === chosen.dia && turno === chosen.turno);
  if (!isOffered || !(await takeSlot(trx, { service, ...chosen })))
    throw new HttpError(409, message.slotGone);
}

/** Of a locked order; nothing of one that is not scheduled. */
export async function givePlaceBack(trx: Trx, numero: number): Promise<void> {
  const place = await placeOf(trx, numero);
  if (place) await releaseSlot(trx, place);
}

/** @throws HttpError 409 when somebody else has it. */
export async function takePlaceAgain(trx: Trx, numero: number): Promise<void> {
  const place = await placeOf(trx, numero);
  if (place && !(await takeSlot(trx, place))) throw new HttpError(409, message.slotGone);
}

async function placeOf(trx: Trx, numero: number): Promise<ServiceSlot | undefined> {
  const order = await orderTerm(trx, numero);
  const slot = order && readSlot(`${order.frete_dia} ${order.frete_turno}`);
  return slot && { service: order.frete_servico, ...slot };
}
