import { type Kysely, sql } from 'kysely';
import { BY_PRODUCT, type Known } from '#lib/platform/kernel/queries/rows.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type CombinationRow = {
  readonly id: number;
  readonly product_id: number;
  readonly indicado_id: number;
  readonly tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  readonly desconto: number;
};

/** What is offered together with a product, whether it can be bought or not, in the order of its page. */
export async function productCombinations(known: Known, product: number): Promise<readonly CombinationRow[]> {
  return (await known.each(BY_PRODUCT, readCombinations, [product])).get(product) ?? [];
}

/** Every offer between two of the given products. */
export async function combinationsAmong(
  known: Known,
  ids: readonly number[],
): Promise<readonly CombinationRow[]> {
  if (ids.length < 2) return [];
  const offers = [...(await known.each(BY_PRODUCT, readCombinations, ids)).values()].flat();
  return offers.filter(({ indicado_id }) => ids.includes(indicado_id)).toSorted((a, b) => a.id - b.id);
}

async function readCombinations(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly CombinationRow[]>> {
  const rows = await db
    .selectFrom('combinations')
    .select(['id', 'product_id', 'indicado_id', 'tipo_desconto', 'desconto'])
    .where(sql<boolean>`product_id = any(${ids}::int[])`)
    .orderBy('ordem')
    .orderBy('id')
    .execute();
  const ofProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(ids.map((id) => [id, ofProduct.get(id) ?? []]));
}
