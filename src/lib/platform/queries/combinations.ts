import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isVisible, stock, stockJoin } from './visible.ts';

export type CombinationRow = {
  readonly id: number;
  readonly indicado_id: number;
  readonly tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  readonly desconto: number;
};

/** What is offered together with a product: only what can be bought at `now`. */
export async function productCombinations(
  db: Kysely<Schema>,
  productId: number,
  now: Date,
): Promise<readonly CombinationRow[]> {
  const { rows } = await sql<CombinationRow>`
    select c.id, c.indicado_id, c.tipo_desconto, c.desconto from combinations c
    join products p on p.id = c.indicado_id
    ${stockJoin}
    where c.product_id = ${productId} and ${isVisible(now)} and p.status = 'disponivel' and ${stock} > 0
    order by c.ordem, c.id`.execute(db);
  return rows;
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
