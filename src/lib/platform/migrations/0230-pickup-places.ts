/** Where and when an order is collected: of its service, and of an order as it was agreed. '' stands for the shop's own. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipping_services
    add column retirada_endereco text not null default '',
    add column retirada_horario text not null default ''`.execute(db);
  await sql`alter table orders
    add column retirada_endereco text not null default '',
    add column retirada_horario text not null default ''`.execute(db);
}
