/** Reading and changing the cart of a session in the database. */
import type { Kysely } from 'kysely';
import { centavos } from '#lib/domain/kernel/money.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { saleOf } from '#lib/platform/kernel/sale.ts';
import { lineKey, type SettledGoods, settle } from '#lib/platform/offers/available-lines.ts';
import type { Goods } from '#lib/platform/offers/goods.ts';
import type { CartLine, LineKey } from '#lib/platform/offers/line.ts';
import type { Change } from '#lib/platform/offers/line-changes.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type CartCoupon, type Common, withCoupon } from './coupon.ts';
import { heldQuote, saleSaving } from './held-quote.ts';
import { priceChanges, withSeenPrice } from './price-change.ts';
import { type CartOwner, cartLines, deleteLines, holdCart, putLines } from './queries/carts.ts';
import { type CouponRow, clearCoupon, sessionCoupon } from './queries/coupons.ts';
import { validQuotes } from './queries/quotes.ts';

export type SettledCart = SettledGoods & {
  readonly coupon: CartCoupon | null;
  /** What the goods cost everybody: a coupon counts from there (docs/decisions/017). */
  readonly comum: Common;
  /** Messages for the visitor about the current state, repeated on every read. */
  readonly notices: readonly string[];
};

export const EMPTY_CART: SettledCart = {
  lines: [],
  promotions: [],
  messages: [],
  coupon: null,
  comum: { valor: centavos(0), vista: centavos(0) },
  notices: [],
};

/** The cart as it can be bought now. What had to be changed is said, and kept only by the next write. */
export async function readCart(db: Kysely<Schema>, owner: CartOwner, terms: Terms): Promise<SettledCart> {
  const lines = await cartLines(db, owner);
  const goods = await loadGoods(db, lines, terms.now);
  const settled = await withQuote(db, owner, settle(lines, goods, terms), { goods, terms });
  const coupon = await sessionCoupon(db, owner.id);
  const cart = priced(settled, coupon, goods, terms);
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
  terms: Terms,
  also: (trx: Trx, owner: CartOwner, cart: SettledCart) => Promise<void> = async () => undefined,
): Promise<{ readonly session: SessionRow; readonly cart: SettledCart; readonly isFirst: boolean }> {
  return inTransaction(db, async (trx) => {
    const session = await openSession(trx);
    await holdCart(trx, session);
    const before = await cartLines(trx, session);
    const goods = await loadGoods(trx, [...before, ...keys], terms.now);
    const wanted = change(before, goods, terms);
    const coupon = await sessionCoupon(trx, session.id);
    const bare = settle(wanted, goods, terms, new Set(keys.map(lineKey)));
    const settled = await withQuote(trx, session, bare, { goods, terms });
    const cart = priced(settled, coupon, goods, terms);
    const after = cart.lines.map(withSeenPrice);
    await deleteLines(trx, session, missingIn(after, before));
    await putLines(trx, session, changedIn(after, before), terms.now);
    await also(trx, session, cart);
    if (coupon && !cart.coupon) await clearCoupon(trx, session.id);
    return { session, cart, isFirst: before.length === 0 && after.length > 0 };
  });
}

/** With its coupon, and with what there is to say about its quotes. */
function priced(
  settled: SettledGoods,
  coupon: CouponRow | undefined,
  goods: Goods,
  terms: Terms,
): SettledCart {
  const cart = withCoupon(settled, coupon, commonTotal(settled, goods, terms), terms.now);
  const { numero = 0, beside } = cart.held ?? {};
  if (beside === undefined) return cart;
  return { ...cart, notices: [...cart.notices, message.quoteBeside(numero, beside)] };
}

/** What the same goods cost without a reseller's discount or a quote. */
function commonTotal(settled: SettledGoods, goods: Goods, terms: Terms): Common {
  if (terms.descontoRevenda === 0) return totalsOf({ ...settled, held: undefined });
  const lines = settled.lines.map(({ line }) => line);
  return totalsOf(settle(lines, goods, { ...terms, descontoRevenda: 0 }));
}

/** As many quotes of an account are looked at as it can have at once. */
const QUOTES = 50;

/** The goods with what a quote of the account holds; in a sale for a customer, with what its seller takes off. */
async function withQuote(
  db: Kysely<Schema>,
  { user_id, venda_interna = {} }: CartOwner,
  settled: SettledGoods,
  { goods, terms }: { readonly goods: Goods; readonly terms: Terms },
): Promise<SettledGoods> {
  if (user_id === null || settled.lines.length === 0) return settled;
  const sale = saleOf({ venda_interna });
  if (sale) return { ...settled, held: saleSaving(settled, sale.desconto) };
  const held = heldQuote(settled, goods, await validQuotes(db, user_id, terms.now, QUOTES));
  return held ? { ...settled, held } : settled;
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
