/** Finds the strictest reading of a search that some product meets. */
import { type Kysely, sql } from 'kysely';
import type { SearchMeasure } from '#lib/domain/search-query.ts';
import type { Schema } from '../../schema.ts';
import { type Group, joinNumber } from './groups.ts';
import { covered, type Demands, GENERIC, type MeasureDemand, meets, NO_DEMANDS, type Part } from './match.ts';

type Db = Kysely<Schema>;

type Thing = { readonly query: string; readonly inMain: boolean; readonly inWhole: boolean };

/**
 * In this order: what products are called in their names and characteristics, what only descriptions say in the
 * descriptions; the first alone; all of it in the descriptions. Then the same with the nearest measure there is. Last,
 * the products that have most of the words.
 */
export async function relax(
  db: Db,
  groups: readonly Group[],
  asked: readonly SearchMeasure[],
): Promise<Demands> {
  const found = (await things(db, await withNumbers(db, groups))).filter(({ inWhole }) => inWhole);
  const strong = found.filter(({ inMain }) => inMain).map(({ query }) => query);
  const weak = found.filter(({ inMain }) => !inMain).map(({ query }) => query);
  const measures = await Promise.all(asked.map((measure) => measureDemand(db, measure)));
  const categories = await namedCategories(db, groups);
  const base = { ...NO_DEMANDS, categories };
  const texts = [
    ...(weak.length > 0 ? [{ ...base, main: strong, whole: weak }] : []),
    ...(strong.length > 0 ? [{ ...base, main: strong }] : []),
    ...(found.length > 0 ? [{ ...base, whole: [...strong, ...weak] }] : []),
  ];
  const strict =
    measures.length > 0 && found.length === 0
      ? [{ ...base, measures }]
      : texts.map((text) => ({ ...text, measures }));
  const exact = await firstMet(db, strict);
  if (exact) return exact;
  const text = await firstMet(db, texts);
  if (text ?? found.length === 0) {
    const near = await nearest(db, text ?? base, asked, measures);
    if (near) return near;
  }
  return text ?? (await mostOf(db, strong, base));
}

/** A number that some product has right after the word before it is no thing of its own. */
async function withNumbers(db: Db, groups: readonly Group[]): Promise<readonly Group[]> {
  const joined = groups.map((group, index) => joinNumber(groups[index - 1], group));
  if (joined.every((group) => group === undefined)) return groups;
  const found = await things(
    db,
    joined.map((group) => group ?? []),
  );
  const holds = (index: number) => joined[index] !== undefined && (found[index]?.inWhole ?? false);
  return groups.flatMap((group, index) =>
    holds(index + 1) ? [] : [holds(index) ? (joined[index] ?? group) : group],
  );
}

async function things(db: Db, groups: readonly Group[]): Promise<readonly Thing[]> {
  if (groups.length === 0) return [];
  // The vocabulary answers for single words: it is small, and a word many products have is slow to look up in them.
  // `offset 0` keeps the database from folding a phrase once for every word it is compared with.
  const { rows } = await sql<Thing>`
    with asked as materialized (
      select place, search_query(phrases) as query, exists (
        select 1 from unnest(phrases) phrase
        cross join lateral (select regexp_match(search_query(array[phrase])::text, '^''([^'']+)''(:\\*)?$') as m offset 0) one
        join search_words w on w.products > 0 and case when m[2] is null
          then w.lexeme = m[1] else w.lexeme like m[1] || '%' end
      ) as named
      from (
        select place, array(select jsonb_array_elements_text(phrases)) as phrases
        from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality rows (phrases, place)
      ) asked
    )
    select query::text as query,
      case when named then true else exists (select 1 from search_documents where main @@ query) end as "inMain",
      case when named then true else exists (select 1 from search_details where whole @@ query) end as "inWhole"
    from asked order by place`.execute(db);
  return rows;
}

async function measureDemand(db: Db, { codigo, range, phrases }: SearchMeasure): Promise<MeasureDemand> {
  const { rows } = await sql<MeasureDemand>`
    select search_query(${phrases}::text[])::text as query, array(
      select cv.id from characteristic_values cv join characteristics c on c.id = cv.characteristic_id
      where c.codigo = ${codigo} and cv.numero between ${range.de} and ${range.ate}) as values`.execute(db);
  return rows[0] ?? { query: '', values: [] };
}

/** Those with the most words of all whose every word is asked for, the generic one apart. */
async function namedCategories(db: Db, groups: readonly Group[]): Promise<readonly number[]> {
  if (groups.length === 0) return [];
  // `offset 0` keeps the database from folding the text once for every category.
  const { rows } = await sql<{ id: number; words: number }>`
    select id, cardinality(words) as words from (
      select id, array_remove(tsvector_to_array(search_name), trim(both '''' from ${GENERIC})) as words from categories where ativo
    ) named
    cross join (select tsvector_to_array(search_vector(${groups.flat().join(' ')})) as asked offset 0) search
    where cardinality(words) > 0 and words <@ asked
    order by words desc`.execute(db);
  return rows.filter(({ words }) => words === rows[0]?.words).map(({ id }) => id);
}

async function firstMet(db: Db, choices: readonly Demands[]): Promise<Demands | undefined> {
  if (choices.length === 0) return undefined;
  const tests = choices.map(
    (choice, index) =>
      sql`when exists (select 1 from search_documents sd where ${meets(choice)}) then ${sql.lit(index)}`,
  );
  const { rows } = await sql<{ first: number | null }>`
    select case ${sql.join(tests, sql` `)} end as first`.execute(db);
  return choices[rows[0]?.first ?? -1];
}

/** Next value below and above, of the first measure that is not there. */
async function nearest(
  db: Db,
  text: Demands,
  asked: readonly SearchMeasure[],
  measures: readonly MeasureDemand[],
): Promise<Demands | undefined> {
  for (const [index, measure] of asked.entries()) {
    const others = measures.filter((_, other) => other !== index);
    const within =
      others.length + text.main.length + text.whole.length === 0
        ? sql`true`
        : meets({ ...text, measures: others });
    const { rows } = await sql<{ id: number }>`
      with had as (
        select cv.id, cv.numero from characteristic_values cv
        join characteristics c on c.id = cv.characteristic_id and c.codigo = ${measure.codigo}
        where exists (select 1 from product_characteristics pc join search_documents sd on sd.product_id = pc.product_id
          where pc.value_id = cv.id and ${within})
      )
      (select id from had where numero > ${measure.range.ate} order by numero limit 1)
      union all (select id from had where numero < ${measure.range.de} order by numero desc limit 1)`.execute(
      db,
    );
    if (rows.length > 0) {
      const near = { query: '', values: rows.map(({ id }) => id) };
      return { ...text, measures: [...others, near] };
    }
  }
  return undefined;
}

/** The words that are rare weigh more. */
async function mostOf(db: Db, queries: readonly string[], base: Demands): Promise<Demands> {
  if (queries.length === 0) return NO_DEMANDS;
  const { rows } = await sql<Part>`
    select query, ln(1 + (select count(*) from search_documents) / greatest(1.0, (
      select count(*) from search_documents where main @@ query::tsquery)))::real as weight
    from unnest(${queries}::text[]) query`.execute(db);
  const most = await sql<{ least: number }>`
    select max(${covered(rows)})::real as least from search_documents sd
    where ${meets({ ...base, coverage: { parts: rows, least: 0 } })}`.execute(db);
  // The sum is made of the same terms in the same order, in single precision; a hair below it is the same sum.
  return { ...base, coverage: { parts: rows, least: (most.rows[0]?.least ?? 0) * 0.9999 } };
}
