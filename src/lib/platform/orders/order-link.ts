/**
 * The link to an order in its mails: anyone who has it sees state, lines, total and tracking, and of the buyer and the
 * address only enough to tell them (decision 029). It ends with `link_version`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { findOrder, type OrderRow } from './queries/orders.ts';

type Secret = Pick<Deps, 'sessionSecret'>;
type Linked = { readonly numero: number; readonly link_version: number };

/** 128 bits, in characters that an address keeps in any spelling. */
const MAC_LENGTH = 32;

/** Nobody can tell it from the order's number without the secret of the shop. */
export function orderToken({ sessionSecret }: Secret, { numero, link_version }: Linked): string {
  const said = `order-link\n${numero}\n${link_version}`;
  return `${numero}-${createHmac('sha256', sessionSecret).update(said).digest('hex').slice(0, MAC_LENGTH)}`;
}

/** The order of a token; undefined for one that is none, or not any more. */
export async function linkedOrder(
  deps: Secret & Pick<Deps, 'db'>,
  token: string,
): Promise<OrderRow | undefined> {
  const numero = Number(/^(\d{1,9})-/.exec(token)?.[1]);
  const order = numero > 0 ? await findOrder(deps.db, numero) : undefined;
  if (!order) return undefined;
  const right = Buffer.from(orderToken(deps, order));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? order : undefined;
}
