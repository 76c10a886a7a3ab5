/** What the shop knows of single words: whether it has them, what they are called elsewhere, what was meant by them. */
import { type Kysely, sql } from 'kysely';
import { toleratedErrors, typingErrors } from '#lib/domain/typing.ts';
import type { Schema } from '../../schema.ts';

type Db = Kysely<Schema>;

export type Word = {
  /** As `parseSearch` folds it. */
  readonly word: string;
  /** In the singular, as texts and synonyms are folded. */
  readonly base: string;
  /** `de`, `para`: says nothing about a product. */
  readonly stop: boolean;
  /** Some product has it, or some synonym. */
  readonly known: boolean;
  /** Words of products begin with it. */
  readonly begins: boolean;
};

export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words meant by a typing error, nearest first, as texts write them. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** Letters that are enough for the beginning of a word: in the middle of typing, and after it. */
const MIN_PREFIX = { typing: 2, typed: 3 } as const;
const MAX_CORRECTIONS = 3;

export async function lookUp(
  db: Db,
  words: readonly string[],
  state: keyof typeof MIN_PREFIX,
): Promise<ReadonlyMap<string, Word>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Word>`
    with asked as materialized (
      select word, search_query(array[word]) as query from unnest(${words}::text[]) word
    )
    select word, case when word ~ '^[a-z]+$' then trim(search_fold(word)) else word end as base,
      numnode(query) = 0 as stop,
      case
        when exists (select 1 from search_words w where w.word = asked.word) then true
        when exists (select 1 from search_words w where w.lexeme = trim(both '''' from query::text)) then true
        else exists (select 1 from search_details where whole @@ query)
      end as known,
      length(word) >= ${MIN_PREFIX[state]}
        and exists (select 1 from search_words w where starts_with(w.word, asked.word)) as begins
    from asked`.execute(db);
  return new Map(rows.map((row) => [row.word, row]));
}

/** By folded term; a word that stands for several things has several meanings. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const { rows } = await sql<{ term: string; meanings: readonly string[] }>`
    select folded as term, array_agg(meaning order by id) as meanings
    from search_synonyms group by 1`.execute(db);
  return new Map(rows.map(({ term, meanings }) => [term, meanings]));
}

/**
 * Words of the vocabulary that differ from an unknown one by few typing errors. Trigrams find the likely ones; two
 * letters swapped share few trigrams and all letters.
 */
export async function correct(db: Db, words: readonly string[]): Promise<Corrections> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ asked: string; word: string; shown: string; products: number }>`
    select asked, word, shown, products from unnest(${words}::text[]) asked
    join search_words on word % asked
      or letters = (select string_agg(letter, '' order by letter) from string_to_table(asked, null) letter)
      or (length(asked) < 6 and left(word, 1) = left(asked, 1) and abs(length(word) - length(asked)) <= 1)`.execute(
    db,
  );
  return new Map(
    words.map((asked) => {
      const near = rows
        .filter((row) => row.asked === asked)
        .map((row) => ({ ...row, errors: typingErrors(asked, row.word) }))
        .filter(({ errors }) => errors > 0 && errors <= toleratedErrors(asked.length))
        .sort((a, b) => a.errors - b.errors || b.products - a.products || (a.word < b.word ? -1 : 1));
      const nearest = near.filter(({ errors }) => errors === near[0]?.errors);
      return [asked, nearest.slice(0, MAX_CORRECTIONS).map(({ shown }) => shown)];
    }),
  );
}
