/** What a search finds. */

import { both, either, has, type IdSet, idSet, idsIn, isEmpty, NO_IDS, size } from '../search/id-set.ts';
import { type Demands, matching, measuring, rankedBy } from '../search/match.ts';
import type { SearchPlan } from '../search/plan.ts';
import { GENERIC } from '../search/tsquery.ts';
import type { Catalogue } from './catalogue.ts';
import type { Goods } from './entry.ts';
import { withIds } from './in-order.ts';

export type Found = {
  readonly goods: readonly Goods[];
  /** Of a product by its id; undefined for what is not relevant at all. */
  readonly relevance: (id: number) => number | undefined;
};

/** Of a search that finds more than `BROAD`, only the most popular products are judged by their words. */
const BROAD = 1000;
/** As many of them: several pages of a listing. */
const JUDGED = 300;

/** All products that a search finds. */
export async function find({ code, demands }: SearchPlan, catalogue: Catalogue): Promise<Found> {
  if (code !== '') return findCode(code, demands, catalogue);
  const [matched, linked] = await Promise.all([
    matching(catalogue.words, demands),
    linkedIn(catalogue, demands),
  ]);
  const ids = either(matched, linked);
  const judged = new Set([...goodsIn(catalogue, linked), ...best(catalogue, ids, JUDGED)]);
  const relevance = await judge(catalogue, demands, [...judged]);
  return { goods: goodsIn(catalogue, ids), relevance };
}

/** What links two devices and its other lengths, of the length asked for where one is. */
async function linkedIn({ words, all }: Catalogue, { linked, measures }: Demands): Promise<IdSet> {
  if (linked.length === 0) return NO_IDS;
  const families = familiesOf(
    withIds(
      all,
      linked.toSorted((one, other) => one - other),
    ),
  );
  const members = all.filter(
    ({ id, lider }) => linked.includes(id) || (lider !== null && families.has(lider)),
  );
  const sets = await Promise.all(measures.map((measure) => measuring(words, measure)));
  return sets.reduce(both, idSet(members.map(({ id }) => id)));
}

function familiesOf(goods: readonly Goods[]): ReadonlySet<number> {
  return new Set(goods.flatMap(({ lider }) => lider ?? []));
}

/** Those that are judged: the `count` most popular of a broad search, and all of others. */
export async function findBest(
  { code, demands }: SearchPlan,
  catalogue: Catalogue,
  count: number,
): Promise<Found> {
  if (code !== '') return findCode(code, demands, catalogue);
  const goods = best(catalogue, await matching(catalogue.words, demands), count);
  return { goods, relevance: await judge(catalogue, demands, goods) };
}

/** Of `hdm p18 5m` those of 5 m, where the code has any. */
async function findCode(code: string, { measures }: Demands, catalogue: Catalogue): Promise<Found> {
  const { products, exactly } = await catalogue.words.coded(code);
  const sets = await Promise.all(measures.map((measure) => measuring(catalogue.words, measure)));
  const measured = [products, ...sets].reduce(both);
  const found = isEmpty(measured) ? products : measured;
  return { goods: goodsIn(catalogue, found), relevance: (id) => (has(exactly, id) ? 2 : 1) };
}

function best(catalogue: Catalogue, ids: IdSet, count: number): readonly Goods[] {
  if (size(ids) <= BROAD) return goodsIn(catalogue, ids);
  const popular: Goods[] = [];
  for (const goods of catalogue.popular) {
    if (goods.desde !== null && has(ids, goods.id)) popular.push(goods);
    if (popular.length === count) break;
  }
  return popular;
}

function goodsIn({ all }: Catalogue, ids: IdSet): readonly Goods[] {
  // To look at every product, as they lie in memory, is quicker than to look for many of them.
  return size(ids) > all.length / 8 ? all.filter(({ id }) => has(ids, id)) : withIds(all, idsIn(ids));
}

/**
 * How well products answer. Where the words stand counts most, then a category that is asked for, then how popular they
 * are. What only a description says does not count: it is long, and slow to read for many products.
 */
