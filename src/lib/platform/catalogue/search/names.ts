/** Names of categories and brands in memory, as PostgreSQL has read their words: few, and asked for by every search. */
import { type Kysely, sql } from 'kysely';
import { createYielder, paced } from '#lib/platform/kernel/event-loop-yield.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { BrandRow } from '../queries/brands.ts';
import type { CategoryRow } from '../queries/categories.ts';
import { type Concordance, saying } from './concordance.ts';
import { collectTexts } from './concordance-of.ts';
import { both, either, has, type IdSet, NO_IDS } from './id-set.ts';
import { GENERIC } from './tsquery.ts';

type Named = {
  /** A tsvector as PostgreSQL sends it. */
  readonly words: Uint8Array;
  /** Its words, the generic one apart. */
  readonly lexemes: readonly string[];
};
type Category = CategoryRow & Named;
type Brand = BrandRow & Named;

/** Both in the order in which they are shown; only the active ones. */
export type Names = {
  readonly categories: { readonly rows: readonly Category[]; readonly saying: Concordance };
  readonly brands: { readonly rows: readonly Brand[]; readonly saying: Concordance };
};

const WORDS = sql`tsvectorsend(search_name) as words,
  array_remove(tsvector_to_array(search_name), trim(both '''' from ${GENERIC})) as lexemes`;

export async function readNames(db: Kysely<Schema>): Promise<Names> {
  const categories = await sql<Category>`
    select id, pai_id, nivel, slug, caminho, nome, ${WORDS} from categories where ativo order by nivel, ordem, id`.execute(
    db,
  );
  const brands = await sql<Brand>`
    select id, slug, nome, imagem, imagem_original, ativo, ${WORDS} from brands where ativo order by ordem, id`.execute(
    db,
  );
  return { categories: await held(categories.rows), brands: await held(brands.rows) };
}

async function held<Row extends Named & { readonly id: number }>(rows: readonly Row[]) {
  const texts = collectTexts();
  texts.add(rows.toSorted((a, b) => a.id - b.id).map(({ id, words }) => ({ product_id: id, words })));
  return { rows, saying: await paced(texts.concordance(), createYielder()) };
}

/** Categories with these ids before those that have the words of all queries in their name; up to `count`. */
export function categoriesCalled(
  { categories }: Names,
  queries: readonly string[],
  ids: readonly number[],
  count: number,
): readonly CategoryRow[] {
  if (queries.length === 0) return [];
  const said = allOf(categories.saying, queries);
  const first = categories.rows.filter(({ id }) => ids.includes(id));
  const others = categories.rows.filter(({ id }) => !ids.includes(id) && has(said, id));
  return [...first, ...others].slice(0, count).map(bare);
}

/** Up to `count` of the narrowest categories that two products or more have: where the shop keeps what was found. */
export function categoriesShared(
  { categories: { rows } }: Names,
  ofEach: readonly (readonly number[])[],
  count: number,
): readonly CategoryRow[] {
  const narrowest = ofEach.flatMap((ids) => {
    const own = rows.filter(({ id }) => ids.includes(id));
    const deepest = Math.max(...own.map(({ nivel }) => nivel));
    return own.filter(({ nivel }) => nivel === deepest);
  });
  return [...Map.groupBy(narrowest, ({ id }) => id).values()]
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, count)
    .flatMap(([first]) => (first ? [bare(first)] : []));
}

const bare = ({ words: _, lexemes: __, ...row }: Category): CategoryRow => row;

/** Up to `count` brands with the words of any of the queries in their name. */
export function brandsCalled(
  { brands }: Names,
  queries: readonly string[],
  count: number,
): readonly BrandRow[] {
  const said = queries.reduce<IdSet>((all, query) => either(all, inNames(brands.saying, query)), NO_IDS);
  return brands.rows
    .filter(({ id }) => has(said, id))
    .slice(0, count)
    .map(({ words: _, lexemes: __, ...brand }) => brand);
}

/** Those of several kinds whose name is all of these queries and nothing more. */
export function categoriesJust({ categories }: Names, queries: readonly string[]): readonly number[] {
  const asked = queries.filter((query) => query !== GENERIC && query !== '');
  if (asked.length === 0) return [];
  const said = allOf(categories.saying, asked);
  return categories.rows
    .filter(
      ({ id, nome, lexemes }) => lexemes.length === asked.length && nome.includes(' e ') && has(said, id),
    )
    .map(({ id }) => id);
}

/** Those with the most words of all whose every word is among these. */
export function categoriesNamed({ categories }: Names, asked: ReadonlySet<string>): readonly number[] {
  const named = categories.rows.filter(
    ({ lexemes }) => lexemes.length > 0 && lexemes.every((lexeme) => asked.has(lexeme)),
  );
  const most = Math.max(0, ...named.map(({ lexemes }) => lexemes.length));
  return named.filter(({ lexemes }) => lexemes.length === most).map(({ id }) => id);
}

const allOf = (names: Concordance, queries: readonly string[]): IdSet =>
  queries.map((query) => inNames(names, query)).reduce(both);

const inNames = (names: Concordance, query: string): IdSet =>
  query === '' ? NO_IDS : saying(names, query, 'described');
