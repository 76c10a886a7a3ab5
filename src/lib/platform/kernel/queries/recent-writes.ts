import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/**
 * Notes a write. Undefined when it is the first one; of a key written less than `milliseconds` ago, as by a form sent
 * twice, the digest it was written with. Holds for senders at the same time.
 */
export async function writtenBefore(
  trx: Transaction<Schema>,
  { key, body_digest }: { readonly key: string; readonly body_digest: string },
  now: Date,
  milliseconds: number,
): Promise<string | undefined> {
  const first = await trx
    .insertInto('recent_writes')
    .values({ key, body_digest, written_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ body_digest, written_at: now })
        .where('recent_writes.written_at', '<=', new Date(now.getTime() - milliseconds)),
    )
    .returning('key')
    .executeTakeFirst();
  if (first) return undefined;
  const row = await trx
    .selectFrom('recent_writes')
    .select('body_digest')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.body_digest ?? '';
}

export async function deleteOldWrites(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('recent_writes').where('written_at', '<', before).execute();
}
