/**
 * Whoever has stolen cards tries them in a shop, many times and mostly in vain. Limits by address, visitor and order stand with the
 * other ones (`platform/kernel/limits/throttle.ts`, `attempts.ts`); this one is of the whole shop.
 */

/** Cards that are looked at, how many of them may be refused, and how long they count (ms). */
export const LOOKED_AT = 20;
const REFUSED = 12;
export const COUNTED = 60 * 60_000;
/** Milliseconds that the fields are closed after the last of them. */
const CLOSED = 15 * 60_000;

type Ended = { readonly status: string; readonly created_at: Date };

/** Whether so many were refused of late that no card is taken on the shop's page. @param ended The newest first. */
export function isCardTesting(ended: readonly Ended[], now: Date): boolean {
  const [newest] = ended;
  if (!newest || ended.length < LOOKED_AT) return false;
  const refused = ended.slice(0, LOOKED_AT).filter(({ status }) => status === 'recusada').length;
  return refused > REFUSED && now.getTime() - newest.created_at.getTime() < CLOSED;
}
