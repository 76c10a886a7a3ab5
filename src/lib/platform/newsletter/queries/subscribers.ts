/** Who wants the shop's news, for the shop. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Counts = { readonly confirmados: number; readonly esperando: number; readonly sairam: number };

export async function countSubscribers(db: Kysely<Schema>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(confirmed_at)::int as confirmados,
      count(*) filter (where confirmed_at is null and unsubscribed_at is null)::int as esperando,
      count(unsubscribed_at)::int as sairam from newsletter`.execute(db);
  return rows[0] ?? { confirmados: 0, esperando: 0, sairam: 0 };
}

/** Those who confirmed, from an id on, in the order of their ids. */
export async function confirmedSubscribers(db: Kysely<Schema>, after: number, limit: number) {
  return db
    .selectFrom('newsletter')
    .select(['id', 'rodada', 'email', 'nome', 'segmento', 'created_at', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
