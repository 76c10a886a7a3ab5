import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** False when the same was written less than `milliseconds` ago: a form sent twice. Holds for senders at the same time. */
export async function isFirstWrite(
  db: Kysely<Schema>,
  key: string,
  now: Date,
  milliseconds: number,
): Promise<boolean> {
  const row = await db
    .insertInto('recent_writes')
    .values({ key, written_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ written_at: now })
        .where('recent_writes.written_at', '<=', new Date(now.getTime() - milliseconds)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldWrites(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('recent_writes').where('written_at', '<', before).execute();
}
