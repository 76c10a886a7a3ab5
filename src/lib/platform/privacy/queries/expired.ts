/** Rows whose time is over, taken out a few at a time: no statement holds a table, or the one connection of the embedded database, for long. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What runs out: its key and the column that says when. Rows that belong to a session go with it. */
const EXPIRING = {
  sessions: ['id', 'seen_at'],
  throttles: ['key', 'expires_at'],
  password_recoveries: ['token_hash', 'expires_at'],
  login_codes: ['name', 'expires_at'],
  sign_ups: ['token_hash', 'expires_at'],
  invitations: ['token_hash', 'expires_at'],
  company_invitations: ['token_hash', 'expires_at'],
} as const satisfies Partial<Record<keyof Schema, readonly [string, string]>>;

export type Expiring = keyof typeof EXPIRING;

/**
 * Takes out at most `most` rows that ran out before `before`; those another process is using stay for the next time.
 * @returns How many.
 */
export async function deleteExpired(
  db: Kysely<Schema>,
  table: Expiring,
  before: Date,
  most: number,
): Promise<number> {
  const [key, time] = EXPIRING[table];
  const { rows } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before}
      order by ${sql.ref(time)} limit ${most} for update skip locked
    ) returning 1`.execute(db);
  return rows.length;
}
