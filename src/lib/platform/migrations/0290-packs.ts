/** A pack brings rows in any order: references of a table to itself are then checked at the end of the transaction. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; of: string }>`
    select conname as name, conrelid::regclass::text as of from pg_constraint
    where contype = 'f' and conrelid = confrelid and connamespace = current_schema()::regnamespace
    order by conname`.execute(db);
  for (const row of rows)
    await sql`alter table ${sql.table(row.of)} alter constraint ${sql.ref(row.name)} deferrable initially immediate`.execute(
      db,
    );
}
