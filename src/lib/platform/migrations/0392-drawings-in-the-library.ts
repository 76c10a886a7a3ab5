/** Pictures of products are pictures of the library, drawings too: the shop itself draws none. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table media drop constraint media_formato_check`,
  sql`alter table media add constraint media_formato_check check (formato in ('jpg', 'png', 'svgz'))`,
  // It kept a drawing to one product. What a demo store of before drew is found by its name (packs/adopt-drawings.ts).
  sql`drop index product_media_alone`,
  sql`alter table product_media drop column view`,
  sql`alter table products drop column drawing`,
];
