/** Reading and changing the cart of a session in the database. */
import type { Kysely } from 'kysely';
import {
  type CartLine,
  type CartOwner,
  cartLines,
  deleteLines,
  holdCart,
  type LineKey,
  putLines,
} from '../queries/carts.ts';
import { clearCoupon, sessionCoupon } from '../queries/coupons.ts';
import type { SessionRow } from '../queries/sessions.ts';
import type { Schema } from '../schema.ts';
import { inTransaction, type Trx } from '../transaction.ts';
import type { Change } from './change.ts';
import { type CartCoupon, withCoupon } from './coupon.ts';
import { loadGoods } from './load-goods.ts';
import { priceChanges, withSeenPrice } from './price-change.ts';
import { lineKey, type SettledGoods, settle } from './settle.ts';
import type { Terms } from './terms.ts';

export type SettledCart = SettledGoods & {
  readonly coupon: CartCoupon | null;
  /** Sentences for the visitor about what stands as it is, said on every reading. */
  readonly notices: readonly string[];
};

export const EMPTY_CART: SettledCart = { lines: [], promotions: [], messages: [], coupon: null, notices: [] };

/** The cart as it can be bought now. What had to be changed is said, and kept only by the next write. */
export async function readCart(
  db: Kysely<Schema>,
  owner: CartOwner,
  { discounts, now }: Terms,
): Promise<SettledCart> {
  const lines = await cartLines(db, owner);
  const goods = settle(lines, await loadGoods(db, lines, now), discounts);
  const cart = withCoupon(goods, await sessionCoupon(db, owner.id), now);
  return { ...cart, notices: [...priceChanges(cart.lines), ...cart.notices] };
}

/**
 * Changes the cart in one transaction, committed when the promise resolves. `openSession` makes the session's row and
 * holds it, so that two writes of one visitor follow each other. `keys` are the lines the change is about; `also` is
 * written with it.
 * @throws HttpError from `change`, with nothing changed.
 */
export async function changeCart(
  db: Kysely<Schema>,
  openSession: (trx: Trx) => Promise<SessionRow>,
  keys: readonly LineKey[],
  change: Change,
  { discounts, now }: Terms,
  also: (trx: Trx, owner: CartOwner) => Promise<void> = async () => undefined,
): Promise<{ readonly session: SessionRow; readonly cart: SettledCart }> {
  return inTransaction(db, async (trx) => {
    const session = await openSession(trx);
    await holdCart(trx, session);
    const before = await cartLines(trx, session);
    const goods = await loadGoods(trx, [...before, ...keys], now);
    const wanted = change(before, goods, discounts);
    const coupon = await sessionCoupon(trx, session.id);
    const cart = withCoupon(settle(wanted, goods, discounts, new Set(keys.map(lineKey))), coupon, now);
    const after = cart.lines.map(withSeenPrice);
    await deleteLines(trx, session, missingIn(after, before));
    await putLines(trx, session, changedIn(after, before), now);
    await also(trx, session);
    if (coupon && !cart.coupon) await clearCoupon(trx, session.id);
    return { session, cart };
  });
}

function missingIn(after: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const kept = new Set(after.map(lineKey));
  return before.filter((line) => !kept.has(lineKey(line)));
}

function changedIn(after: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const known = new Map(before.map((line) => [lineKey(line), line]));
  return after.filter((line) => {
    const old = known.get(lineKey(line));
    return (
      old?.quantidade !== line.quantidade ||
      old.parametros !== line.parametros ||
      old.preco_visto !== line.preco_visto
    );
  });
}
