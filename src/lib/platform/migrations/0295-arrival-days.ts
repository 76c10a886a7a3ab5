/**
 * The day an order is promised for: by which it arrives, until when it has to be confirmed for that, and what the day was
 * counted with, for one that is confirmed later. Orders of before have the term alone, in words.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column frete_dia text not null default '',
    add column frete_limite timestamptz,
    add column frete_dias integer,
    add column frete_tipo text not null default ''`.execute(db);
}
