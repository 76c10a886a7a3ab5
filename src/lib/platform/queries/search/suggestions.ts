/** What a search that begins like this may be about. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { parseSearch } from '#lib/domain/search-query.ts';
import { searchText } from '#lib/domain/search-text.ts';
import type { Schema } from '../../schema.ts';
import type { BrandRow } from '../brands.ts';
import type { CategoryRow } from '../categories.ts';
import { isVisible, stock } from '../visible.ts';
import { allOf, anyOf, type Demands, GENERIC } from './match.ts';
import { planSearch } from './plan.ts';
import { bestOf } from './source.ts';

type Db = Kysely<Schema>;

export type Suggestions = {
  readonly products: readonly number[];
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly terms: readonly string[];
};

const MAX = { products: 5, categories: 3, brands: 2, terms: 5 } as const;
/** Products of which the first are shown and all may complete a word. */
const CONSIDERED = 40;
const MIN_LENGTH = 2;
const NOTHING: Suggestions = { products: [], categories: [], brands: [], terms: [] };

export async function suggestions(db: Db, busca: string, now: Date): Promise<Suggestions> {
  const text = searchText(busca);
  if (text.length < MIN_LENGTH) return NOTHING;
  const plan = await planSearch(db, text, { typing: true });
  const asked = [...plan.demands.main, ...(plan.demands.coverage?.parts.map(({ query }) => query) ?? [])];
  const [found, categories, brands] = await Promise.all([
    considered(db, bestOf(plan, CONSIDERED), now),
    categoriesOf(db, asked, plan.demands),
    brandsOf(db, asked),
  ]);
  const terms = plan.code === '' ? await termsOf(db, plan.suggestions[0] ?? text, found) : [];
  return {
    products: found.slice(0, MAX.products),
    categories,
    brands,
    terms: [...new Set([...plan.suggestions, ...terms])].slice(0, MAX.terms),
  };
}

/** What cannot be bought goes last, as in a listing. */
async function considered(db: Db, source: RawBuilder<unknown>, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from (select product_id, relevance from (${source}) found order by relevance desc limit ${CONSIDERED}) found
    join products p on p.id = found.product_id
    cross join lateral (select sum(estoque) as estoque from product_variants where product_id = p.id) v
    where ${isVisible(now)}
    order by p.status = 'indisponivel' or (p.status = 'disponivel' and ${stock} <= 0), relevance desc,
      p.popularidade desc, p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those named in full before those that have the words in their name. */
async function categoriesOf(
  db: Db,
  asked: readonly string[],
  { categories }: Demands,
): Promise<readonly CategoryRow[]> {
  const words = asked.filter((query) => query !== GENERIC);
  if (words.length === 0) return [];
  const { rows } = await sql<CategoryRow>`
    select id, pai_id, nivel, slug, caminho, nome from categories
    where ativo and (id = any(${categories}::int[]) or search_name @@ ${allOf(words)}::tsquery)
    order by id = any(${categories}::int[]) desc, nivel, ordem, id limit ${MAX.categories}`.execute(db);
  return rows;
}

async function brandsOf(db: Db, asked: readonly string[]): Promise<readonly BrandRow[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<BrandRow>`
    select id, slug, nome, imagem, imagem_original, ativo from brands
    where ativo and search_name @@ ${anyOf(asked)}::tsquery order by ordem, id limit ${MAX.brands}`.execute(
    db,
  );
  return rows;
}

/** The text with its last word completed in the ways that the products considered have. */
async function termsOf(db: Db, text: string, products: readonly number[]): Promise<readonly string[]> {
  const last = parseSearch(text.split(' ').at(-1) ?? '').words.join('');
  if (last.length < MIN_LENGTH) return [];
  const before = text.split(' ').slice(0, -1).join(' ');
  const { rows } = await sql<{ shown: string }>`
    select shown from (
      select distinct on (lexeme) lexeme, shown, products from search_words
      where word like ${`${last}%`} and word <> ${last} and products > 0 order by lexeme, products desc
    ) words
    where exists (select 1 from search_documents
      where product_id = any(${products}::int[]) and main @@ ('''' || lexeme || '''')::tsquery)
    order by products desc, shown limit ${MAX.terms}`.execute(db);
  return rows.map(({ shown }) => `${before} ${shown}`.trim());
}
