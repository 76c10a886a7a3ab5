/**
 * The code that shows all of an order to who reads the mail of its buyer: nothing is stored, nobody can make one from the order's
 * number, and it is void after half an hour at most, once it was used, and with the link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { OrderRow } from './queries/orders.ts';

type Secret = Pick<Deps, 'sessionSecret'>;
type Coded = Pick<OrderRow, 'numero' | 'link_version' | 'session_id'>;

/** Milliseconds; a code holds for the one it was made in and the next. */
const SLOT = 15 * 60_000;
const DIGITS = 8;

export function orderCode(secret: Secret, order: Coded, now: Date): string {
  return codeOf(secret, order, Math.floor(now.getTime() / SLOT));
}

export function isOrderCode(secret: Secret, order: Coded, typed: string, now: Date): boolean {
  const slot = Math.floor(now.getTime() / SLOT);
  const given = Buffer.from(typed.replaceAll(/\D/g, ''));
  return [slot, slot - 1].some((one) => {
    const right = Buffer.from(codeOf(secret, order, one));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function codeOf({ sessionSecret }: Secret, order: Coded, slot: number): string {
  const said = ['order-code', order.numero, order.link_version, order.session_id ?? '', slot].join('\n');
  const digest = createHmac('sha256', sessionSecret).update(said).digest();
  return String(digest.readBigUInt64BE() % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0');
}
