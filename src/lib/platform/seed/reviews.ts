export type SeedReview = {
  readonly slug: string;
  readonly nome: string;
  readonly nota: 1 | 2 | 3 | 4 | 5;
  readonly comentario: string;
  readonly recomenda: boolean;
  /** ISO 8601 with offset. */
  readonly data: string;
};

/** Reviews of the demo customers, product by product, oldest first. */
export const REVIEWS: readonly SeedReview[] = [];
