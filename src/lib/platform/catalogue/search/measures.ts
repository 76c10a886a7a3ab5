/** Measures of a search as values of characteristics, and the nearest there are. */
import { MAX_INTEGER, type Range } from '#lib/domain/catalogue/listing-filters.ts';
import type { SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { both, type IdSet, isEmpty } from './id-set.ts';
import { type Demands, type MeasureDemand, matching } from './match.ts';
import type { Value, Words } from './words.ts';

export async function measureDemand(
  words: Words,
  { codigo, range, phrases }: SearchMeasure,
): Promise<MeasureDemand> {
  const [{ query }, values] = await Promise.all([words.phrases(phrases), words.values(codigo)]);
  const inRange = values.filter(({ numero }) => range.de <= numero && numero <= range.ate);
  const exact = range.ate === MAX_INTEGER ? inRange.filter(({ numero }) => numero === range.de) : [];
  return {
    query,
    values: inRange.map(({ id }) => id),
    reach: await reaching(words, codigo, range),
    exact: exact.map(({ id }) => id),
  };
}

/** So many times as far is still what somebody asks for who names a distance. */
const FAR = 3;

/** What is made for a distance serves for a shorter one: an extender of 100 m for 60. */
async function reaching(words: Words, codigo: string, { de, ate }: Range): Promise<readonly number[]> {
  if (codigo !== 'comprimento' || de !== ate) return [];
  const values = await words.values('alcance-maximo');
  return values.filter(({ numero }) => de < numero && numero <= FAR * de).map(({ id }) => id);
}

/** Next value above, which comes first, and below, of the first measure that is not there. */
export async function nearest(
  words: Words,
  text: Demands,
  asked: readonly SearchMeasure[],
  measures: readonly MeasureDemand[],
): Promise<Demands | undefined> {
  for (const [index, { codigo, range }] of asked.entries()) {
    const others = measures.filter((_, other) => other !== index);
    const demands = { ...text, measures: others };
    const isFree = others.length + text.main.length + text.whole.length === 0;
    const within = isFree ? undefined : await matching(words, demands);
    const values = await words.values(codigo);
    const above = values.filter(({ numero }) => numero > range.ate);
    const below = values.filter(({ numero }) => numero < range.de).toReversed();
    const first = await firstHad(words, above, within);
    const near = [...first, ...(await firstHad(words, below, within))];
    if (near.length > 0)
      return { ...demands, first, measures: [...others, { query: '', values: near, reach: [], exact: [] }] };
  }
  return undefined;
}

/** The first value that one of the products has, or any product at all. */
async function firstHad(
  words: Words,
  values: readonly Value[],
  products: IdSet | undefined,
): Promise<readonly number[]> {
  for (const { id } of values) {
    const having = await words.withValues([id]);
    if (!isEmpty(products ? both(having, products) : having)) return [id];
  }
  return [];
}
