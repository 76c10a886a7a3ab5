/** What of opinions, questions and answers is shown: the shop decides, and may change its mind. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Decisao, Situacao } from '#lib/domain/opinions/moderation.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Trx = Transaction<Schema>;
export type Moderated = 'reviews' | 'store_reviews' | 'questions' | 'answers';

/** As the three are told on the wire; `alias` is a table with the columns of a decision. */
export function situationOf(alias: string): RawBuilder<Situacao> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Situacao>`case when ${column('aprovado')} then 'publicada' when ${column('recusado')} then 'recusada'
    else 'esperando' end`;
}

/** How it stands, for this transaction alone; undefined where there is none. */
export async function lockModerated(trx: Trx, table: Moderated, id: number): Promise<Situacao | undefined> {
  const { rows } = await sql<{ situacao: Situacao }>`
    select ${situationOf('m')} as situacao from ${sql.table(table)} m where m.id = ${id} for update`.execute(
    trx,
  );
  return rows[0]?.situacao;
}

/** Of one that is locked. */
export async function decide(
  trx: Trx,
  table: Moderated,
  id: number,
  { situacao, author, now }: { readonly situacao: Decisao; readonly author: string; readonly now: Date },
): Promise<void> {
  await sql`update ${sql.table(table)} set aprovado = ${situacao === 'publicada'},
    recusado = ${situacao === 'recusada'}, decided_at = ${now}, decided_by = ${author} where id = ${id}`.execute(
    trx,
  );
}

/** `%` and `_` are letters like others. */
export function pattern(busca: string): string {
  return `%${busca.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** How many of a table stand how. */
export async function countSituations(
  db: Kysely<Schema>,
  table: Moderated,
): Promise<Record<Situacao, number>> {
  const { rows } = await sql<Record<Situacao, number>>`
    select count(*) filter (where not aprovado and not recusado)::int as esperando,
      count(*) filter (where aprovado)::int as publicada, count(*) filter (where recusado)::int as recusada
    from ${sql.table(table)}`.execute(db);
  return rows[0] ?? { esperando: 0, publicada: 0, recusada: 0 };
}
