/** Products for shopping services, in the order of their ids: so a walk misses none and repeats none, whatever changes meanwhile. */
import { type Kysely, sql } from 'kysely';
import { unknown } from '#lib/platform/kernel/queries/rows.ts';
import { isVisible } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { measuresOf } from './measures.ts';
import { type MediaRow, mediaOf } from './product-parts.ts';
import { type Product, products } from './products.ts';

export type FeedRow = {
  readonly product: Product;
  readonly media: readonly MediaRow[];
  /** Names from the first level down. */
  readonly categories: readonly string[];
  /** Grams, packed. */
  readonly weight: number;
};

/** Those with a price: at most `limit` with an id above `after`. */
export async function feedRows(
  db: Kysely<Schema>,
  { after, limit }: { readonly after: number; readonly limit: number },
  now: Date,
): Promise<readonly FeedRow[]> {
  const { rows } = await sql<{ id: number; categoria_id: number }>`
    select p.id, p.categoria_id from products p
    where p.id > ${after} and p.status <> 'sobConsulta' and ${isVisible(now)}
    order by p.id limit ${limit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [found, media, measures, names] = await Promise.all([
    products(unknown(db), ids, now),
    mediaOf(db, ids),
    measuresOf(db, ids),
    categoryNames(db, [...new Set(rows.map(({ categoria_id }) => categoria_id))]),
  ]);
  const mediaOfProduct = Map.groupBy(media, ({ product_id }) => product_id);
  return found.map((product) => ({
    product,
    media: mediaOfProduct.get(product.id) ?? [],
    categories: names.get(product.categoria_id) ?? [],
    weight: measures.get(product.id)?.peso_g ?? 0,
  }));
}

async function categoryNames(
  db: Kysely<Schema>,
  leaves: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ leaf: number; nomes: string[] }>`
    select leaf.id as leaf, array_agg(c.nome order by c.nivel, c.id) as nomes
    from categories leaf
    join categories c on leaf.caminho = c.caminho or starts_with(leaf.caminho, c.caminho || '/')
    where leaf.id = any(${leaves}::int[]) group by leaf.id`.execute(db);
  return new Map(rows.map(({ leaf, nomes }) => [leaf, nomes]));
}
