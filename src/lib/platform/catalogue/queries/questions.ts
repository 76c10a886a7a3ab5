import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type QuestionRow = {
  readonly id: number;
  readonly nome: string;
  readonly pergunta: string;
  readonly created_at: Date;
  /** Oldest first. */
  readonly respostas: readonly AnswerRow[];
};

export type AnswerRow = {
  readonly id: number;
  readonly nome: string;
  readonly administrador: boolean;
  readonly resposta: string;
  /** ISO 8601. */
  readonly created_at: string;
};

/** Approved questions on a product with their approved answers, newest question first. */
export async function productQuestions(
  db: Kysely<Schema>,
  productId: number,
): Promise<readonly QuestionRow[]> {
  return db
    .selectFrom('questions as q')
    .select(['q.id', 'q.nome', 'q.pergunta', 'q.created_at', ANSWERS.as('respostas')])
    .where('q.nivel', '=', 'produto')
    .where('q.nivel_id', '=', productId)
    .where('q.aprovado', '=', true)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .execute();
}

const ANSWERS = sql<
  readonly AnswerRow[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome,
    'administrador', a.administrador, 'resposta', a.resposta, 'created_at', a.created_at) order by a.created_at, a.id), '[]')
  from answers a where a.question_id = q.id and a.aprovado)`;
