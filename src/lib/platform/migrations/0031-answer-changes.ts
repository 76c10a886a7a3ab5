/**
 * The log of changes hears of everything that shared calls answer from, so that a process may remember their answers
 * (kernel/memory/answers.ts), and the next moment at which something comes or goes is found without reading every product.
 */
import { type Kysely, sql } from 'kysely';

/** Any change of them may show on any page. */
const OF_THE_SHOP = [
  'banner_slots',
  'banners',
  'content_versions',
  'landing_pages',
  'pages',
  'pieces',
  'showcase_products',
  'showcases',
  'store_reviews',
];

const MOMENTS = {
  products: ['visible_from', 'visible_until', 'prevenda_encerramento'],
  price_schedules: ['data_inicial', 'data_final'],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of OF_THE_SHOP) {
    await sql`create trigger page_changed after insert or update or delete on ${sql.id(table)}
      for each statement execute function page_shop_changed()`.execute(db);
  }
  for (const [table, columns] of Object.entries(MOMENTS)) {
    for (const column of columns) {
      await sql`create index ${sql.id(`${table}_${column}`)} on ${sql.id(table)} (${sql.id(column)})
        where ${sql.id(column)} is not null`.execute(db);
    }
  }
}
