/** Questions and answers as the shop reads them, shown or not. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiltroPergunta } from '#lib/domain/opinions/moderation.ts';
import { pattern, situationOf } from '#lib/platform/panel/queries/moderation.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Choice, ModeratedRow } from './all-reviews.ts';

export type AnswerRow = Omit<ModeratedRow, 'created_at' | 'decided_at'> & {
  readonly administrador: boolean;
  /** ISO 8601. */
  readonly created_at: string;
  readonly decided_at: string | null;
};

export type QuestionRow = ModeratedRow & {
  readonly alvo: string;
  readonly slug: string;
  readonly respostas: readonly AnswerRow[];
};

const WAITING_ANSWER = sql`exists (select from answers a where a.question_id = q.id
  and not a.aprovado and not a.recusado)`;
const SHOP_ANSWER = sql`exists (select from answers a where a.question_id = q.id and a.administrador and a.aprovado)`;

const FILTERS: Readonly<Record<FiltroPergunta, RawBuilder<unknown>>> = {
  esperando: sql`(not q.aprovado and not q.recusado or q.aprovado and ${WAITING_ANSWER})`,
  publicada: sql`q.aprovado`,
  recusada: sql`q.recusado`,
  semResposta: sql`q.aprovado and not ${SHOP_ANSWER}`,
};

/** The oldest first where something is to be done, else the newest. */
export async function listQuestions(
  db: Kysely<Schema>,
  { filtro, busca, offset, limit }: Omit<Choice, 'situacao'> & { readonly filtro: FiltroPergunta },
): Promise<{ readonly rows: readonly QuestionRow[]; readonly total: number }> {
  const like = pattern(busca);
  const chosen = sql`from questions q left join products p on q.nivel = 'produto' and p.id = q.nivel_id
    where ${FILTERS[filtro]}
    and (q.nome ilike ${like} or q.email ilike ${like} or q.pergunta ilike ${like} or p.nome ilike ${like})`;
  const direction = filtro === 'esperando' || filtro === 'semResposta' ? sql`asc` : sql`desc`;
  const { rows } = await sql<QuestionRow>`
    select q.id, ${situationOf('q')} as situacao, q.decided_by, q.decided_at, q.created_at, q.nome, q.email,
      q.pergunta as texto, coalesce(p.nome, '') as alvo, coalesce(p.slug, '') as slug, ${ANSWERS} as respostas
    ${chosen} order by q.created_at ${direction}, q.id ${direction} offset ${offset} limit ${limit}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const ANSWERS = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'situacao', ${situationOf('a')},
    'decided_by', a.decided_by, 'decided_at', a.decided_at, 'created_at', a.created_at, 'nome', a.nome,
    'email', a.email, 'texto', a.resposta, 'administrador', a.administrador) order by a.created_at, a.id), '[]')
  from answers a where a.question_id = q.id)`;

export async function countQuestions(db: Kysely<Schema>): Promise<Record<FiltroPergunta, number>> {
  const count = (filtro: FiltroPergunta) => sql`count(*) filter (where ${FILTERS[filtro]})::int`;
  const { rows } = await sql<Record<FiltroPergunta, number>>`
    select ${count('esperando')} as esperando, ${count('publicada')} as publicada, ${count('recusada')} as recusada,
      ${count('semResposta')} as "semResposta" from questions q`.execute(db);
  return rows[0] ?? { esperando: 0, publicada: 0, recusada: 0, semResposta: 0 };
}
