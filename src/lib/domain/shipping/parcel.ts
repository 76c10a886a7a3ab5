/** What a carrier says of a parcel. */

/** From the counter to the door, and what may go wrong between them. */
export const PARCEL_STATES = [
  'postado',
  'em_transito',
  'saiu_para_entrega',
  'tentativa',
  'aguardando_retirada',
  'problema',
  'entregue',
  'devolvido',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** Characters of a place, and of what else a carrier says. */
export const PLACE_LENGTH = 80;
export const DETAIL_LENGTH = 200;

/** It is or was under way: a carrier may say something of it. */
export function isFollowed({
  status,
  retirada,
}: {
  readonly status: string;
  readonly retirada: boolean;
}): boolean {
  return !retirada && (status === 'enviado' || status === 'entregue');
}

/** Milliseconds that a carrier's clock may be ahead. */
const AHEAD = 3_600_000;

/** Whether something can have happened at `at` to a parcel of an order from `ordered`. */
export function isParcelTime(
  at: Date,
  { ordered, now }: { readonly ordered: Date; readonly now: Date },
): boolean {
  return at >= ordered && at.getTime() <= now.getTime() + AHEAD;
}
