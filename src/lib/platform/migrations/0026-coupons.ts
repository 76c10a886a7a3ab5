/** Coupons as the shop edits them: how often one customer may use one, and a note of the shop's own. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table coupons
    add column usos_cliente integer check (usos_cliente > 0),
    add column nota text not null default ''`,
  // How often it was used, by whom, and what it took off.
  sql`create index orders_cupom on orders (cupom_id, user_id) where cupom_id is not null`,
];
