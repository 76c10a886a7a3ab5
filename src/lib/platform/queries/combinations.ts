import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export type CombinationRow = {
  readonly id: number;
  readonly indicado_id: number;
  readonly tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  readonly desconto: number;
};

/** What is offered together with a product, whether it can be bought or not. */
export async function productCombinations(
  db: Kysely<Schema>,
  productId: number,
): Promise<readonly CombinationRow[]> {
  return db
    .selectFrom('combinations')
    .select(['id', 'indicado_id', 'tipo_desconto', 'desconto'])
    .where('product_id', '=', productId)
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

/** The offer on the page of `main` to buy `offered` with it. */
export async function combinationBetween(
  db: Kysely<Schema>,
  main: number,
  offered: number,
): Promise<CombinationRow | undefined> {
  return db
    .selectFrom('combinations')
    .select(['id', 'indicado_id', 'tipo_desconto', 'desconto'])
    .where('product_id', '=', main)
    .where('indicado_id', '=', offered)
    .orderBy('ordem')
    .orderBy('id')
    .executeTakeFirst();
}

/** Every offer between two of the given products. */
export async function combinationsAmong(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly (CombinationRow & { readonly product_id: number })[]> {
  if (ids.length < 2) return [];
  return db
    .selectFrom('combinations')
    .select(['id', 'product_id', 'indicado_id', 'tipo_desconto', 'desconto'])
    .where(sql<boolean>`product_id = any(${ids}::int[]) and indicado_id = any(${ids}::int[])`)
    .orderBy('id')
    .execute();
}
