/**
 * Which products changed, for the copies of the catalogue that processes list from (catalogue/memory/catalogue.ts). Triggers
 * write it, so that no writer can forget to. Rows are only added: two writers of one product do not wait for each other
 * here. Readers take what has become visible since the snapshot they read last, as a number that was drawn early may
 * be committed late.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** What a listing knows of a product, and the column that says of which. */
const OF_PRODUCTS = {
  products: 'id',
  product_categories: 'product_id',
  product_characteristics: 'product_id',
  product_variants: 'product_id',
  product_seals: 'product_id',
  price_schedules: 'product_id',
  reviews: 'product_id',
  wishlist: 'product_id',
} as const;

/** What products are filtered by: names, and the order they stand in. */
const OF_FILTERS = [
  'categories',
  'brands',
  'characteristics',
  'characteristic_values',
  'attributes',
  'attribute_values',
  'seals',
] as const;

/** A statement that changes more products is logged as one that changes all: a load must not flood the log. */
const MANY = 1000;

const TRANSITIONS = {
  insert: { tables: 'new table as after', changed: (column: string) => `select ${column} from after` },
  update: {
    tables: 'old table as before new table as after',
    changed: (column: string) => `select ${column} from before union select ${column} from after`,
  },
  delete: { tables: 'old table as before', changed: (column: string) => `select ${column} from before` },
} as const;
type Event = keyof typeof TRANSITIONS;
const EVENTS = ['insert', 'update', 'delete'] as const satisfies readonly Event[];

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  // Product 0 stands for all, null for what products are filtered by. No foreign key: what is gone has changed too.
  sql`create table catalogue_changes (
    product_id integer,
    transaction xid8 not null default pg_current_xact_id(),
    written_at timestamptz not null default now()
  )`,
  sql`create index catalogue_changes_transaction on catalogue_changes (transaction)`,
  sql`create index wishlist_product on wishlist (product_id)`,
  sql`create index catalogue_changes_written on catalogue_changes (written_at)`,

  ...['id', 'product_id'].flatMap((column) => EVENTS.map((event) => changed(column, event))),
  ...Object.entries(OF_PRODUCTS).flatMap(([table, column]) =>
    EVENTS.map(
      (
        event,
      ) => sql`create trigger ${sql.id(`catalogue_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
        referencing ${sql.raw(TRANSITIONS[event].tables)}
        for each statement execute function ${sql.id(functionOf(column, event))}()`,
    ),
  ),

  sql`create function catalogue_filters_changed() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (null);
      return null;
    end
  $$`,
  ...OF_FILTERS.map(
    (table) => sql`create trigger catalogue_changed after insert or update or delete on ${sql.id(table)}
      for each statement execute function catalogue_filters_changed()`,
  ),
];

function functionOf(column: string, event: Event): string {
  return `catalogue_${event}_by_${column}`;
}

function changed(column: string, event: Event): RawBuilder<unknown> {
  return sql`create function ${sql.id(functionOf(column, event))}() returns trigger language plpgsql as $$
    declare
      products integer[] := array(
        select distinct changed.product_id
        from (${sql.raw(TRANSITIONS[event].changed(column))}) changed (product_id)
        where changed.product_id is not null limit ${sql.lit(MANY + 1)});
    begin
      insert into catalogue_changes (product_id)
      select unnest(case when cardinality(products) > ${sql.lit(MANY)} then array[0] else products end);
      return null;
    end
  $$`;
}
