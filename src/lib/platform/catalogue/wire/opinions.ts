/** What visitors said. Addresses and numbers they gave stay with the shop: `email` and `contato` are always ''. */
import type { AvaliacaoProduto } from '#lib/contract/product.ts';
import type { Pergunta } from '#lib/contract/questions.ts';
import type { QuestionRow } from '../queries/questions.ts';
import type { ReviewRow } from '../queries/reviews.ts';

export function presentReviews(
  produto: AvaliacaoProduto['produto'],
  rows: readonly ReviewRow[],
): readonly AvaliacaoProduto[] {
  return rows.map(({ created_at, ...review }) => ({
    ...review,
    email: '',
    data: created_at.toISOString(),
    produto,
  }));
}

export function presentQuestions(rows: readonly QuestionRow[]): readonly Pergunta[] {
  return rows.map(({ created_at, respostas, ...question }) => ({
    ...question,
    email: '',
    contato: '',
    data: created_at.toISOString(),
    respostas: respostas.map(({ id, nome, administrador, resposta, created_at: answeredAt }) => ({
      id,
      nome,
      email: '',
      contato: '',
      administrador,
      resposta,
      data: new Date(answeredAt).toISOString(),
    })),
  }));
}
