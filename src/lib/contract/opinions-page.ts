/** What the opinions and questions of a product page show, and what stands in their forms. */
import type { Fault, TypedAnswer, TypedQuestion, TypedReview } from '#lib/domain/opinions/opinion-forms.ts';
import type { MarkCount, ReviewChoice, ReviewOrder } from '#lib/domain/opinions/reviews.ts';
import type { AvaliacaoProduto } from './product.ts';

export type ReviewList = {
  /** 0 to 5, of all of them. */
  readonly media: number;
  readonly quantidade: number;
  /** Of this page. */
  readonly avaliacoes: readonly AvaliacaoProduto[];
  readonly choice: ReviewChoice;
  readonly pages: number;
  /** Orders there are links for; one alone is no choice. */
  readonly orders: readonly ReviewOrder[];
  /** Undefined where the platform does not say how many gave which mark. */
  readonly marks: readonly MarkCount[] | undefined;
};

/** A form as it stands on the page. */
export type Draft<Typed> = {
  readonly typed: Typed;
  readonly faults: { readonly [Field in keyof Typed]?: Fault };
  /** What is wrong with no field of it. */
  readonly problem?: string | undefined;
};

export type Opinions = {
  readonly reviews: ReviewList;
  readonly review: Draft<TypedReview>;
  readonly question: Draft<TypedQuestion>;
  /** An answer that came back, with the question it is to. */
  readonly answer?: (Draft<TypedAnswer> & { readonly idPergunta: number }) | undefined;
  /** What was just sent. */
  readonly sent: 'avaliacao' | 'pergunta' | 'resposta' | undefined;
  /** The address asked for a page that does not exist; the first one is here in its place. */
  readonly strayed: boolean;
};
