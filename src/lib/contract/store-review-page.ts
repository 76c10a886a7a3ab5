/** What the pages of opinions on the shop show. */
import type { TypedStoreReview } from '#lib/domain/opinions/store-review-form.ts';
import type { AvaliacaoLoja } from './opinions.ts';
import type { Draft } from './opinions-page.ts';

export type StoreReviewForm = { readonly key: string; readonly draft: Draft<TypedStoreReview> };

export type StoreReviews = {
  /** 0 to 10, of all of them; 0 without one. */
  readonly media: number;
  readonly quantidade: number;
  /** Of this page. */
  readonly avaliacoes: readonly AvaliacaoLoja[];
  readonly page: number;
  readonly pages: number;
  /** What was just sent, or had been before. */
  readonly notice: 'avaliacao' | 'repetida' | undefined;
};
