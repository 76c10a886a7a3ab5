/** What a key was sent with: the same key with another body is another form. '' for what was written before. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table orders add column body_digest text not null default ''`,
  sql`alter table sku_lists add column body_digest text not null default ''`,
  sql`alter table recent_writes add column body_digest text not null default ''`,
];
