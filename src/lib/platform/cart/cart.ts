/** Reading and changing the cart of a session in the database. */
import type { Kysely } from 'kysely';
import type { CashDiscounts } from '#lib/domain/prices.ts';
import { goodsOf, listsOf } from '../queries/cart-goods.ts';
import { type CartLine, cartLines, deleteLines, type LineKey, putLines } from '../queries/carts.ts';
import type { SessionRow } from '../queries/sessions.ts';
import type { Schema } from '../schema.ts';
import { inTransaction, type Trx } from '../transaction.ts';
import type { Change } from './change.ts';
import type { Goods } from './goods.ts';
import { lineKey, type SettledCart, settle } from './settle.ts';

type Terms = { readonly discounts: CashDiscounts; readonly now: Date };

export const EMPTY_CART: SettledCart = { lines: [], messages: [] };

/** The cart as it can be bought now. What had to be changed is said, and kept only by the next write. */
export async function readCart(
  db: Kysely<Schema>,
  session: string,
  { discounts, now }: Terms,
): Promise<SettledCart> {
  const lines = await cartLines(db, session);
  return settle(lines, await loadGoods(db, lines, now), discounts);
}

/**
 * Changes the cart in one transaction, committed when the promise resolves. `openSession` makes the session's row and
 * holds it, so that two writes of one visitor follow each other. `keys` are the lines the change is about.
 * @throws HttpError from `change`, with nothing changed.
 */
export async function changeCart(
  db: Kysely<Schema>,
  openSession: (trx: Trx) => Promise<SessionRow>,
  keys: readonly LineKey[],
  change: Change,
  { discounts, now }: Terms,
): Promise<{ readonly session: SessionRow; readonly cart: SettledCart }> {
  return inTransaction(db, async (trx) => {
    const session = await openSession(trx);
    const before = await cartLines(trx, session.id);
    const goods = await loadGoods(trx, [...before, ...keys], now);
    const wanted = change(before, goods, discounts);
    const cart = settle(wanted, goods, discounts, new Set(keys.map(lineKey)));
    const after = cart.lines.map(({ line }) => line);
    await deleteLines(trx, session.id, missingIn(after, before));
    await putLines(trx, session.id, changedIn(after, before), now);
    return { session, cart };
  });
}

async function loadGoods(db: Kysely<Schema>, lines: readonly LineKey[], now: Date): Promise<Goods> {
  const ids = (tipo: LineKey['tipo']) =>
    lines.filter((line) => line.tipo === tipo).map(({ id_produto }) => id_produto);
  const lists = await listsOf(db, unique(ids('lista')));
  const inLists = lists.flatMap(({ itens }) => itens.map(({ product_id }) => product_id));
  const products = await goodsOf(db, unique([...ids('produto'), ...inLists]), now);
  return {
    lists: new Map(lists.map((list) => [list.id, list])),
    products: new Map(products.map((good) => [good.id, good])),
  };
}

function unique(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)];
}

function missingIn(after: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const kept = new Set(after.map(lineKey));
  return before.filter((line) => !kept.has(lineKey(line)));
}

function changedIn(after: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const known = new Map(before.map((line) => [lineKey(line), line]));
  return after.filter((line) => {
    const old = known.get(lineKey(line));
    return old?.quantidade !== line.quantidade || old.parametros !== line.parametros;
  });
}
