/** How often something happened on a day: a page was shown, a cart was begun. Of nobody. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table day_counts (
    day date not null,
    kind text not null,
    count integer not null check (count >= 0),
    primary key (day, kind)
  )`.execute(db);
}
