/**
 * What searches ask about words, measures, names and codes: the concordance in memory about the products that have a
 * word, the database about the rest. Answers are kept, as most searches are of words that others searched for before; who
 * holds one starts over when the log of changes says that words have changed (catalogue/memory/catalogue.ts).
 */
import { type Kysely, sql } from 'kysely';
import { inExpectedUnit } from '#lib/domain/catalogue/expected-units.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { batched } from './batched.ts';
import { codedProducts, isCode } from './code-search.ts';
import { type Concordance, type Part, productCount, saying } from './concordance.ts';
import { type IdSet, idsSent, NO_IDS, without } from './id-set.ts';
import { longerWords } from './longer-words.ts';
import { memoized } from './memoize.ts';
import {
  brandsCalled,
  categoriesCalled,
  categoriesJust,
  categoriesNamed,
  categoriesShared,
  readNames,
} from './names.ts';
import type { Group } from './query-groups.ts';
import { openRanks } from './ranking.ts';
import { begunBy, correct, lookUp, present, readTerms, type State } from './vocabulary.ts';

type Db = Kysely<Schema>;

/** What depends on what is sold, and what on the synonyms: a change of one leaves remembered what is known of the other. */
export type Words = ReturnType<typeof openSold> & ReturnType<typeof openTerms>;

/** Words that are kept: with those that a search is joined to. */
const MANY_WORDS = 2000;

/** Any of several phrases. `inVocabulary`: one of them is a word of products. */
export type Phrases = { readonly query: string; readonly inVocabulary: boolean };
/** Of a characteristic, in thousandths of its base unit. */
export type Value = { readonly id: number; readonly numero: number };

export function openWords(db: Db, concordance: Concordance): Words {
  return { ...openSold(db, concordance), ...openTerms(db) };
}

export type WordsChanged = { readonly sold: boolean; readonly synonyms: boolean };

/** @param changed At least one of both. */
export function wordsAfter(db: Db, concordance: Concordance, before: Words, changed: WordsChanged): Words {
  const { terms } = before;
  if (!changed.sold) return { ...before, ...openTerms(db) };
  return { ...openWords(db, concordance), ...(!changed.synonyms && { terms }) };
}

function openTerms(db: Db) {
  return {
    terms: memoized(readTerms.bind(undefined, db)),
    /** Words of products and of terms. */
    corrections: memoized(correct.bind(undefined, db)),
  };
}

/** Queries are tsqueries as text. */
function openSold(db: Db, concordance: Concordance) {
  const names = memoized(readNames.bind(undefined, db));
  const stand = (part: Part) =>
    memoized(async (query: string) => (query === '' ? NO_IDS : saying(concordance, query, part)));
  const looking = {
    typing: batched((asked: readonly string[]) => lookUp(db, asked, 'typing')),
    typed: batched((asked: readonly string[]) => lookUp(db, asked, 'typed')),
  };
  return {
    lookUp: memoized(async (word: string, state: State) => looking[state](word), MANY_WORDS),
    begunBy: memoized(begunBy.bind(undefined, db)),
    present: memoized(present.bind(undefined, db)),
    phrases: memoized(batched(phrases.bind(undefined, db))),
    /** The values of a characteristic in the unit that searches reckon in, lowest first. */
    values: memoized(values.bind(undefined, db)),
    /** Categories whose whole name the words have. */
    categoriesNamed: memoized(async (text: string) =>
      categoriesNamed(await names(), await lexemesOf(db, text)),
    ),
    /** Those of several kinds whose name is all of these queries and nothing more. */
    categoriesJust: async (queries: readonly string[]) => categoriesJust(await names(), queries),
    inCategories: memoized(inCategories.bind(undefined, db)),
    categoriesCalled: async (queries: readonly string[], ids: readonly number[], count: number) =>
      categoriesCalled(await names(), queries, ids, count),
    categoriesShared: async (ofEach: readonly (readonly number[])[], count: number) =>
      categoriesShared(await names(), ofEach, count),
    brandsCalled: async (queries: readonly string[], count: number) =>
      brandsCalled(await names(), queries, count),
    longerWords: memoized(longerWords.bind(undefined, db)),
    /** Whether some product has the code, or one that begins with it. */
    isCode: memoized(isCode.bind(undefined, db)),
    coded: memoized(codedProducts.bind(undefined, db)),
    productCount: async () => productCount(concordance),
    /** Products that are called so, in their names, brands, categories or characteristics. */
    called: stand('called'),
    /** The same, or their descriptions say so. */
    described: stand('described'),
    /** Products in whose names it stands before what they are for. */
    headed: stand('headed'),
    /** Products whose names begin with it. */
    leading: stand('leading'),
    /** Products that come in a variant of another value too: refusing the value does not refuse them. */
    refusable: memoized(async (query: string) =>
      without(await withOtherVariants(db, query), saying(concordance, query, 'headed')),
    ),
    /** How far in front a query stands in what products are called, by product. */
    ranks: openRanks(db),
    /** Products whose signal goes one way, by their data sheets: what has a socket on one end is plugged in there. */
    oneWay: memoized(oneWay.bind(undefined, db)),
    /** Products with any of the values of a characteristic. */
    withValues: memoized(withValues.bind(undefined, db)),
  };
}

