/**
 * The log of changes (migration 0009) also hears of what only pages show, so that a process may remember that too
 * (kernel/memory/rows.ts): a line with the product for what hangs on one, a line with product -2 for the shop around them.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const TRANSITIONS = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
} as const;
type Event = keyof typeof TRANSITIONS;
const EVENTS = ['insert', 'update', 'delete'] as const satisfies readonly Event[];

/** Their rows hang on the product in `product_id`. */
const OF_PRODUCTS = ['product_media', 'wholesale_prices', 'combinations'];

/** Any change of them may show on any page. */
const OF_THE_SHOP = [
  'settings',
  'menus',
  'menu_items',
  'popups',
  'shipping_services',
  'shipping_rates',
  'lists',
  'list_items',
];

/** The products whose pages show rows of a table, and whether rows of it count for the whole shop. */
const BY_CONTENT = {
  questions: {
    products: (rows: string) => `select nivel_id from ${rows} where nivel = 'produto'`,
    everywhere: undefined,
  },
  answers: {
    products: (rows: string) =>
      `select q.nivel_id from ${rows} a join questions q on q.id = a.question_id where q.nivel = 'produto'`,
    everywhere: undefined,
  },
  price_schedules: {
    products: undefined,
    everywhere: (rows: string) => `exists (select 1 from ${rows} where product_id is null)`,
  },
} as const;

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  ...OF_PRODUCTS.flatMap((table) =>
    EVENTS.map((event) => trigger(table, event, `catalogue_${event}_by_product_id`)),
  ),

  sql`create function page_shop_changed() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (product_id) values (-2);
      return null;
    end
  $$`,
  ...OF_THE_SHOP.map(
    (table) => sql`create trigger page_changed after insert or update or delete on ${sql.id(table)}
      for each statement execute function page_shop_changed()`,
  ),

  ...Object.entries(BY_CONTENT).flatMap(([table, { products, everywhere }]) =>
    EVENTS.flatMap((event) => {
      const name = `page_${table}_${event}`;
      const lines = products
        ? rowsOf(event).map((rows) => `select id from (${products(rows)}) shown (id)`)
        : rowsOf(event).map((rows) => `select -2 where ${everywhere(rows)}`);
      return [
        sql`create function ${sql.id(name)}() returns trigger language plpgsql as $$
          begin
            insert into catalogue_changes (product_id) ${sql.raw(lines.join(' union '))};
            return null;
          end
        $$`,
        trigger(table, event, name),
      ];
    }),
  ),
];

function rowsOf(event: Event): readonly string[] {
  if (event === 'update') return ['before', 'after'];
  return event === 'insert' ? ['after'] : ['before'];
}

function trigger(table: string, event: Event, run: string): RawBuilder<unknown> {
  return sql`create trigger ${sql.id(`page_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
    referencing ${sql.raw(TRANSITIONS[event])}
    for each statement execute function ${sql.id(run)}()`;
}
