/** Products with everything a card needs, in a fixed number of queries for any number of them. */
import type { Kysely } from 'kysely';
import { BY_PRODUCT, BY_TABLES, type Known } from '#lib/platform/kernel/queries/rows.ts';
import { inForce, type ScheduleRow, shopSchedules } from '#lib/platform/offers/queries/price-schedules.ts';
import { isShownAt } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import {
  BY_FAMILY,
  BY_MEDIA,
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
  /** Those for the whole shop that are in force; its own are in `price`. */
  readonly agendamentos: readonly ScheduleRow[];
};

/** How many pictures a card has: the second is shown on hover. */
const CARD_PICTURES = 2;

/** The products among `ids` that are visible at `now`, in the order of `ids`. */
export async function products(known: Known, ids: readonly number[], now: Date): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const [facts, media, everywhere] = await Promise.all([
    known.each(BY_PRODUCT, readFacts, ids),
    known.each(BY_MEDIA, readMedia, ids),
    known.one(shopSchedules, ''),
  ]);
  const shown = ids.flatMap((id) => {
    const own = facts.get(id);
    return own && isShownAt(own.row, now) ? [own] : [];
  });
  const rows = shown.map(({ row }) => row);
  const [values, siblings] = await Promise.all([
    known.each(BY_TABLES, readValues, [...new Set(rows.flatMap(({ value_ids }) => value_ids))]),
    known.each(BY_FAMILY, siblingsOf, [
      ...new Set(rows.flatMap(({ lider_id }) => (lider_id === null ? [] : [lider_id]))),
    ]),
  ]);
  const agendamentos = inForce(everywhere, now);
  return shown.map(({ row, variants }) => ({
    ...row,
    media: (media.get(row.id) ?? []).filter(({ tipo }) => tipo === 'imagem').slice(0, CARD_PICTURES),
    caracteristicas: inTableOrder(row.value_ids, values),
    variants,
    siblings: (siblings.get(row.lider_id ?? 0) ?? []).filter((sibling) => isShownAt(sibling, now)),
    agendamentos,
  }));
}

type ProductFacts = {
  readonly row: ProductRow;
  readonly variants: readonly VariantRow[];
};

async function readFacts(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductFacts>> {
  const [rows, variants] = await Promise.all([productRows(db, ids), variantsOf(db, ids)]);
  const variantsOfProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  const facts = rows.map((row) => ({ row, variants: variantsOfProduct.get(row.id) ?? [] }));
  return new Map(facts.map((own) => [own.row.id, own]));
}

/** Every picture and file of the products, in the order they are shown; [] where there is none. */
export async function readMedia(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly MediaRow[]>> {
  const ofProduct = Map.groupBy(await mediaOf(db, ids), ({ product_id }) => product_id);
  return new Map(ids.map((id) => [id, ofProduct.get(id) ?? []]));
}

async function readValues(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CharacteristicRow>> {
  return new Map((await characteristicValues(db, ids)).map((value) => [value.value_id, value]));
}

/** By characteristic as in the table; values of one characteristic as the product has them. */
function inTableOrder(
  ids: readonly number[],
  values: ReadonlyMap<number, CharacteristicRow>,
): readonly CharacteristicRow[] {
  return ids
    .flatMap((id) => values.get(id) ?? [])
    .toSorted((a, b) => a.ordem - b.ordem || a.characteristic_id - b.characteristic_id);
}
