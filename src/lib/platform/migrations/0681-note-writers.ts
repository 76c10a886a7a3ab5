/** Who wrote a note, so that they may change it, and when that was done last; of older ones only the name is known. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['customer_notes', 'order_notes'])
    await sql`alter table ${sql.table(table)}
      add column author_id integer references users (id) on delete set null,
      add column changed_at timestamptz`.execute(db);
}
