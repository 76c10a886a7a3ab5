/** What a shop sent in exchange for goods that came back: units, and the code of other goods ('' for the same). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table return_items
    add column enviada integer not null default 0,
    add column enviada_codigo text not null default '',
    add check (enviada between 0 and recebida)`.execute(db);
}
