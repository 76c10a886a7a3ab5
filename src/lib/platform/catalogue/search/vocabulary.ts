/** What the shop knows of single words: whether it has them, what they are called elsewhere, what was meant by them. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { NUMBERS } from '#lib/domain/catalogue/numbers-in-words.ts';
import { termReadings } from '#lib/domain/catalogue/search-query.ts';
import { FUNCTION_WORDS } from '#lib/domain/catalogue/words-that-say-nothing.ts';
import { heardFrom, mayBeForm, mayMean, typingErrors } from '#lib/domain/kernel/typing.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type Word = {
  /** As `parseSearch` folds it. */
  readonly word: string;
  /** The same as a tsquery. */
  readonly query: string;
  /** In the singular, as texts and synonyms are folded. */
  readonly base: string;
  /** `de`, `para`: says nothing about a product. */
  readonly stop: boolean;
  /** Products are called so or in another form of it. */
  readonly inVocabulary: boolean;
  /** Products are called just so. */
  readonly exact: boolean;
  /** Other words have its stem, and none of them is a form of it. */
  readonly misleads: boolean;
  /** Words of products begin with it. */
  readonly begins: boolean;
};

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Letters that are enough for the beginning of a word: in the middle of typing, and after it. */
const MIN_PREFIX = { typing: 2, typed: 3 } as const;
const MAX_CORRECTIONS = 3;

type Looked = Omit<Word, 'inVocabulary' | 'misleads'> & {
  readonly forms: readonly string[];
};

export type State = keyof typeof MIN_PREFIX;

/** Of what products are called: nothing here depends on a synonym. */
export async function lookUp(db: Db, words: readonly string[], state: State): Promise<readonly Word[]> {
  const { rows } = await sql<Looked>`
    select word, query::text as query,
      ${baseOf(sql`word`)} as base,
      numnode(query) = 0 as stop,
      exists (select 1 from search_words w where w.word = asked.word and w.products > 0) as exact,
      array(select w.word from search_words w where w.products > 0 and w.lexeme = trim(both '''' from query::text) limit 20) as forms,
      length(word) >= ${MIN_PREFIX[state]} and (
        exists (select 1 from search_words w where starts_with(w.word, asked.word) and w.products > 0
          and (${state === 'typing'} or length(w.word) < 2 * length(asked.word)))
      ) as begins
    from (select word, search_query(array[word]) as query, place
      from unnest(${words}::text[]) with ordinality asked(word, place) offset 0) asked
    order by place`.execute(db);
  return rows.map(({ forms, ...looked }) => {
    const { exact, word } = looked;
    const hasForm = forms.some((form) => mayBeForm(word, form));
    return { ...looked, inVocabulary: exact || hasForm, misleads: !exact && !hasForm && forms.length > 0 };
  });
}

/** Which of these are words of products. */
export async function present(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where products > 0 and word = any(${words}::text[])`.execute(db);
  return rows.map(({ word }) => word);
}

/** The words of five letters or more that most products have. */
export async function commonestWords(db: Db, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where products > 0 and word ~ '^[a-z]{5,}$'
    order by products desc, word limit ${count}`.execute(db);
  return rows.map(({ word }) => word);
}

