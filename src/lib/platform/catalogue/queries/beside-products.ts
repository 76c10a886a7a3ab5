/** The product pages that show another product, or will as soon as it can be seen or bought: recommendations.ts says which. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Places = {
  /** Whose products show it as one of theirs. */
  readonly categories: ReadonlySet<number>;
  /** Offered together with it. */
  readonly products: ReadonlySet<number>;
};

/** Where the given products stand now. */
export async function placesOf(db: Kysely<Schema>, ids: readonly number[]): Promise<Places> {
  const { rows } = await sql<{ categoria: number | null; product: number | null }>`
    with own as (select unnest(${ids}::int[]) as id)
    select c.id as categoria, null::int as product from own
      join product_categories held on held.product_id = own.id
      join categories c on c.id = held.categoria_id and c.nivel > 1
    union select null, other.id from own join products p on p.id = own.id
      join products other on other.lider_id = p.lider_id
    union select null, c.indicado_id from own join combinations c on c.product_id = own.id
    union select null, c.product_id from own join combinations c on c.indicado_id = own.id
    union select null, other.product_id from own join list_items item on item.product_id = own.id
      join list_items other on other.list_id = item.list_id`.execute(db);
  return {
    categories: new Set(rows.flatMap(({ categoria }) => categoria ?? [])),
    products: new Set(rows.flatMap(({ product }) => product ?? [])),
  };
}

/** Tags of those pages. One of a product says the one category that leads to it. */
export async function tagsOfPlaces(
  db: Kysely<Schema>,
  { categories, products }: Places,
): Promise<readonly string[]> {
  const offered = [...products].map((id) => `product:${id}`);
  if (categories.size === 0) return offered;
  const rows = await db
    .selectFrom('product_categories as held')
    .innerJoin('products as p', 'p.id', 'held.product_id')
    .select('p.categoria_id')
    .distinct()
    .where('held.categoria_id', 'in', [...categories])
    .orderBy('p.categoria_id')
    .execute();
  return [...offered, ...rows.map(({ categoria_id }) => `category:${categoria_id}`)];
}
