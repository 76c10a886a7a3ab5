/** A return may end with nothing to give back: its money went back at the order, or its units cost nothing. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table returns
    drop constraint returns_check1,
    add constraint returns_refund check ((desfecho = 'dinheiro' and valor > 0) = (refund_id <> ''))`.execute(
    db,
  );
}
