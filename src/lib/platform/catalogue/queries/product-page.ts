/** Everything the page of one product shows. */
import type { Kysely } from 'kysely';
import { noting } from '#lib/platform/kernel/changes/collect.ts';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import { type CombinationRow, productCombinations } from '#lib/platform/offers/queries/combinations.ts';
import { isShownAt } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type CategoryRow, categoryLine } from './categories.ts';
import { BY_MEDIA, type MediaRow } from './product-parts.ts';
import { type ProductOfPage, pageTexts, productBySlug } from './product-rows.ts';
import { type Product, products, readMedia } from './products.ts';
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
  readonly combinations: readonly Combination[];
  readonly reviews: readonly ReviewRow[];
  readonly questions: readonly QuestionRow[];
};

type Combination = { readonly row: CombinationRow; readonly product: Product };

/** More are read page by page with `evaluations/product`. */
const REVIEWS = 10;

/** Undefined when no product of that slug is visible at `now`. */
export async function productPage(known: Known, slug: string, now: Date): Promise<ProductPage | undefined> {
  const found = await known.one(productBySlug, slug);
  if (!found || !isShownAt(found, now)) return undefined;
  const { id } = found;
  const [withOffers, parts] = await Promise.all([withCombinations(known, id, now), known.one(readParts, id)]);
  if (!withOffers || !parts) return undefined;
  const { product, combinations } = withOffers;
  const [categories, media] = await Promise.all([
    known.one(categoryLine, product.categoria_id),
    known.each(BY_MEDIA, readMedia, [id, ...product.siblings.map((sibling) => sibling.id)]),
  ]);
  return {
    product,
    media: media.get(id) ?? [],
    siblingMedia: new Map(
      [...media].map(([sibling, all]) => [sibling, all.filter(({ tipo }) => tipo === 'imagem').slice(0, 1)]),
    ),
    categories,
    combinations,
    ...parts,
  };
}

/** A product and what can be bought with it at `now`; undefined when it is not visible then. */
export async function withCombinations(
  known: Known,
  id: number,
  now: Date,
): Promise<{ readonly product: Product; readonly combinations: readonly Combination[] } | undefined> {
  const rows = await productCombinations(known, id);
  const [product, ...offered] = await products(known, [id, ...rows.map((row) => row.indicado_id)], now);
  if (product?.id !== id) return undefined;
  const byId = new Map(offered.map((candidate) => [candidate.id, candidate]));
  const combinations = rows.flatMap((row) => {
    const found = byId.get(row.indicado_id);
    return found?.status === 'disponivel' && found.estoque > 0 ? [{ row, product: found }] : [];
  });
  return { product, combinations };
}

type Parts = Pick<ProductPage, 'texts' | 'reviews' | 'questions'>;

async function readParts(db: Kysely<Schema>, id: number): Promise<Parts | undefined> {
  const [texts, reviews, questions] = await noting([`product:${id}`], () =>
    Promise.all([pageTexts(db, id), productReviews(db, id, REVIEWS), productQuestions(db, id)]),
  );
  return texts && { texts, reviews, questions };
}
