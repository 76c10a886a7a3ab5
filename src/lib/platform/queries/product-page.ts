/** Everything the page of one product shows. */
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { type CategoryRow, categoryLine } from './categories.ts';
import { type CombinationRow, productCombinations } from './combinations.ts';
import { type MediaRow, mediaOf } from './product-parts.ts';
import { type ProductOfPage, productBySlug } from './product-rows.ts';
import { type Product, products } from './products.ts';
import { productQuestions, type QuestionRow } from './questions.ts';
import { productReviews, type ReviewRow } from './reviews.ts';

export type ProductPage = {
  readonly product: Product;
  readonly texts: ProductOfPage;
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

/** Undefined when no product of that slug is visible at `now`. */
export async function productPage(
  db: Kysely<Schema>,
  slug: string,
  now: Date,
): Promise<ProductPage | undefined> {
  const texts = await productBySlug(db, slug, now);
  if (!texts) return undefined;
  const { id } = texts;
  const rows = await productCombinations(db, id, now);
  const [[product, ...offered], categories, reviews, questions] = await Promise.all([
    products(db, [id, ...rows.map((row) => row.indicado_id)], now),
    categoryLine(db, texts.categoria_id),
    productReviews(db, id, REVIEWS),
    productQuestions(db, id),
  ]);
  if (product?.id !== id) return undefined;
  const media = await mediaOf(db, [id, ...product.siblings.map((sibling) => sibling.id)]);
  const mediaOfProduct = Map.groupBy(media, ({ product_id }) => product_id);
  return {
    product,
    texts,
    media: mediaOfProduct.get(id) ?? [],
    siblingMedia: new Map(
      [...mediaOfProduct].map(([sibling, all]) => [
        sibling,
        all.filter(({ tipo }) => tipo === 'imagem').slice(0, 1),
      ]),
    ),
    categories,
    combinations: rows.flatMap((row) => {
      const found = offered.find((candidate) => candidate.id === row.indicado_id);
      return found ? [{ row, product: found }] : [];
    }),
    reviews,
    questions,
  };
}
