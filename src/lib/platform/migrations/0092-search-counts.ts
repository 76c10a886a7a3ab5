/** How often something was searched for on a day, and how often a product was opened from it. Of nobody. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_counts (
    day date not null,
    term text not null,
    searches integer not null,
    clicks integer not null,
    primary key (day, term)
  )`.execute(db);
}
