/** Finds the strictest reading of a search that some product meets, and says what it left out. */
import type { SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { directionOf, leadsNowhere, wayOf, withLeads, withoutTwins } from './direction.ts';
import { gendersIn, isOtherGender } from './gender.ts';
import { both, isEmpty, NO_IDS, size } from './id-set.ts';
import { fitsEverything, isByTheWay, leftOut } from './left-out.ts';
import { type Demands, type MeasureDemand, matching, NO_DEMANDS } from './match.ts';
import { measureDemand, nearest } from './measures.ts';
import { metUses } from './met-uses.ts';
import { PACKS, withNumbers } from './numbers.ts';
import type { Asked } from './query-groups.ts';
import { denialOf, refusedOf } from './refused.ts';
import { type Thing, thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
import { deviceOf, isLoose, narrowUses, withoutImplied, withSaidUses } from './uses.ts';
import { withoutMakers, withoutNoise, withoutVerbs } from './verbs.ts';
import { wholeCategories } from './whole-categories.ts';
import type { Words } from './words.ts';

export type StrictestReading = {
  readonly demands: Demands;
  readonly without: readonly string[];
  /** How much is missing, with what is not told of: a device beside what is used with it. */
  readonly missed: number;
  readonly things: readonly Thing[];
  /** What no product may be called, as it was read: `sem azul`. */
  readonly refused: readonly string[];
};

/**
 * In this order: what products are called in their names and characteristics, what only descriptions say in the
 * descriptions; the first alone; without colours; the head of the search with the rest in descriptions. Then the same with
 * the nearest measure there is. Last, the products that have most of the words.
 */
export async function strictestReading(
  words: Words,
  asked: readonly Asked[],
  measuresAsked: readonly SearchMeasure[],
  measuresRefused: readonly SearchMeasure[] = [],
): Promise<StrictestReading> {
  const read = await Promise.all((await withNumbers(words, asked)).map((one) => thing(words, one)));
  const telling = await withoutMakers(words, await withoutVerbs(words, read));
  const all = withSaidUses(await withoutNoise(words, telling));
  const refused = await refusedOf(words, all);
  const things = all.filter((one) => !refused.has(one) && !one.preferred);
  const preferred = all.filter((one) => one.preferred).map(({ query }) => query);
  const measures = await Promise.all(measuresAsked.map((measure) => measureDemand(words, measure)));
  const known = things.filter(({ unknown, inWhole }) => inWhole && !unknown);
  const head = await headOf(words, known);
  const said = withoutImplied(await withoutGeneric(words, known, head));
  const narrowed = await Promise.all(
    narrowUses(said).map((one, at) => (one === said[at] ? one : thing(words, one))),
  );
  const { things: met, unserved } = await metUses(words, narrowed, measures);
  const found = withoutTwins(met);
  const called = found.filter((one) => !isLoose(one)).flatMap(({ group }) => group);
  const categories = called.length > 0 ? await words.categoriesNamed(called.join(' ')) : [];
  const direction = await directionOf(words, found);
  const base: Demands = {
    ...NO_DEMANDS,
    categories,
    head: head?.query ?? '',
    denied: found.flatMap(denialOf),
    gendered: await gendersIn(words, found),
    refused: [...refused.values()].filter((query) => query !== ''),
    refusedMeasures: await Promise.all(measuresRefused.map((measure) => measureDemand(words, measure))),
    unranked: found
      .filter((one, at) => isLoose(one) && !(direction.from !== '' && one.aim && !found[at - 1]?.use))
      .map(({ query }) => query),
    ...direction,
    straight: direction.way === '' && (await isStraight(words, found)),
    doubled: found.length < met.length,
    device: deviceOf(found),
    way: [direction.way, ...preferred].filter((query) => query !== '').join(' | '),
  };
  const whole = direction.way === '' ? await wholeCategories(words, found, measures) : undefined;
  const led = head && withLeads(head, direction.way);
  const wanted = {
    ...{ base, measures, asked: measuresAsked, head: led },
    found: found.map((one) => (led && one === head ? led : one)),
  };
  const strict = whole ?? (await withWay(words, wanted, await strictest(words, wanted)));
  const free = await withoutRefusals(words, wanted, strict);
  const demands = free ?? strict;
  const refusals = [
    ...[...refused.keys()].map(({ typed }) => typed),
    ...measuresRefused.map(({ typed }) => `sem ${typed}`),
  ];
  const named = things.filter((one) => one.query !== GENERIC || demands.main.includes(GENERIC));
  const isCable = things.some(({ query }) => query === GENERIC);
  const missing = await leftOut(words, demands, { things: named, isCable, asked: measuresAsked, measures });
  const left = [...demands.main, ...demands.whole, ...demands.most.map(({ query }) => query)];
  const dropped = wanted.found.filter(({ query }) => !left.includes(query)).map(({ typed }) => typed);
  // Of "XLR macho para P10" all words are sold, and not together.
  const isOther =
    demands.gendered.length > 0 &&
    (await isOtherGender(words, await matching(words, demands), demands.gendered));
  const ungendered = isOther
    ? [found.map(({ typed, aim }) => (aim ? `para ${typed}` : typed)).join(' ')]
    : [];
  const told = ungendered.length > 0 ? [] : missing.filter(({ isTold }) => isTold).map(({ typed }) => typed);
  const way = wayOf(found);
  const isWayTold =
    direction.from !== '' && way && told.length > 0 && told.every((one) => way.ends.includes(one));
  const isUnled = isWayTold || (told.length === 0 && (await leadsNowhere(words, demands)));
  // Of "VGA para DisplayPort" the shop has either: what it lacks is the way.
  const untold = [...(isWayTold ? [] : told), ...(isUnled && way ? [way.typed] : [])];
  const others = [...unserved.map(({ typed }) => typed), ...ungendered];
  const without = [...new Set([...untold, ...others]), ...(free ? refusals : [])];
  const isVague =
    (await fitsEverything(words, left, demands.measures, missing, dropped.length > 0)) ||
    (await isByTheWay(words, demands, named, told));
  if (!isVague) {
    return { demands, without, missed: missing.length, things: all, refused: free ? [] : refusals };
  }
  const everything = [...new Set([...missing.map(({ typed }) => typed), ...without, ...dropped])];
  return { demands: NO_DEMANDS, without: everything, missed: everything.length, things: all, refused: [] };
}

/** One thing that is sold, and neither what it leads to nor what it is for. */
async function isStraight(words: Words, things: readonly Thing[]): Promise<boolean> {
  if (things.some(({ use, aim }) => use || aim)) return false;
  const named = await inNames(words, things);
  return named.filter(({ query, colour }) => query !== GENERIC && !colour).length === 1;
}

type Wanted = {
  readonly base: Demands;
  readonly found: readonly Thing[];
  readonly head: Thing | undefined;
  readonly measures: readonly MeasureDemand[];
  readonly asked: readonly SearchMeasure[];
};

/** Of a "cabo DP para HDMI" a converter is nearer than a cable that leads there from elsewhere. */
async function withWay(words: Words, wanted: Wanted, strict: Demands): Promise<Demands> {
  const { base, found, measures, asked } = wanted;
  const others = found.filter(({ query }) => query !== GENERIC);
  if (base.way === '' || (base.from === '' && others.length === found.length)) return strict;
  const leads = async (demands: Demands) =>
    !isEmpty(both(await matching(words, demands), await words.called(base.way)));
  if (await leads(strict)) return strict;
  const free = others.length < found.length && (await strictest(words, { ...wanted, found: others }));
  if (free && (await leads(free))) return free;
  if (base.from === '') return strict;
  // Nor is one of the length asked for nearer than the next length of what leads that way.
  const led = { ...base, main: [...others.map(({ query }) => query), base.way] };
  return (await nearest(words, led, asked, measures)) ?? strict;
}

/** Where all that answers is refused, it is shown rather than what was not asked for. */
async function withoutRefusals(words: Words, wanted: Wanted, strict: Demands): Promise<Demands | undefined> {
  const { base, found } = wanted;
  if (base.refused.length + base.refusedMeasures.length === 0) return undefined;
  const free = await strictest(words, { ...wanted, base: { ...base, refused: [], refusedMeasures: [] } });
  const [kept, freed] = await Promise.all([strict, free].map((one) => missedBy(words, one, found)));
  return (freed ?? 0) < (kept ?? 0) ? free : undefined;
}

async function strictest(words: Words, wanted: Wanted): Promise<Demands> {
  const { base, found, measures, asked } = wanted;
  const texts = await textDemands(words, wanted);
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
  return mostOf(words, wanted);
}

/** What the words ask for, the strictest first: all in their place, then less and less of it. */
async function textDemands(words: Words, { base, found, head }: Wanted): Promise<readonly Demands[]> {
  const queries = (things: readonly Thing[]) => things.map(({ query }) => query);
  const strong = found.filter(({ inMain }) => inMain);
  const weak = queries(found.filter(({ inMain }) => !inMain));
  const plain = strong.filter(({ colour }) => !colour);
  const telling = strong.filter((one) => !saysLittle(one));
  const others = found.filter((one) => one !== head && !one.colour);
  const named = withoutLooks(await inNames(words, plain), plain);
  const isFewer = (some: readonly Thing[], all: readonly Thing[]) =>
    some.length > 0 && some.length < all.length;
  const isNarrow = weak.length > 0 && (await isFew(words, strong));
  return [
    ...(isNarrow ? [{ ...base, main: queries(strong), hinted: weak }] : []),
    ...(weak.length > 0 ? [{ ...base, main: queries(strong), whole: weak }] : []),
    ...(strong.length > 0 ? [{ ...base, main: queries(strong) }] : []),
    ...(isFewer(telling, strong) ? [{ ...base, main: queries(telling) }] : []),
    ...(isFewer(plain, strong) ? [{ ...base, main: queries(plain) }] : []),
    ...(isFewer(named, plain) && named.some(({ query }) => query !== GENERIC)
      ? [{ ...base, main: queries(named) }]
      : []),
    ...(head && head.query !== GENERIC && others.length > 0
      ? [{ ...base, main: [head.query], whole: queries(others) }]
      : []),
  ];
}

/** Share of all products below which what only descriptions say puts them in order, and leaves none out. */
const FEW_SHARE = 0.25;

async function isFew(words: Words, things: readonly Thing[]): Promise<boolean> {
  if (things.every(({ use, query }) => use || query === GENERIC)) return false;
  const found = size((await Promise.all(things.map(({ query }) => words.called(query)))).reduce(both));
  return found > 0 && found <= FEW_SHARE * (await words.productCount());
}

/** Where no product has all of it: those that have most. */
async function mostOf(words: Words, { base, found, head, measures }: Wanted): Promise<Demands> {
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

/** A cable, a kit, or so many of something: left out before anything else is. */
function saysLittle({ query, typed, group: [own = ''] }: Thing): boolean {
  return query === GENERIC || PACKS.has(typed) || /^\d+$/.test(own);
}

/** What names of products begin or go on with: what only data sheets say ("curto") is left out before those. */
async function inNames(words: Words, things: readonly Thing[]): Promise<readonly Thing[]> {
  const headed = await Promise.all(things.map(({ query }) => words.headed(query)));
  return things.filter((_, index) => !isEmpty(headed[index] ?? NO_IDS));
}

/** A shape, by what it is called in degrees. */
const SHAPE = /^\d+ graus$/;

/** Of a "cabo de baixo em L" a shape alone is not what is left, but what is used with the device. */
function withoutLooks(named: readonly Thing[], all: readonly Thing[]): readonly Thing[] {
  const isShape = ({ query, group }: Thing) => query === GENERIC || group.some((name) => SHAPE.test(name));
  return all.some((one) => one.use && !named.includes(one)) && named.every(isShape) ? [] : named;
}

/** What a thing is counts for more than what it is for, and both for more than its colour. */
async function weightOf(
  words: Words,
  { query, colour, use }: Thing,
  head: Thing | undefined,
): Promise<number> {
  if (query === head?.query && query !== GENERIC) return 3;
  if (colour) return 0.2;
  if (use) return 1.5;
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
