/** Opinions and questions of a product page: the page of opinions an address asks for, and its forms still empty. */
import type { Api } from '#lib/api/client.ts';
import { getProductReviews } from '#lib/api/opinions.ts';
import type { Opinions, ReviewList } from '#lib/contract/opinions-page.ts';
import type { ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { pageCount } from '#lib/domain/kernel/pagination.ts';
import { BLANK_QUESTION, BLANK_REVIEW } from '#lib/domain/opinions/opinion-forms.ts';
import {
  countMarks,
  everyMark,
  FIRST_REVIEWS,
  type MarkCount,
  markRanges,
  REVIEW_ORDERS,
  REVIEWS_PER_PAGE,
  type ReviewChoice,
  readReviewChoice,
  sortReviews,
} from '#lib/domain/opinions/reviews.ts';
import { optional } from '../page/optional.ts';

type Produto = Pick<ProdutoDetalhe<Centavos>, 'id' | 'avaliacao'>;

/** @param query Of the product's address. */
export async function loadOpinions(
  api: Api,
  produto: Produto,
  query: URLSearchParams = new URLSearchParams(),
): Promise<Opinions> {
  const asked = readReviewChoice(query);
  const exists = asked && asked.page <= pageCount(produto.avaliacao.quantidade, REVIEWS_PER_PAGE);
  const fallback = completeList(produto, FIRST_REVIEWS);
  const reviews = await optional(
    loadReviews(api, produto, exists ? asked : FIRST_REVIEWS),
    fallback,
    'evaluations/product',
  );
  const sent = query.get('aviso');
  return {
    reviews,
    review: { typed: BLANK_REVIEW, faults: {} },
    question: { typed: BLANK_QUESTION, faults: {} },
    sent: sent === 'avaliacao' || sent === 'pergunta' || sent === 'resposta' ? sent : undefined,
    strayed: !exists,
  };
}

async function loadReviews(api: Api, produto: Produto, choice: ReviewChoice): Promise<ReviewList> {
  const { media, quantidade, avaliacoes } = produto.avaliacao;
  if (avaliacoes.length >= quantidade) return completeList(produto, choice);
  const place = { offset: (choice.page - 1) * REVIEWS_PER_PAGE, limit: REVIEWS_PER_PAGE };
  const newest = await getProductReviews(api, { idProduto: produto.id, ...place });
  const marks = newest.notas && everyMark(newest.notas);
  const shown =
    choice.order === 'recentes' || !marks
      ? newest.avaliacoes
      : await byMark(api, produto.id, markRanges(marks, choice.order, place));
  return {
    media,
    quantidade,
    avaliacoes: shown,
    choice,
    pages: pagesOf(produto),
    orders: ordersOf(marks),
    marks,
  };
}

async function byMark(
  api: Api,
  idProduto: number,
  ranges: ReturnType<typeof markRanges>,
): Promise<ReviewList['avaliacoes']> {
  const parts = await Promise.all(ranges.map((range) => getProductReviews(api, { idProduto, ...range })));
  return parts.flatMap(({ avaliacoes }) => avaliacoes);
}

/** Of the opinions that came with the product. */
function completeList(produto: Produto, choice: ReviewChoice): ReviewList {
  const { media, quantidade, avaliacoes } = produto.avaliacao;
  const marks = avaliacoes.length >= quantidade ? countMarks(avaliacoes) : undefined;
  const start = (choice.page - 1) * REVIEWS_PER_PAGE;
  return {
    media,
    quantidade,
    avaliacoes: sortReviews(avaliacoes, choice.order).slice(start, start + REVIEWS_PER_PAGE),
    choice,
    pages: pagesOf(produto),
    orders: ordersOf(marks),
    marks,
  };
}

function pagesOf({ avaliacao }: Produto): number {
  return pageCount(avaliacao.quantidade, REVIEWS_PER_PAGE);
}

/** By mark only where there are several marks to tell apart. */
function ordersOf(marks: readonly MarkCount[] | undefined): ReviewList['orders'] {
  const given = marks?.filter(({ quantidade }) => quantidade > 0) ?? [];
  return given.length > 1 ? REVIEW_ORDERS : [FIRST_REVIEWS.order];
}
