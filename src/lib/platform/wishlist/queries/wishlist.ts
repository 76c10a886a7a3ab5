import { type Kysely, sql } from 'kysely';
import { isVisible } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type FavoriteKey = {
  readonly product_id: number;
  /** A value of its `simples` attribute, 0 without one. */
  readonly valor_id: number;
  readonly id_unidade_venda: number;
};

/** The products kept, the last one first. */
export async function favoriteProducts(db: Kysely<Schema>, user: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('wishlist')
    .select('product_id')
    .where('user_id', '=', user)
    .groupBy('product_id')
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Ids of those among them that the shop shows at `now`, a page of them, and how many there are. */
export async function visibleFavorites(
  db: Kysely<Schema>,
  user: number,
  { offset, limit, now }: { readonly offset: number; readonly limit: number; readonly now: Date },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const { rows } = await sql<{
    id: number;
  }>`select p.id from wishlist w join products p on p.id = w.product_id
    where w.user_id = ${user} and ${isVisible(now)} group by p.id order by max(w.created_at) desc, p.id`.execute(
    db,
  );
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length };
}

/** Whether the shop shows the product and the product has the value. */
export async function isOffered(
  db: Kysely<Schema>,
  { product_id, valor_id }: FavoriteKey,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`select exists (
    select 1 from products p where p.id = ${product_id} and ${isVisible(now)} and (${valor_id} = 0 or exists (
      select 1 from product_variants v where v.product_id = p.id and v.valor_id = ${valor_id}))
  ) as offered`.execute(db);
  return rows[0]?.offered === true;
}

/** Keeps it once, however often it is asked to. */
export async function addFavorite(
  db: Kysely<Schema>,
  user: number,
  key: FavoriteKey,
  now: Date,
): Promise<void> {
  await db
    .insertInto('wishlist')
    .values({ user_id: user, ...key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Without a value it takes out the product with all its values. */
export async function removeFavorite(db: Kysely<Schema>, user: number, key: FavoriteKey): Promise<void> {
  await db
    .deleteFrom('wishlist')
    .where('user_id', '=', user)
    .where('product_id', '=', key.product_id)
    .$if(key.valor_id !== 0, (query) => query.where('valor_id', '=', key.valor_id))
    .execute();
}

/** Without a value any value of the product will do. */
export async function isFavorite(db: Kysely<Schema>, user: number, key: FavoriteKey): Promise<boolean> {
  const row = await db
    .selectFrom('wishlist')
    .select('product_id')
    .where('user_id', '=', user)
    .where('product_id', '=', key.product_id)
    .$if(key.valor_id !== 0, (query) => query.where('valor_id', '=', key.valor_id))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
