/**
 * What goes out names the payment it came by; a case names the refund it is about, so that each that is refused has one, and
 * the return that a provider showed after a person had noted it. And since when a provider says nothing of a charge.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table money_events add column of_ref text`,
  sql`alter table money_events disable trigger money_events_only_grow`,
  sql`update money_events m set of_ref = r.entry_ref from refunds r
    where m.kind = 'devolucao' and r.charge_id = m.charge_id and r.provider_ref = m.provider_ref and r.status = 'feita'`,
  sql`update money_events m set of_ref = c.entry_ref from payment_cases c
    where m.kind = 'devolucao' and c.charge_id = m.charge_id and c.closing_ref = m.provider_ref and c.desfecho = 'devolvida'`,
  sql`alter table money_events enable trigger money_events_only_grow`,

  sql`alter table payment_cases
    add column refund_id text not null default '',
    add column shown_ref text not null default ''`,
  sql`drop index payment_cases_once`,
  sql`create unique index payment_cases_once on payment_cases (charge_id, kind, entry_ref, refund_id)
    where closed_at is null`,

  sql`alter table charges add column silent_since timestamptz`,
];
