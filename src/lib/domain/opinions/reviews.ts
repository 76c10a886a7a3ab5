/** Opinions of a product, page by page: what an address asks for, and where in the platform's lists its page lies. */

export const REVIEW_ORDERS = ['recentes', 'maior-nota', 'menor-nota'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
export type ReviewChoice = { readonly page: number; readonly order: ReviewOrder };
/** How many opinions gave this mark. */
export type MarkCount = { readonly nota: number; readonly quantidade: number };
/** A stretch of the opinions with one mark, the newest first. */
export type MarkRange = { readonly nota: number; readonly offset: number; readonly limit: number };

export const REVIEWS_PER_PAGE = 10;
export const FIRST_REVIEWS: ReviewChoice = { page: 1, order: 'recentes' };
const MARKS = [5, 4, 3, 2, 1];
const PAGE = 'avaliacoes';
const ORDER = 'ordem-avaliacoes';

/** Undefined for an address that no link of the shop leads to; whether the page exists is not known here. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice | undefined {
  const page = query.get(PAGE);
  const order = query.get(ORDER) ?? FIRST_REVIEWS.order;
  if (page !== null && !/^[1-9]\d{0,5}$/.test(page)) return undefined;
  if (!isOrder(order)) return undefined;
  return { page: Number(page ?? 1), order };
}

/** The query of an address, without what goes without saying; '' for the first page of the newest. */
export function reviewSearch({ page, order }: ReviewChoice): string {
  const query = new URLSearchParams();
  if (page !== FIRST_REVIEWS.page) query.set(PAGE, String(page));
  if (order !== FIRST_REVIEWS.order) query.set(ORDER, order);
  return query.size > 0 ? `?${query}` : '';
}

/** Five marks, the best first, those nobody gave too. */
export function countMarks(reviews: readonly { readonly nota: number }[]): readonly MarkCount[] {
  return MARKS.map((nota) => ({ nota, quantidade: reviews.filter((review) => review.nota === nota).length }));
}

/** The same for counts that leave out what nobody gave. */
export function everyMark(counts: readonly MarkCount[]): readonly MarkCount[] {
  return MARKS.map((nota) => ({
    nota,
    quantidade: counts.find((count) => count.nota === nota)?.quantidade ?? 0,
  }));
}

/** The same opinions in the order asked for; within a mark the newest first, as they came. */
export function sortReviews<Review extends { readonly nota: number }>(
  reviews: readonly Review[],
  order: ReviewOrder,
): readonly Review[] {
  if (order === 'recentes') return reviews;
  const sign = order === 'maior-nota' ? -1 : 1;
  return reviews.toSorted((one, other) => sign * (one.nota - other.nota));
}

/** A page in the order of marks, as stretches of lists that the platform can answer: it sorts by date alone. */
export function markRanges(
  counts: readonly MarkCount[],
  order: 'maior-nota' | 'menor-nota',
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly MarkRange[] {
  const sign = order === 'maior-nota' ? -1 : 1;
  let start = 0;
  return counts
    .toSorted((one, other) => sign * (one.nota - other.nota))
    .flatMap(({ nota, quantidade }) => {
      const from = Math.max(offset - start, 0);
      const to = Math.min(offset + limit - start, quantidade);
      start += quantidade;
      return to > from ? [{ nota, offset: from, limit: to - from }] : [];
    });
}

function isOrder(text: string): text is ReviewOrder {
  return REVIEW_ORDERS.some((order) => order === text);
}
