/** Orders say which seller of the shop made them for their buyer. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column vendedor_id integer references users (id) on delete set null,
    add column vendedor text not null default ''`.execute(db);
}
