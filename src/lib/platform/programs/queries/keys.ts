/** Keys for programs. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ProgramKeysTable } from '#lib/platform/schema/programs.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

const COLUMNS = [
  'id',
  'nome',
  'inicio',
  'escopos',
  'por_minuto',
  'expires_at',
  'revoked_at',
  'author',
  'created_at',
  'last_used_at',
] as const;

export type KeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>;

export async function insertKey(trx: Trx, key: Insertable<ProgramKeysTable>): Promise<KeyRow> {
  return trx.insertInto('program_keys').values(key).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Whether a key that is not revoked has this name, whatever its capitals. Others that ask wait until this transaction ends. */
export async function isKeyName(trx: Trx, nome: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('vitrine program keys'))`.execute(trx);
  const found = await trx
    .selectFrom('program_keys')
    .select('id')
    .where(sql<boolean>`lower(nome) = lower(${nome})`)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest first. */
export async function listKeys(db: Kysely<Schema>): Promise<readonly KeyRow[]> {
  return db.selectFrom('program_keys').select(COLUMNS).orderBy('id', 'desc').execute();
}

export async function findKey(db: Kysely<Schema>, id: number) {
  return db.selectFrom('program_keys').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** For this transaction alone. */
export async function lockKey(trx: Trx, id: number): Promise<KeyRow | undefined> {
  return trx.selectFrom('program_keys').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function revokeKey(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('program_keys').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** The key with this digest, if it holds. */
export async function validKey(db: Kysely<Schema>, digest: string, now: Date): Promise<KeyRow | undefined> {
  return db
    .selectFrom('program_keys')
    .select(COLUMNS)
    .where('digest', '=', digest)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** At most once a minute: a row for each call would cost more than the call. */
export async function noteUse(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('program_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}
