/** What a word that is being typed may become. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

/** Up to `count` longer words that begin so and stand in one of these products: those of names first, then the commonest. */
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
    join lateral (select bool_or(main @@ ('''' || lexeme || ''':A')::tsquery) as named from search_documents
      where product_id = any(${products}::int[]) and main @@ ('''' || lexeme || '''')::tsquery) said on said.named is not null
    order by said.named desc, products desc, shown limit ${count}`.execute(db);
  return rows.map(({ shown }) => shown);
}