async function judge(
  catalogue: Catalogue,
  demands: Demands,
  goods: readonly Goods[],
): Promise<Found['relevance']> {
  const factors = await factorsOf(catalogue, demands, goods);
  const judged = new Map<number, number>();
  for (const one of goods) {
    const own = factors(one);
    if (own) judged.set(one.id, own.points);
  }
  return (id) => judged.get(id);
}

/** What the relevance of a product is made of: `points` are the product of all, of `words` and `category` the sum. */
export type Factors = {
  readonly words: number;
  readonly category: number;
  readonly leading: number;
  readonly directed: number;
  readonly popularity: number;
  readonly points: number;
};

/** Of several things that are asked for the best of each is as good as that of another. */
export async function factorsOf(
  catalogue: Catalogue,
  { others, ...first }: Demands,
  goods: readonly Goods[],
): Promise<(one: Goods) => Factors | undefined> {
  if (others.length === 0) return factorsOfOne(catalogue, { ...first, others }, goods);
  const parts = await Promise.all(
    [{ ...first, others: [] }, ...others].map(async (demands) => {
      const met = await matching(catalogue.words, demands);
      const own = goods.filter(({ id }) => has(met, id));
      const factors = await factorsOfOne(catalogue, demands, own);
      const most = Math.max(...own.map((one) => factors(one)?.points ?? 0));
      return { met, factors, most };
    }),
  );
  return (one) => {
    const judged = parts.flatMap(({ met, factors, most }) => {
      const own = has(met, one.id) ? factors(one) : undefined;
      return own && most > 0 ? [{ ...own, points: own.points / most }] : [];
    });
    return judged.toSorted((a, b) => b.points - a.points)[0];
  };
}

async function factorsOfOne(
  { words, marks, categoryMark }: Catalogue,
  demands: Demands,
  goods: readonly Goods[],
): Promise<(one: Goods) => Factors | undefined> {
  const ranks = await words.ranks(
    rankedBy(demands),
    goods.map(({ id }) => id),
  );
  const asked = demands.categories.map(categoryMark);
  const own = ({ from, to }: Goods) => marks.subarray(from, to);
  const leads = await words.leading(demands.head);
  const [isDirected, leadsOn, way, first, exact, hinted, plugs] = await Promise.all([
    directedBy(words, demands),
    leadingOn(words, demands, goods),
    words.called(demands.way),
    firstOf(words, demands),
    exactly(words, demands),
    Promise.all(demands.hinted.map(words.described)),
    demands.device === '' ? undefined : words.headed(demands.device),
  ]);
  const linking = linkingBy(demands, goods);
  const long = await lengthening(words, demands);
  return (one) => {
    const links = linking(one);
    const rank = links > 1 ? Math.max(ranks.get(one.id) ?? 0, 1) : ranks.get(one.id);
    if (rank === undefined) return undefined;
    const category = asked.some((mark) => mark !== undefined && own(one).includes(mark)) ? 0.5 : 0;
    const leading = has(leads, one.id) ? LEADING : 1;
    const directed =
      (isDirected(one.id) ? DIRECTED : 1) *
      factorOf(has(way, one.id), WAY) *
      factorOf(has(first, one.id), FIRST) *
      links *
      HINTED ** hinted.filter((said) => has(said, one.id)).length *
      (leadsOn(one) ? factorOf(demands.doubled, LEADS_AWAY) * LEADS_ON : long(one.id)) *
      factorOf(plugs && !has(plugs, one.id), LEADS_ON) *
      factorOf(has(exact, one.id), EXACT);
    const popularity = (1000 + one.popularidade) / 1000;
    const points = leading * directed * (rank + category) * popularity;
    return { words: rank, category, leading, directed, popularity, points };
  };
}

const factorOf = (holds: boolean | undefined, factor: number): number => (holds ? factor : 1);

/** More than popularity can make good, so that what a thing is comes before what it is for. */
const LEADING = 2.5;
const DIRECTED = 6;
const WAY = 2;
const HINTED = 6;
const LEADS_ON = 0.5;
/** Less than what popularity can make good. */
const LEADS_AWAY = 0.1;
const EXACT = 1.5;
/** More than all others together. */
const FIRST = 1000;
/** More than what stands after it in what links two devices, and that than all else. */
const LINKED = 1000;

