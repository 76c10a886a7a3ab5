/** Orders that are collected at the shop: their steps have other names. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column retirada boolean not null default false`.execute(db);
  await sql`update orders set retirada = true
    where frete_servico in (select id from shipping_services where tipo = 'retirada')`.execute(db);
}
