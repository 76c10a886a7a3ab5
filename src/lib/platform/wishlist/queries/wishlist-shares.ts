/** Under which token an account shows its favourites. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export async function readShare(db: Kysely<Schema>, user: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select('token')
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.token;
}

/** The token it already has stands. */
export async function openShare(db: Kysely<Schema>, user: number, token: string, now: Date): Promise<string> {
  const { token: kept } = await db
    .insertInto('wishlist_shares')
    .values({ user_id: user, token, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: user }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return kept;
}

export async function closeShare(db: Kysely<Schema>, user: number): Promise<void> {
  await db.deleteFrom('wishlist_shares').where('user_id', '=', user).execute();
}

/** Whose favourites a token shows; those of a blocked account are shown to nobody. */
export async function ownerOfShare(db: Kysely<Schema>, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('wishlist_shares as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .where('s.token', '=', token)
    .where('u.ativo', '=', true)
    .executeTakeFirst();
  return row?.user_id;
}
