/** When a buyer was sent what a charge is paid by, and reminded of it; and the disputes that the demonstration's card company plays. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column told_at timestamptz, add column reminded_at timestamptz`.execute(
    db,
  );
  // Nobody gets a code today that was made days ago.
  await sql`update charges set told_at = created_at`.execute(db);
  await sql`create index charges_to_remind on charges (expires_at, id)
    where status = 'pendente' and forma in ('pix', 'boleto') and (told_at is null or reminded_at is null)`.execute(
    db,
  );
  await sql`alter table demo_bank add column disputa text not null default ''
    check (disputa in ('', 'aberta', 'ganha', 'perdida'))`.execute(db);
}
