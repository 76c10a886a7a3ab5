/** Places of each turn of a scheduled delivery, how many of a day are taken, and the turn an order comes in. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipping_services
    add column vagas_manha integer not null default 0 check (vagas_manha >= 0),
    add column vagas_tarde integer not null default 0 check (vagas_tarde >= 0),
    add column vagas_noite integer not null default 0 check (vagas_noite >= 0),
    add column sem_acrescimo boolean not null default true`.execute(db);
  await sql`alter table orders add column frete_turno text not null default ''`.execute(db);
  await sql`create table delivery_slots (
    service_id text not null,
    dia text not null,
    turno text not null,
    usadas integer not null check (usadas >= 0),
    primary key (service_id, dia, turno)
  )`.execute(db);
}
