import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type NextMoments = {
  /** Of anything that pages show; undefined for never. */
  readonly any: Date | undefined;
  /** Of anything but the scheduled price of one product, which pages without it and listings do not show. */
  readonly besidePrices: Date | undefined;
};

/**
 * When something that pages show comes or goes by itself after `now`. Whoever has them show something else by the clock
 * adds its columns here, with an index where there may be many rows.
 */
export async function nextMoments(db: Kysely<Schema>, now: Date): Promise<NextMoments> {
  const { rows } = await sql<{ prices: Date | null; others: Date | null }>`
    select
      (${earliest(PRICES, now)}) as prices,
      least((${earliest(OTHERS, now)}), (${earliest(PRICES, now, sql`product_id is null`)})) as others`.execute(
    db,
  );
  const { prices, others } = rows[0] ?? { prices: null, others: null };
  return { any: sooner(prices, others), besidePrices: others ?? undefined };
}

/** Ids of products, and of the categories and brands whose products are meant as well. */
export type Priced = Readonly<Record<'products' | 'categories' | 'brands', readonly number[]>>;

/** When the scheduled price of one of them comes or goes after `now`; undefined for never. */
export async function nextPrice(
  db: Kysely<Schema>,
  { products, categories, brands }: Priced,
  now: Date,
): Promise<Date | undefined> {
  const own = sql`(product_id = any(${products}::int[])
    or exists (select from product_categories held
      where held.product_id = price_schedules.product_id and held.categoria_id = any(${categories}::int[]))
    or exists (select from products p where p.id = price_schedules.product_id and p.marca_id = any(${brands}::int[])))`;
  const { rows } = await sql<{ moment: Date | null }>`${earliest(PRICES, now, own)}`.execute(db);
  return rows[0]?.moment ?? undefined;
}

export function sooner(a: Date | null | undefined, b: Date | null | undefined): Date | undefined {
  if (!a || !b) return a ?? b ?? undefined;
  return a < b ? a : b;
}

type Columns = readonly (readonly [table: string, column: string])[];

function earliest(columns: Columns, now: Date, where: RawBuilder<unknown> = sql`true`) {
  const parts = columns.map(
    ([table, column]) =>
      sql`(select ${sql.ref(column)} as moment from ${sql.table(table)}
        where ${sql.ref(column)} > ${now} and ${where} order by ${sql.ref(column)}, id limit 1)`,
  );
  return sql`select min(moment) as moment from (${sql.join(parts, sql` union all `)}) planned`;
}

const PRICES: Columns = [
  ['price_schedules', 'data_inicial'],
  ['price_schedules', 'data_final'],
];

const OTHERS: Columns = [
  ['products', 'visible_from'],
  ['products', 'visible_until'],
  ['products', 'prevenda_encerramento'],
  ['popups', 'visible_from'],
  ['popups', 'visible_until'],
  ['content_versions', 'visible_from'],
  ['content_versions', 'visible_until'],
];
