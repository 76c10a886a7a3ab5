/** The log that triggers write (migrations 0009, 0014, 0029, 0032): what to read again. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Look = {
  /** What is visible by now, as PostgreSQL spells a snapshot: what later changes are asked by. */
  readonly snapshot: string;
  /** Which server says so (server-watch.ts); on another one an earlier snapshot means nothing. */
  readonly server: string;
  /** Less is visible than in the earlier snapshot. */
  readonly backwards: boolean;
};

export type Changes = Look & {
  readonly products: readonly number[];
  /** Many products changed at once: all have to be read again. */
  readonly everything: boolean;
  /** What products are filtered by has changed: names, orders, values. */
  readonly filters: boolean;
  /** What searches know of words has changed. */
  readonly words: boolean;
  /** The products whose words those are. */
  readonly wordsOf: readonly number[];
  /** Those of many products at once: all have to be read again. */
  readonly allWords: boolean;
  /** What pages show beside products has changed: settings, menus, prices of delivery. */
  readonly shop: boolean;
};

/** How long the log is kept: a catalogue that asked less than this ago misses nothing. */
const KEPT = '1 day';

/** What has become visible since `snapshot`. Transactions of the future stand in a log restored into a new database. */
export async function changesSince(db: Kysely<Schema>, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot, server_identity() as server,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${snapshot}::pg_snapshot) as backwards,
      coalesce(array_agg(distinct product_id) filter (where product_id > 0), '{}') as products,
      coalesce(bool_or(product_id = 0), false) as everything,
      coalesce(bool_or(product_id is null), false) as filters,
      coalesce(bool_or(product_id = -1), false) as words,
      coalesce(array_agg(distinct words_of) filter (where words_of > 0), '{}') as "wordsOf",
      coalesce(bool_or(words_of = 0), false) as "allWords",
      coalesce(bool_or(product_id = -2), false) as shop
    from catalogue_changes
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and transaction < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`.execute(db);
  const [changes] = rows;
  if (!changes) throw new Error('the log of the catalogue did not answer');
  return changes;
}

export async function firstLook(db: Kysely<Schema>): Promise<Look> {
  const { rows } =
    await sql<Look>`select pg_current_snapshot()::text as snapshot, server_identity() as server,
    false as backwards`.execute(db);
  const [look] = rows;
  if (!look) throw new Error('the database did not say what is visible');
  return look;
}

export async function forgetOldChanges(db: Kysely<Schema>): Promise<void> {
  await sql`delete from catalogue_changes where written_at < now() - ${KEPT}::interval`.execute(db);
}
