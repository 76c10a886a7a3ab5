/** Finds the strictest reading of a search that some product meets, and says what it left out. */
import type { SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { NUMBERS } from '#lib/domain/catalogue/search-spelling.ts';
import { type Asked, type Group, isLetter, joinCount, joinNumber } from './groups.ts';
import { both, type IdSet, isEmpty, NO_IDS, size } from './id-set.ts';
import { type Demands, type MeasureDemand, matching, NO_DEMANDS } from './match.ts';
import { measureDemand, nearest } from './measures.ts';
import { GENERIC } from './tsquery.ts';
import { narrowUses, withoutImplied } from './uses.ts';
import type { Words } from './words.ts';

export type Relaxed = {
  readonly demands: Demands;
  readonly without: readonly string[];
  readonly things: readonly Thing[];
};

/** Something asked for, and where it stands. */
export type Thing = Asked & {
  readonly query: string;
  readonly inMain: boolean;
  readonly inWhole: boolean;
};

/**
 * In this order: what products are called in their names and characteristics, what only descriptions say in the
 * descriptions; the first alone; without colours; the head of the search with the rest in descriptions. Then the same with
 * the nearest measure there is. Last, the products that have most of the words.
 */
export async function relax(
  words: Words,
  asked: readonly Asked[],
  measuresAsked: readonly SearchMeasure[],
): Promise<Relaxed> {
  const things = await Promise.all((await withNumbers(words, asked)).map((one) => thing(words, one)));
  const measures = await Promise.all(measuresAsked.map((measure) => measureDemand(words, measure)));
  const known = things.filter(({ unknown, inWhole }) => inWhole && !unknown);
  const head = await headOf(words, known);
  const said = withoutImplied(await withoutGeneric(words, known, head));
  const found = await Promise.all(
    narrowUses(said).map((one, at) => (one === said[at] ? one : thing(words, one))),
  );
  const called = found.filter(({ use }) => !use).flatMap(({ group }) => group);
  const categories = called.length > 0 ? await words.categoriesNamed(called.join(' ')) : [];
  const base: Demands = {
    ...NO_DEMANDS,
    categories,
    head: head?.query ?? '',
    denied: found.flatMap(denialOf),
    unranked: found.filter(({ use }) => use).map(({ query }) => query),
    ...(await directionOf(words, found)),
  };
  const demands = await strictest(words, { base, found, head, measures, asked: measuresAsked });
  const told = things.filter((one) => said.includes(one) || !known.includes(one) || one.query !== GENERIC);
  const missing = await leftOut(words, demands, told, measuresAsked, measures);
  const left = [...demands.main, ...demands.whole, ...demands.most.map(({ query }) => query)];
  const dropped = found.filter(({ query }) => !left.includes(query)).map(({ typed }) => typed);
  const without = missing.map(({ typed }) => typed);
  if (!(await fitsEverything(words, left, demands.measures, missing, dropped.length > 0))) {
    return { demands, without, things };
  }
  return { demands: NO_DEMANDS, without: [...new Set([...without, ...dropped])], things };
}

type Wanted = {
  readonly base: Demands;
  readonly found: readonly Thing[];
  readonly head: Thing | undefined;
  readonly measures: readonly MeasureDemand[];
  readonly asked: readonly SearchMeasure[];
};

async function strictest(words: Words, { base, found, head, measures, asked }: Wanted): Promise<Demands> {
  const queries = (things: readonly Thing[]) => things.map(({ query }) => query);
  const strong = found.filter(({ inMain }) => inMain);
  const weak = queries(found.filter(({ inMain }) => !inMain));
  const plain = strong.filter(({ colour }) => !colour);
  const others = found.filter((one) => one !== head && !one.colour);
  const named = await inNames(words, plain);
  const texts: readonly Demands[] = [
    ...(weak.length > 0 ? [{ ...base, main: queries(strong), whole: weak }] : []),
    ...(strong.length > 0 ? [{ ...base, main: queries(strong) }] : []),
    ...(plain.length > 0 && plain.length < strong.length ? [{ ...base, main: queries(plain) }] : []),
    ...(named.some(({ query }) => query !== GENERIC) && named.length < plain.length
      ? [{ ...base, main: queries(named) }]
      : []),
    ...(head && head.query !== GENERIC && others.length > 0
      ? [{ ...base, main: [head.query], whole: queries(others) }]
      : []),
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
  if (text) return text;
  const most = await Promise.all(
    found.map(async (one) => ({ query: one.query, weight: await weightOf(words, one, head) })),
  );
  if (most.length === 0) return NO_DEMANDS;
  const measured = { ...base, most, measures };
  const unmeasured = { ...base, most };
  if (isEmpty(await matching(words, measured))) return unmeasured;
  // What it is counts for more than how long it is.
  const [kept, freed] = await Promise.all(
    [measured, unmeasured].map((demands) => missedBy(words, demands, found)),
  );
  return (kept ?? 0) <= (freed ?? 0) ? measured : unmeasured;
}

/** Share of all products that a word has which says nothing of what is looked for. */
const EVERYTHING_SHARE = 0.6;

/**
 * Of a "cabo sata", cables are left, which is all of a shop: no neighbour of what was asked for. Without a colour alone, things of the
 * length asked for are.
 */
async function fitsEverything(
  words: Words,
  left: readonly string[],
  measures: readonly MeasureDemand[],
  missing: readonly Missing[],
  dropped: boolean,
): Promise<boolean> {
  if ((missing.length === 0 && !dropped) || left.length === 0) return false;
  if (measures.length > 0 && !missing.some(({ isThing }) => isThing)) return false;
  const enough = EVERYTHING_SHARE * (await words.productCount());
  const sets = await Promise.all(left.map(words.described));
  return sets.every((set) => size(set) > enough);
}

/** What names of products begin or go on with: what only data sheets say ("curto") is left out before those. */
async function inNames(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const headed = await Promise.all(things.map(({ query }) => words.headed(query)));
  return things.filter((_, index) => !isEmpty(headed[index] ?? NO_IDS));
}

/** What a thing is counts for more than what it is for, and both for more than its colour. */
async function weightOf(words: Words, { query, colour }: Thing, head: Thing | undefined): Promise<number> {
  if (query === head?.query && query !== GENERIC) return 3;
  if (colour) return 0.2;
  return isEmpty(await words.headed(query)) ? 0.5 : 1;
}

/** The first thing that names of products begin with: `emenda de cabo hdmi` is an "emenda". */
async function headOf(words: Words, things: readonly Thing[]): Promise<Thing | undefined> {
  for (const one of things) if (!one.aim && !isEmpty(await words.leading(one.query))) return one;
  return undefined;
}

/** Share of all products above which a word tells none from another. */
const GENERIC_SHARE = 0.4;

/** Of an "emenda de cabo", the word cable says nothing: most of a shop is called so. */
async function withoutGeneric(
  words: Words,
  things: readonly Thing[],
  head: Thing | undefined,
): Promise<readonly Thing[]> {
  if (!head || things.length < 2) return things;
  const enough = GENERIC_SHARE * (await words.productCount());
  const isGeneric = await Promise.all(
    things.map(
      async (one) => one !== head && one.query === GENERIC && size(await words.called(one.query)) > enough,
    ),
  );
  return things.filter((_, index) => !isGeneric[index]);
}

/** Names of a thing that are tried in a direction. */
const MANY = 4;

/** `vga para hdmi`: names have the one before what they are for, and not the other. */
async function directionOf(
  words: Words,
  things: readonly Thing[],
): Promise<Pick<Demands, 'from' | 'to' | 'way' | 'back'>> {
  const headed = await Promise.all(things.map(async ({ query }) => !isEmpty(await words.headed(query))));
  const aim = things.findIndex((one) => one.aim);
  const [from, to] = [things[aim - 1], things[aim]];
  // A cable leads from nothing by itself: "cabo para TV" is any that has to do with one.
  if (!from || !to || from.query === GENERIC || !headed[aim - 1] || !headed[aim]) return NO_WAY;
  const [{ query: way }, { query: back }] = await Promise.all([
    words.phrases(ways(from.group, to.group)),
    words.phrases(ways(to.group, from.group)),
  ]);
  return { from: from.query, to: to.query, way, back };
}

const NO_WAY = { from: '', to: '', way: '', back: '' };

function ways(from: Group, to: Group): readonly string[] {
  return from.slice(0, MANY).flatMap((one) => to.slice(0, MANY).map((other) => `${one} para ${other}`));
}

/** A number that some product has right beside a word is no thing of its own. */
async function withNumbers(words: Words, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const isSaid = async (group: Group | undefined) =>
    group !== undefined && !isEmpty(await words.described((await words.phrases(group)).query));
  const joined: Asked[] = [];
  for (let index = 0; index < asked.length; index++) {
    const one = asked[index];
    if (!one) continue;
    const before = joined.at(-1);
    const after = asked[index + 1];
    const version = joinNumber(before?.group, one.group);
    const isWhole = /^\d+$/.test(one.group[0] ?? '');
    const count = joinCount(one.group, after?.group);
    const twice =
      before && before.group[0] === one.group[0]
        ? [`${one.group[0]} ${one.group[0]}`, `${one.group[0]} para ${one.group[0]}`]
        : undefined;
    // "duas TVs": how many somebody has.
    if (isWhole && after?.use) continue;
    const counted = isWhole && after && count && (await isSaid(count));
    if (!counted && before && version && (await isSaid(version))) {
      joined.splice(-1, 1, { ...before, group: version, typed: `${before.typed} ${one.typed}` });
    } else if (counted) {
      joined.push({ ...after, group: count, typed: `${one.typed} ${after.typed}` });
      index += 1;
    } else if (before && twice && (await isSaid(twice))) {
      joined.splice(-1, 1, { ...before, group: twice });
    } else if (!isLetter(one.group) && !isSpeltNumber(one)) joined.push(one);
  }
  return joined;
}

/** What says that it is without: "Sem conector" is `semconector` (migration 0090). */
function denialOf({ group: [own = ''], query }: Thing): readonly string[] {
  const stem = /^'([a-z]+)'/.exec(query)?.[1];
  return stem !== undefined && /^[a-z]{4,}$/.test(own) && !own.startsWith('sem') ? [`'sem${stem}'`] : [];
}

/** Of "dois cabos" the number says nothing, unless products are called so. */
function isSpeltNumber({ typed }: Asked): boolean {
  return typed in NUMBERS;
}

async function thing(words: Words, asked: Asked): Promise<Thing> {
  if (asked.unknown) return { ...asked, query: '', inMain: false, inWhole: false };
  const { query, inVocabulary } = await words.phrases(asked.group);
  // The vocabulary answers for single words: one that many products have is slow to look up in them.
  const inMain = inVocabulary || !isEmpty(await words.called(query));
  return { ...asked, query, inMain, inWhole: inVocabulary || !isEmpty(await words.described(query)) };
}

async function firstMet(words: Words, choices: readonly Demands[]): Promise<Demands | undefined> {
  for (const choice of choices) if (!isEmpty(await matching(words, choice))) return choice;
  return undefined;
}

/** How many of the things no product that meets the demands is called. */
async function missedBy(words: Words, demands: Demands, things: readonly Thing[]): Promise<number> {
  const ids = await matching(words, demands);
  const called = await Promise.all(things.map(({ query }) => words.called(query)));
  return called.filter((set) => isEmpty(both(ids, set))).length;
}

/** Names a kind of thing that is sold: of a "projetor 4k" no word does, "4k" stands in no category's name. */
async function saysKind(words: Words, { use, query }: Thing): Promise<boolean> {
  if (use || query === GENERIC || query === '') return false;
  if (!isEmpty(await words.leading(query))) return true;
  return (await words.categoriesCalled([query], [], 1)).length > 0;
}

type Missing = { readonly typed: string; readonly isThing: boolean };

/** What none of the products found is called, and measures that none of them has. */
async function leftOut(
  words: Words,
  demands: Demands,
  things: readonly Thing[],
  asked: readonly SearchMeasure[],
  measures: readonly MeasureDemand[],
): Promise<readonly Missing[]> {
  const found = await matching(words, demands);
  const isMissing = async (set: Promise<IdSet>) => isEmpty(both(found, await set));
  const missing = await Promise.all(
    things.map(({ query, inMain, unknown }) => unknown || !inMain || isMissing(words.called(query))),
  );
  const kinds = await Promise.all(things.map((one) => saysKind(words, one)));
  const onlyUses = things.every(({ unknown }, index) => unknown || !kinds[index]);
  const aims =
    onlyUses && things.every(({ query }) => query !== GENERIC) ? things.filter(({ use }) => use) : [];
  const unmet = measures.map((measure) => !demands.measures.includes(measure));
  return [
    ...things
      .filter((one, index) => missing[index] || aims.includes(one))
      .map(({ typed, colour }) => ({ typed, isThing: !colour })),
    ...asked.filter((_, index) => unmet[index]).map(({ typed }) => ({ typed, isThing: false })),
  ];
}