/** Of a length that nobody sells the next longer one; of one that is sold, what is so long before what reaches as far. */
async function firstOf(words: Catalogue['words'], { first, measures }: Demands): Promise<IdSet> {
  const long = measures
    .filter(({ reach }) => reach.length > 0)
    .map((measure) => measuring(words, { ...measure, reach: [] }));
  const next = first.length > 0 ? await words.withValues(first) : NO_IDS;
  return (await Promise.all(long)).reduce(either, next);
}

/** What has just as much as was asked for at least: 120 Hz, and not 240. */
async function exactly(words: Catalogue['words'], { measures }: Demands): Promise<IdSet> {
  const values = measures.flatMap(({ exact }) => exact);
  return values.length > 0 ? words.withValues(values) : NO_IDS;
}

/** Each length that there is counts as much more as nothing else can make good. */
const LONGER = 16;

/** The shortest first, or the longest. */
async function lengthening(
  words: Catalogue['words'],
  { byLength }: Demands,
): Promise<(id: number) => number> {
  if (byLength === '') return () => 1;
  const values = await words.values('comprimento');
  const sets = await Promise.all(values.map(({ id }) => words.withValues([id])));
  const ordered = byLength === 'longest' ? sets : sets.toReversed();
  return (id) => LONGER ** (ordered.findIndex((set) => has(set, id)) + 1);
}

/** What links two devices in its order, then its other lengths; 1 for other products. */
function linkingBy({ linked }: Demands, goods: readonly Goods[]): (one: Goods) => number {
  if (linked.length === 0) return () => 1;
  const families = familiesOf(goods.filter(({ id }) => linked.includes(id)));
  return ({ id, lider }) => {
    const place = linked.indexOf(id);
    if (place >= 0) return LINKED ** (linked.length + 1 - place);
    return lider !== null && families.has(lider) ? LINKED : 1;
  };
}

/** What is "A para B" is no plain A (a cable "DisplayPort para HDMI"); "P2 para P2" and "XLR para microfone" are. */
async function leadingOn(
  words: Catalogue['words'],
  { straight, main }: Demands,
  goods: readonly Goods[],
): Promise<(one: Goods) => boolean> {
  if (!straight) return () => false;
  const ends = new Map(goods.map(({ id, nome }) => [id, otherEnd(nome)]));
  const named = await Promise.all(
    [...new Set(ends.values())].map(async (end) => {
      const query = end === '' ? '' : (await words.phrases([end])).query;
      const isAsked = main.some((asked) => asked.includes(query));
      return isAsked || query === GENERIC || isEmpty(await words.headed(query)) ? [] : [end];
    }),
  );
  const sold = new Set(named.flat());
  const narrower = new Map(goods.map(({ id, nome }) => [id, narrowerBy(nome)]));
  const isNarrower = (kind: string | undefined) =>
    kind !== undefined && !main.some((asked) => asked.includes(kind));
  return ({ id }) => sold.has(ends.get(id) ?? '') || isNarrower(narrower.get(id));
}

/** Of `cabo mini displayport para displayport`, `mini`: who asks for a cable "displayport" has no such plug. */
function narrowerBy(nome: string): string | undefined {
  return /^[a-z]+ ([a-z]+)[ -]([a-z]+) para \2(?![a-z0-9])/.exec(nome)?.[1];
}

/** Of `cabo p2 para 2 rca`, `rca`; the first word says what thing it is. */
function otherEnd(nome: string): string {
  const [, before = '', after = ''] = /^\S+ (.+?) para (?:\d+ )?([a-z][a-z0-9-]*)/.exec(nome) ?? [];
  return ` ${before} `.includes(` ${after} `) ? '' : after;
}

/** Whether a product leads from the one thing to the other: its name has the first before what it is for, and not the second. */
async function directedBy(
  words: Catalogue['words'],
  { from, to }: Demands,
): Promise<(id: number) => boolean> {
  if (from === '') return () => false;
  const [starts, ends] = await Promise.all([words.headed(from), words.headed(to)]);
  return (id) => has(starts, id) && !has(ends, id);
}
