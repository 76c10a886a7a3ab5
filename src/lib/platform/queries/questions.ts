import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type QuestionRow = {
  readonly id: number;
  readonly nome: string;
  readonly pergunta: string;
  readonly created_at: Date;
  readonly respostas: readonly AnswerRow[];
};

export type AnswerRow = {
  readonly id: number;
  readonly nome: string;
  readonly administrador: boolean;
  readonly resposta: string;
  readonly created_at: Date;
};

/** Approved questions on a product with their approved answers, newest question first. */
export async function productQuestions(
  db: Kysely<Schema>,
  productId: number,
): Promise<readonly QuestionRow[]> {
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'nome', 'pergunta', 'created_at'])
    .where('nivel', '=', 'produto')
    .where('nivel_id', '=', productId)
    .where('aprovado', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  if (questions.length === 0) return [];
  const answers = await db
    .selectFrom('answers')
    .select(['id', 'question_id', 'nome', 'administrador', 'resposta', 'created_at'])
    .where('aprovado', '=', true)
    .where(sql<boolean>`question_id = any(${questions.map(({ id }) => id)})`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byQuestion = Map.groupBy(answers, ({ question_id }) => question_id);
  return questions.map((question) => ({ ...question, respostas: byQuestion.get(question.id) ?? [] }));
}
