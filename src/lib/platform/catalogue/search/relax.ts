/** Finds the strictest reading of a search that some product meets. */
import type { SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { type Group, joinNumber } from './groups.ts';
import { both, type IdSet, isEmpty } from './id-set.ts';
import { type Demands, type MeasureDemand, matching, NO_DEMANDS } from './match.ts';
import type { Value, Words } from './words.ts';

type Thing = { readonly query: string; readonly inMain: boolean; readonly inWhole: boolean };

/**
 * In this order: what products are called in their names and characteristics, what only descriptions say in the
 * descriptions; the first alone; all of it in the descriptions. Then the same with the nearest measure there is. Last,
 * the products that have most of the words.
 */
export async function relax(
  words: Words,
  groups: readonly Group[],
  asked: readonly SearchMeasure[],
): Promise<Demands> {
  const things = await Promise.all((await withNumbers(words, groups)).map((group) => thing(words, group)));
  const found = things.filter(({ inWhole }) => inWhole);
  const strong = found.filter(({ inMain }) => inMain).map(({ query }) => query);
  const weak = found.filter(({ inMain }) => !inMain).map(({ query }) => query);
  const measures = await Promise.all(asked.map((measure) => measureDemand(words, measure)));
  const categories = groups.length > 0 ? await words.categoriesNamed(groups.flat().join(' ')) : [];
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
  const exact = await firstMet(words, strict);
  if (exact) return exact;
  const text = await firstMet(words, texts);
  if (text ?? found.length === 0) {
    const near = await nearest(words, text ?? base, asked, measures);
    if (near) return near;
  }
  return text ?? (strong.length > 0 ? { ...base, most: strong } : NO_DEMANDS);
}

/** A number that some product has right after the word before it is no thing of its own. */
async function withNumbers(words: Words, groups: readonly Group[]): Promise<readonly Group[]> {
  const joined = await Promise.all(
    groups.map(async (group, index) => {
      const pair = joinNumber(groups[index - 1], group);
      return pair && (await thing(words, pair)).inWhole ? pair : undefined;
    }),
  );
  return groups.flatMap((group, index) => (joined[index + 1] ? [] : [joined[index] ?? group]));
}

async function thing(words: Words, group: Group): Promise<Thing> {
  const { query, inVocabulary } = await words.phrases(group);
  // The vocabulary answers for single words: one that many products have is slow to look up in them.
  const inMain = inVocabulary || !isEmpty(await words.called(query));
  return { query, inMain, inWhole: inVocabulary || !isEmpty(await words.described(query)) };
}

async function measureDemand(
  words: Words,
  { codigo, range, phrases }: SearchMeasure,
): Promise<MeasureDemand> {
  const [{ query }, values] = await Promise.all([words.phrases(phrases), words.values(codigo)]);
  const inRange = values.filter(({ numero }) => range.de <= numero && numero <= range.ate);
  return { query, values: inRange.map(({ id }) => id) };
}

async function firstMet(words: Words, choices: readonly Demands[]): Promise<Demands | undefined> {
  for (const choice of choices) if (!isEmpty(await matching(words, choice))) return choice;
  return undefined;
}

/** Next value below and above, of the first measure that is not there. */
async function nearest(
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
    const near = [...(await firstHad(words, above, within)), ...(await firstHad(words, below, within))];
    if (near.length > 0) return { ...demands, measures: [...others, { query: '', values: near }] };
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
