/** Where a visitor came from, and what they looked at. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The first answer stands: what brought a visitor is what did so first. */
export async function keepAttribution(
  db: Kysely<Schema>,
  session: string,
  attribution: Readonly<Record<string, string>>,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ atribuicao: JSON.stringify(attribution) })
    .where('id', '=', session)
    .where(sql<boolean>`atribuicao = '{}'`)
    .execute();
}

/**
 * What is known of a visit goes over to the session that takes its place; of an account's session only to one of the same
 * account: who logs in after somebody else on a device learns nothing about them.
 */
export async function moveVisit(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const former = await db
    .selectFrom('sessions as f')
    .innerJoin('sessions as t', (join) => join.on('t.id', '=', to))
    .select('f.atribuicao')
    .where('f.id', '=', from)
    .where(({ or, eb }) => or([eb('f.user_id', 'is', null), eb('f.user_id', '=', eb.ref('t.user_id'))]))
    .executeTakeFirst();
  if (!former) return;
  await db
    .updateTable('sessions')
    .set({ atribuicao: JSON.stringify(former.atribuicao) })
    .where('id', '=', to)
    .execute();
  await db.updateTable('browsing_history').set({ session_id: to }).where('session_id', '=', from).execute();
}

type Seen = {
  readonly session_id: string;
  readonly hash: string;
  readonly url: string;
  readonly created_at: Date;
};

/** Keeps the last `most` of a session. */
export async function keepSeen(db: Kysely<Schema>, seen: Seen, most: number): Promise<void> {
  await db.insertInto('browsing_history').values(seen).execute();
  await sql`delete from browsing_history where session_id = ${seen.session_id} and id <= (
    select id from browsing_history where session_id = ${seen.session_id} order by id desc offset ${most} limit 1
  )`.execute(db);
}
