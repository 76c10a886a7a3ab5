/** Products with everything a card needs, in a fixed number of queries for any number of them. */
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { type ScheduleRow, schedulesInForce } from './price-schedules.ts';
import {
  type CharacteristicRow,
  characteristicValues,
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
  /** In the order of the specification table. */
  readonly caracteristicas: readonly CharacteristicRow[];
  /** Values of its `simples` attribute. */
  readonly variants: readonly VariantRow[];
  /** Products of its `unico` attribute, itself among them. */
  readonly siblings: readonly SiblingRow[];
  /** In force: its own and those for the whole shop. */
  readonly agendamentos: readonly ScheduleRow[];
};

/** How many pictures a card has: the second is shown on hover. */
const CARD_PICTURES = 2;

/** The products among `ids` that are visible at `now`, in the order of `ids`. */
export async function products(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const [rows, media, variants, schedules] = await Promise.all([
    productRows(db, ids, now),
    mediaOf(db, ids, { pictures: CARD_PICTURES }),
    variantsOf(db, ids),
    schedulesInForce(db, ids, now),
  ]);
  const leaders = new Set(rows.flatMap(({ lider_id }) => (lider_id === null ? [] : [lider_id])));
  const [values, siblings] = await Promise.all([
    characteristicValues(db, [...new Set(rows.flatMap(({ value_ids }) => value_ids))]),
    siblingsOf(db, [...leaders], now),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mediaOfProduct = Map.groupBy(media, ({ product_id }) => product_id);
  const variantsOfProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  const siblingsOfLeader = Map.groupBy(siblings, ({ lider_id }) => lider_id);
  const place = new Map(values.map((value, index) => [value.value_id, { value, index }]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...row,
      media: mediaOfProduct.get(id) ?? [],
      caracteristicas: inTableOrder(row.value_ids, place),
      variants: variantsOfProduct.get(id) ?? [],
      siblings: row.lider_id === null ? [] : (siblingsOfLeader.get(row.lider_id) ?? []),
      agendamentos: schedules.filter(({ product_id }) => product_id === null || product_id === id),
    };
  });
}

type Placed = { readonly value: CharacteristicRow; readonly index: number };

/** By characteristic as in the table; values of one characteristic as the product has them. */
function inTableOrder(
  ids: readonly number[],
  places: ReadonlyMap<number, Placed>,
): readonly CharacteristicRow[] {
  const own = ids.flatMap((id) => places.get(id) ?? []);
  const firsts = new Map<number, number>();
  for (const { value, index } of own) {
    firsts.set(value.characteristic_id, Math.min(firsts.get(value.characteristic_id) ?? index, index));
  }
  const rank = ({ value }: Placed): number => firsts.get(value.characteristic_id) ?? 0;
  return own.toSorted((a, b) => rank(a) - rank(b)).map(({ value }) => value);
}