async function withValues(db: Db, chosen: readonly number[]): Promise<IdSet> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int4send(product_id), '') as ids
    from product_characteristics where value_id = any(${chosen}::int[])`.execute(db);
  return idsSent(rows[0]?.ids ?? null);
}

async function oneWay(db: Db): Promise<IdSet> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int4send(pc.product_id), '') as ids
    from characteristics c join characteristic_values cv on cv.characteristic_id = c.id
      join product_characteristics pc on pc.value_id = cv.id
    where c.codigo = 'direcional' and cv.label = 'Sim' or c.codigo = 'genero' and cv.label = 'Macho-fêmea'`.execute(
    db,
  );
  return idsSent(rows[0]?.ids ?? null);
}

async function withOtherVariants(db: Db, query: string): Promise<IdSet> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    with own as materialized (select id, search_vector(label) @@ ${query}::tsquery as said from attribute_values),
    choices as (
      select product_id from product_variants v join own on own.id = v.valor_id
      where exists (select 1 from own where said)
      group by product_id having bool_or(said) and not bool_and(said)
    )
    select string_agg(int4send(product_id), '' order by product_id) as ids from choices`.execute(db);
  return idsSent(rows[0]?.ids ?? null);
}

async function phrases(db: Db, groups: readonly Group[]): Promise<readonly Phrases[]> {
  // `offset 0` keeps the database from folding a phrase once for every word it is compared with.
  const { rows } = await sql<Phrases>`
    select search_query(phrases)::text as query, exists (
      select 1 from unnest(phrases) phrase
      cross join lateral (select regexp_match(search_query(array[phrase])::text, '^''([^'']+)''(:\\*)?$') as m offset 0) one
      join search_words w on w.products > 0 and case when m[2] is null
        then w.lexeme = m[1] else w.lexeme like m[1] || '%' end
    ) as "inVocabulary"
    from (select array(select jsonb_array_elements_text(asked)) as phrases, place
      from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality groups(asked, place) offset 0) groups
    order by place`.execute(db);
  return rows;
}

async function values(db: Db, codigo: string): Promise<readonly Value[]> {
  const { rows } = await sql<Value & { readonly unidade: string }>`
    select cv.id, cv.numero, c.unidade from characteristic_values cv join characteristics c on c.id = cv.characteristic_id
    where c.codigo = ${codigo} and cv.numero is not null order by cv.numero, cv.id`.execute(db);
  return rows.flatMap(({ id, numero, unidade }) => {
    const expected = inExpectedUnit(codigo, unidade, numero);
    return expected === undefined ? [] : [{ id, numero: Math.round(expected) }];
  });
}

/** The words of a text as PostgreSQL reads them. */
async function lexemesOf(db: Db, text: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ lexemes: readonly string[] }>`
    select tsvector_to_array(search_vector(${text})) as lexemes`.execute(db);
  return new Set(rows[0]?.lexemes);
}

async function inCategories(db: Db, ids: readonly number[]): Promise<IdSet> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(int4send(product_id), '') as ids
    from (select distinct product_id from product_categories where categoria_id = any(${ids}::int[])) inside`.execute(
    db,
  );
  return idsSent(rows[0]?.ids ?? null);
}
