/** Everything the page of one product shows. */
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { type CategoryRow, categoryLine } from './categories.ts';
import { type CombinationRow, productCombinations } from './combinations.ts';
import { type MediaRow, mediaOf } from './product-parts.ts';
import { type ProductTexts, productTexts } from './product-rows.ts';
import { type Product, products } from './products.ts';
import { productQuestions, type QuestionRow } from './questions.ts';
import { productReviews, type ReviewRow } from './reviews.ts';

export type ProductPage = {
  readonly product: Product;
  readonly texts: ProductTexts;
  /** Every picture and file of the product. */
  readonly media: readonly MediaRow[];
  /** The first picture of each sibling, by product. */
  readonly siblingMedia: ReadonlyMap<number, readonly MediaRow[]>;
  /** From the first level down. */
  readonly categories: readonly CategoryRow[];
  readonly combinations: readonly { readonly row: CombinationRow; readonly product: Product }[];
  readonly reviews: readonly ReviewRow[];
  readonly questions: readonly QuestionRow[];
};

/** More are read page by page with `evaluations/product`. */
const REVIEWS = 10;

/** Undefined when the product is not visible at `now`. */
export async function productPage(
  db: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<ProductPage | undefined> {
  const rows = await productCombinations(db, id, now);
  const [product, ...offered] = await products(db, [id, ...rows.map((row) => row.indicado_id)], now);
  if (product?.id !== id) return undefined;
  const siblings = product.siblings.map((sibling) => sibling.id).filter((sibling) => sibling !== id);
  const [texts, media, siblingMedia, categories, reviews, questions] = await Promise.all([
    productTexts(db, id),
    mediaOf(db, [id]),
    mediaOf(db, siblings, { pictures: 1 }),
    categoryLine(db, product.categoria_id),
    productReviews(db, id, REVIEWS),
    productQuestions(db, id),
  ]);
  if (!texts) return undefined;
  return {
    product,
    texts,
    media,
    siblingMedia: Map.groupBy([...siblingMedia, ...media], ({ product_id }) => product_id),
    categories,
    combinations: rows.flatMap((row) => {
      const found = offered.find((candidate) => candidate.id === row.indicado_id);
      return found ? [{ row, product: found }] : [];
    }),
    reviews,
    questions,
  };
}
