/** Codes by mail that log in once. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Code = {
  readonly name: string;
  readonly user_id: number | null;
  readonly code_hash: string;
  readonly expires_at: Date;
};

/** Takes the place of the one before. */
export async function putCode(db: Kysely<Schema>, code: Code): Promise<void> {
  await db
    .insertInto('login_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...code, tries: 0 }))
    .execute();
}

/**
 * Counts a try, whoever it is of, before anything is compared: of tries at once none is free.
 * @returns What the code has to be; undefined when none is good, or its tries are used up.
 */
export async function tryCode(
  db: Kysely<Schema>,
  name: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable('login_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('name', '=', name)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Uses a code up. @returns Whose it was; undefined of nobody's, and when somebody else used it. */
export async function takeCode(
  db: Kysely<Schema>,
  name: string,
  codeHash: string,
): Promise<number | undefined> {
  const taken = await db
    .deleteFrom('login_codes')
    .where('name', '=', name)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? undefined;
}
