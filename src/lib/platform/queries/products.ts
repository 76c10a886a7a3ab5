/** Products with everything a card needs, in a fixed number of queries for any number of them. */
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  type CharacteristicRow,
  characteristicsOf,
  type MediaRow,
  mediaOf,
  type SiblingRow,
  siblingsOf,
  type VariantRow,
  variantsOf,
} from './product-parts.ts';
import { type ProductRow, productRows } from './product-rows.ts';

export type Product = ProductRow & {
  readonly media: readonly MediaRow[];
  readonly caracteristicas: readonly CharacteristicRow[];
  /** Values of its `simples` attribute. */
  readonly variants: readonly VariantRow[];
  /** Products of its `unico` attribute, itself among them. */
  readonly siblings: readonly SiblingRow[];
};

/** How many pictures a card has: the second is shown on hover. */
const CARD_PICTURES = 2;

/** The products among `ids` that are visible at `now`, in the order of `ids`. */
export async function products(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<readonly Product[]> {
  const [rows, media, characteristics, variants] = await Promise.all([
    productRows(db, ids, now),
    mediaOf(db, ids, { pictures: CARD_PICTURES }),
    characteristicsOf(db, ids),
    variantsOf(db, ids),
  ]);
  const leaders = new Set(rows.flatMap(({ lider_id }) => (lider_id === null ? [] : [lider_id])));
  const siblings = Map.groupBy(await siblingsOf(db, [...leaders], now), ({ lider_id }) => lider_id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mediaOfProduct = Map.groupBy(media, ({ product_id }) => product_id);
  const characteristicsOfProduct = Map.groupBy(characteristics, ({ product_id }) => product_id);
  const variantsOfProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...row,
      media: mediaOfProduct.get(id) ?? [],
      caracteristicas: characteristicsOfProduct.get(id) ?? [],
      variants: variantsOfProduct.get(id) ?? [],
      siblings: row.lider_id === null ? [] : (siblings.get(row.lider_id) ?? []),
    };
  });
}
