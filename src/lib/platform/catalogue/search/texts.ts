/** The words of products as searches see them: what they are called and what their descriptions say. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Text = {
  readonly product_id: number;
  /** A tsvector as PostgreSQL sends it. */
  readonly words: Uint8Array;
};

/** In the order of products; those without words are missing. */
export async function textsOf(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly Text[]> {
  const { rows } = await sql<Text>`
    select product_id, tsvectorsend(whole) as words from search_details
    where product_id = any(${ids}::int[]) order by product_id`.execute(db);
  return rows;
}

/** The same of the products from the first id to the last. */
export async function textsBetween(
  db: Kysely<Schema>,
  first: number,
  last: number,
): Promise<readonly Text[]> {
  const { rows } = await sql<Text>`
    select product_id, tsvectorsend(whole) as words from search_details
    where product_id between ${first} and ${last} order by product_id`.execute(db);
  return rows;
}
