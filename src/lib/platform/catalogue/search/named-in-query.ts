/** What suggestions offer beside products. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { BrandRow } from '../queries/brands.ts';
import type { CategoryRow } from '../queries/categories.ts';
import { allQueries, anyQuery } from './tsquery.ts';

type Db = Kysely<Schema>;

/** Categories with these ids before those that have the words of all queries in their name; up to `count`. */
export async function categoriesCalled(
  db: Db,
  queries: readonly string[],
  ids: readonly number[],
  count: number,
): Promise<readonly CategoryRow[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<CategoryRow>`
    select id, pai_id, nivel, slug, caminho, nome from categories
    where ativo and (id = any(${ids}::int[]) or search_name @@ ${allQueries(queries)}::tsquery)
    order by id = any(${ids}::int[]) desc, nivel, ordem, id limit ${count}`.execute(db);
  return rows;
}

/** Up to `count` brands with the words of any of the queries in their name. */
export async function brandsCalled(
  db: Db,
  queries: readonly string[],
  count: number,
): Promise<readonly BrandRow[]> {
  if (queries.length === 0) return [];
  const { rows } = await sql<BrandRow>`
    select id, slug, nome, imagem, imagem_original, ativo from brands
    where ativo and search_name @@ ${anyQuery(queries)}::tsquery order by ordem, id limit ${count}`.execute(
    db,
  );
  return rows;
}

/** Up to `count` longer words that begin so and stand in one of these products, the commonest first. */
export async function longerWords(
  db: Db,
  beginning: string,
  products: readonly number[],
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ shown: string }>`
    select shown from (
      select distinct on (lexeme) lexeme, shown, products from search_words
      where word like ${`${beginning}%`} and word <> ${beginning} and products > 0 order by lexeme, products desc
    ) words
    where exists (select 1 from search_documents
      where product_id = any(${products}::int[]) and main @@ ('''' || lexeme || '''')::tsquery)
    order by products desc, shown limit ${count}`.execute(db);
  return rows.map(({ shown }) => shown);
}
