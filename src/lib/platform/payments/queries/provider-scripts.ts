/** What scripts of providers were seen like. */
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { ProviderScriptsTable } from '#lib/platform/schema/payment-accounts.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ScriptRow = Selectable<ProviderScriptsTable>;

const COLUMNS = ['id', 'address', 'sha256', 'bytes', 'seen_at', 'looked_at', 'look_at', 'fault'] as const;

export async function readScripts(db: Kysely<Schema>): Promise<readonly ScriptRow[]> {
  return db.selectFrom('provider_scripts').select(COLUMNS).orderBy('id').execute();
}

export async function findScript(db: Kysely<Schema>, id: number): Promise<ScriptRow | undefined> {
  return db.selectFrom('provider_scripts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** For this caller alone until `until`; undefined while it is not due. */
export async function takeScript(
  db: Kysely<Schema>,
  address: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ScriptRow | undefined> {
  return db
    .insertInto('provider_scripts')
    .values({ address, look_at: until })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ look_at: until }).where('provider_scripts.look_at', '<=', now),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function noteScript(
  db: Kysely<Schema>,
  id: number,
  change: Updateable<ProviderScriptsTable>,
): Promise<void> {
  await db.updateTable('provider_scripts').set(change).where('id', '=', id).execute();
}