/** A word in the singular, as searches are read. */
function baseOf(word: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case when ${word} ~ '^[a-z]+$'
    then regexp_replace(trim(search_fold(${word})), '([a-z]{3}[rz])es?$', '\\1') else ${word} end`;
}

export type Terms = {
  /** By term as searches are read; a word that stands for several things has several meanings. */
  readonly synonyms: Synonyms;
  /** Terms that name what products are for: a television is not sold, what is used with one is. */
  readonly uses: ReadonlySet<string>;
  /** Addresses of the shop that whole searches lead to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Sentences that are shown above what is found, where a search has the term. */
  readonly hints: ReadonlyMap<string, string>;
  /** Of every kind, each way in which it may be typed. */
  readonly typed: readonly string[];
};

export async function readTerms(db: Db): Promise<Terms> {
  const rows = await termRows(db);
  const typed = await typedAs(
    db,
    rows.map(({ term }) => term),
  );
  const synonyms = new Map<string, string[]>();
  const uses = new Set<string>();
  const guides = { redirect: new Map<string, string>(), hint: new Map<string, string>() };
  for (const { term: named, meaning, kind } of rows) {
    for (const term of typed.get(named) ?? []) {
      if (kind === 'redirect' || kind === 'hint') guides[kind].set(term, meaning);
      else synonyms.set(term, [...(synonyms.get(term) ?? []), meaning]);
      if (kind === 'use') uses.add(term);
    }
  }
  const { redirect: redirects, hint: hints } = guides;
  return { synonyms, uses, redirects, hints, typed: [...new Set([...typed.values()].flat())] };
}

type TermRow = Pick<Selectable<Schema['search_synonyms']>, 'term' | 'meaning' | 'kind'>;

/** As one value: a driver takes three times as long over a row for each. */
async function termRows(db: Db) {
  const { rows } = await sql<{ all: readonly TermRow[] }>`
    select coalesce(json_agg(json_build_object('term', term, 'meaning', meaning, 'kind', kind) order by id), '[]') as all
    from search_synonyms`.execute(db);
  return rows.flatMap(({ all }) => all);
}

/** "tres cores" is also typed "3 cores"; a number alone is no name of anything. */
function inDigits(reading: string): string {
  const words = wordsIn(reading);
  return words.length < 2 ? reading : words.map((word) => String(NUMBERS[word] ?? word)).join(' ');
}

/** More than the terms of a shop. How a term may be typed depends on no product and no other term. */
const KEPT_TERMS = 5000;

const TYPED = new Map<string, readonly string[]>();

/** Each way in which a search may say them. A measure is asked for in the plural: `100 ohms`. */
async function typedAs(db: Db, terms: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  // Read before anything is awaited: somebody else may empty the map.
  const typed = new Map(terms.map((term) => [term, TYPED.get(term)]));
  const unread = [...typed].flatMap(([term, known]) => (known ? [] : [{ term, readings: readingsOf(term) }]));
  const bases = await basesOf(db, [...new Set(unread.flatMap(({ readings }) => readings.flatMap(wordsIn)))]);
  const singular = (reading: string) =>
    wordsIn(reading)
      .map((word) => (FUNCTION_WORDS.has(word) ? word : (bases.get(word) ?? word)))
      .join(' ');
  if (TYPED.size + unread.length > KEPT_TERMS) TYPED.clear();
  for (const { term, readings } of unread) {
    const ways = [...new Set([...readings, ...readings.map(singular)])];
    typed.set(term, ways);
    TYPED.set(term, ways);
  }
  return new Map([...typed].map(([term, ways = []]) => [term, ways]));
}

function readingsOf(term: string): readonly string[] {
  const readings = termReadings(term);
  return [...new Set([...readings, ...readings.map(inDigits)])];
}

function wordsIn(reading: string): readonly string[] {
  return reading.split(' ');
}

async function basesOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; base: string }>`
    select word, ${baseOf(sql`word`)} as base from unnest(${words}::text[]) word`.execute(db);
  return new Map(rows.map(({ word, base }) => [word, base]));
}

/**
 * Words of the vocabulary that differ from an unknown one by few typing errors. Trigrams find the likely ones; two
 * letters swapped share few trigrams and all letters. Nearest first, as texts write them.
 */
export async function correct(db: Db, asked: string): Promise<readonly string[]> {
  const { rows } = await sql<Near>`
    select word, shown, products from search_words
    where word % ${asked} or letters = ${[...asked].toSorted().join('')}
      or (length(${asked}) between 5 and 14 and left(${consonants(sql`word`)}, 2) = left(${consonants(sql`${heardFrom(asked)}::text`)}, 2) and abs(length(word) - length(${asked})) <= 3)
      or (length(${asked}) < 6 and left(word, 1) = left(${asked}, 1) and abs(length(word) - length(${asked})) <= 1)`.execute(
    db,
  );
  const near = rows
    .filter(({ word }) => word !== asked && mayMean(asked, word))
    .map((row) => ({ ...row, errors: typingErrors(asked, row.word) }));
  return nearest(near);
}

/** What is heard of a word in its consonants, one letter for those that sound alike. */
function consonants(word: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(${word}, 'cqzxaeiouywh', 'kkss')`;
}

/** Words of products that begin nearly so, for the middle of typing: `otic` for `óptico`. One of each stem. */
export async function begunBy(db: Db, asked: string): Promise<readonly string[]> {
  const { rows } = await sql<Near & { lexeme: string }>`
    select distinct on (lexeme) word, shown, products, lexeme from search_words
    where products > 0 and left(word, 1) = left(${asked}, 1) and length(word) > length(${asked})
    order by lexeme, products desc`.execute(db);
  return nearest(
    rows.flatMap((row) => {
      const beginnings = [-1, 0, 1]
        .map((more) => row.word.slice(0, asked.length + more))
        .filter((beginning) => mayMean(asked, beginning));
      const errors = Math.min(...beginnings.map((beginning) => typingErrors(asked, beginning)));
      return beginnings.length > 0 ? [{ ...row, errors }] : [];
    }),
  );
}

type Near = { readonly word: string; readonly shown: string; readonly products: number };

/** Those with the fewest errors, the commonest first. */
function nearest(near: readonly (Near & { readonly errors: number })[]): readonly string[] {
  const sorted = near.toSorted(
    (a, b) => a.errors - b.errors || b.products - a.products || (a.word < b.word ? -1 : 1),
  );
  const fewest = sorted.filter(({ errors }) => errors === sorted[0]?.errors);
  // What products are called before what somebody may say for it.
  const sold = fewest.filter(({ products }) => products > 0);
  return (sold.length > 0 ? sold : fewest).slice(0, MAX_CORRECTIONS).map(({ shown }) => shown);
}
