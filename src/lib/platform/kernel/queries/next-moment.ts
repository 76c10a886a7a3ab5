/**
 * When the clock alone changes what pages show. A new column of this sort is added here, with an index where the table may
 * have many rows.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { naming } from '../changes/collect.ts';
import type { Timed } from './rows.ts';

type Db = Kysely<Schema>;
type Columns = readonly (readonly [table: string, column: string])[];

const PRICES: Columns = [
  ['price_schedules', 'data_inicial'],
  ['price_schedules', 'data_final'],
];
const PRODUCTS: Columns = [
  ['products', 'visible_from'],
  ['products', 'visible_until'],
  ['products', 'prevenda_encerramento'],
];
const SHOP: Columns = [
  ['popups', 'visible_from'],
  ['popups', 'visible_until'],
  ['content_versions', 'visible_from'],
  ['content_versions', 'visible_until'],
];

/** The kinds that `shopMoment` covers. */
export const SHOP_KINDS: ReadonlySet<string> = new Set(['schedules', 'popup', 'page', 'piece', 'banners']);

/** The next moment of popups, versions of content and scheduled prices of the whole shop. */
export function shopMoment(db: Db, _: number, after: Date): Promise<Timed> {
  // It reads scheduled prices that belong to no product.
  return naming(['product'], () =>
    earliest(db, sql`${nexts(SHOP, after)} union all ${nexts(PRICES, after, sql`product_id is null`)}`),
  );
}

/** The next moment of any product. */
export function momentOfProducts(db: Db, _: number, after: Date): Promise<Timed> {
  return earliest(db, sql`${nexts(PRODUCTS, after)} union all ${nexts(PRICES, after)}`);
}

/** All moments of each product, past ones included; [] for a product without any. */
export async function momentsOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Date[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; moment: Date }>`
    select p.id, own.moment from products p
      cross join lateral (values (p.visible_from), (p.visible_until), (p.prevenda_encerramento)) own (moment)
      where p.id = any(${ids}::int[]) and own.moment is not null
    union all select s.product_id, own.moment from price_schedules s
      cross join lateral (values (s.data_inicial), (s.data_final)) own (moment)
      where s.product_id = any(${ids}::int[])`.execute(db);
  const ofProduct = Map.groupBy(rows, ({ id }) => id);
  return new Map(ids.map((id) => [id, (ofProduct.get(id) ?? []).map(({ moment }) => moment)]));
}

async function earliest(db: Db, moments: RawBuilder<unknown>): Promise<Timed> {
  const { rows } = await sql<Timed>`select min(moment) as until from (${moments}) planned`.execute(db);
  return { until: rows[0]?.until ?? null };
}

function nexts(columns: Columns, after: Date, where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const parts = columns.map(
    ([table, column]) =>
      sql`(select ${sql.ref(column)} as moment from ${sql.table(table)}
        where ${sql.ref(column)} > ${after} and ${where} order by ${sql.ref(column)}, id limit 1)`,
  );
  return sql.join(parts, sql` union all `);
}
