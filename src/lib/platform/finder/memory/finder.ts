/**
 * The finder of this process: its rules, and the shelf of all products that can be seen. It follows the catalogue,
 * product by product: what the catalogue read again, the finder reads again.
 */
import { coder, type Sheet } from '#lib/domain/finder/part.ts';
import { createShelf, type OpenShelf, type Shelf, type Sort } from '#lib/domain/finder/product-index.ts';
import { type Reader, reader } from '#lib/domain/finder/question.ts';
import type { Codes, Rules } from '#lib/domain/finder/rules.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import type { CatalogueDeps } from '#lib/platform/catalogue/memory/catalogue.ts';
import { type Goods, isVisible, shownOf } from '#lib/platform/catalogue/memory/entry.ts';
import { apart, note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf, kindOf } from '#lib/platform/kernel/changes/keys.ts';
import { oneAfterAnother } from '#lib/platform/kernel/memory/one-after-another.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { type FinderData, readFinderData } from '../queries/finder-data.ts';
import { type SheetRow, type SheetValue, sheetRows, sheetValues } from '../queries/sheets.ts';

export type Finder = {
  readonly rules: Rules;
  readonly codes: Codes;
  readonly reader: Reader;
  readonly shelf: Shelf;
  /** Something can be answered: it is not turned off, and enough sheets say what their products join. */
  readonly on: boolean;
  readonly off: boolean;
};

export type ReadFinder = () => Promise<Finder>;

export type FinderDeps = CatalogueDeps & { readonly finder: ReadFinder };

/** For whoever notes by itself the rows that its answer is about: the shelf as a whole is no part of what was read. */
export const readQuietly = (deps: FinderDeps): Promise<Finder> => apart(() => deps.finder());

/**
 * For answers that no single product changes: what the finder knows of devices, and whether it answers at all. Where it does
 * not, any product may be the one whose sheet was missing.
 */
export async function readKnowledge(deps: FinderDeps): Promise<Finder> {
  const finder = await readQuietly(deps);
  const kinds = ['finder', 'characteristic', 'settings', finder.on ? 'listing' : 'product'] as const;
  note(...kinds.map(allOf));
  return finder;
}

/** Key of which products lead among those of one sort: in stock and cheapest of their kind and length. */
export const leadingAmong = (sort: Sort): string => `links:${sort}`;

/** Products read by one statement. */
const STEP = 1000;
/** A shop whose sheets feed fewer answers nothing. */
const FEWEST = 2;

/** Several may wait for one look: each depends on all that it reads. */
const READ = ['product', 'listing', 'characteristic', 'finder', 'settings'].map(allOf);

/** A large change of products is here when the catalogue tells of the listings that it changes. */
const FOLLOWED: ReadonlySet<string> = new Set(['product', 'listing']);

type Held = {
  readonly data: FinderData;
  readonly values: ReadonlyMap<number, SheetValue>;
  readonly rules: Rules;
  readonly codes: Codes;
  readonly reader: Reader;
  readonly shelf: OpenShelf;
  /** The catalogue that was followed last, and what of it changes with the clock alone. */
  all: readonly Goods[];
  timed: readonly Goods[];
  /** What was read, as the catalogue had it then. */
  readonly seen: Map<number, Moved>;
};

export function openFinder(deps: CatalogueDeps): ReadFinder {
  let held: Held | undefined;
  const bring = oneAfterAnother(async () => {
    const known = await deps.known();
    const [data, values] = [await known.one(readFinderData, ''), await known.one(sheetValues, '')];
    if (!held || held.data !== data || held.values !== values) held = begun(data, values);
    await follow(deps, held);
    const { rules, codes, reader: own, shelf } = held;
    return { rules, codes, reader: own, shelf, off: data.off, on: !data.off && shelf.size() >= FEWEST };
  });
  // It has to look by itself: a page that shows what led before asks nothing.
  deps.changes.subscribe(({ all, keys }) => {
    if (!held || !(all || [...keys].some((key) => FOLLOWED.has(kindOf(key))))) return;
    apart(() => deps.later(async () => void (await bring())));
  });
  return async () => {
    note(...READ);
    return bring();
  };
}

function begun(data: FinderData, values: Held['values']): Held {
  const { rules, codes } = data;
  const shelf = createShelf(coder(rules, codes));
  return { data, values, rules, codes, reader: reader(rules), shelf, seen: new Map(), all: [], timed: [] };
}

type Moved = { readonly goods: Goods; readonly row: SheetRow; readonly state: string };

async function follow(deps: CatalogueDeps, held: Held): Promise<void> {
  const { all } = await deps.catalogue();
  const terms = termsOf(await readShop(deps));
  const moved: Moved[] = [];
  for (const goods of held.timed) {
    const before = held.seen.get(goods.id);
    const state = stateOf(goods, terms);
    if (before?.goods === goods && before.state !== state) moved.push({ goods, row: before.row, state });
  }
  const gone: number[] = [];
  if (all !== held.all) {
    const ids = new Set(all.map(({ id }) => id));
    gone.push(...[...held.seen.keys()].filter((id) => !ids.has(id)));
    const changed = all.filter((goods) => held.seen.get(goods.id)?.goods !== goods);
    for (let start = 0; start < changed.length; start += STEP) {
      moved.push(...(await readAgain(deps, changed.slice(start, start + STEP), terms)));
    }
    held.all = all;
    held.timed = all.filter(timed);
  }
  for (const one of moved) held.seen.set(one.goods.id, one);
  for (const id of gone) held.seen.delete(id);
  const now = terms.now.getTime();
  const shown = moved.filter(({ goods }) => isVisible(goods, now));
  const hidden = moved.filter(({ goods }) => !isVisible(goods, now)).map(({ goods }) => goods.id);
  if (moved.length + gone.length === 0) return;
  const sorts = held.shelf.replace(
    shown.map(({ goods, row }) => sheetOf(held.values, goods, row, terms)),
    [...gone, ...hidden],
  );
  if (sorts.size > 0) await deps.changes.announce(new Set([...sorts].map(leadingAmong)));
}

async function readAgain(
  { db }: CatalogueDeps,
  step: readonly Goods[],
  terms: Terms,
): Promise<readonly Moved[]> {
  const rows = await sheetRows(
    db,
    step.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return step.flatMap((goods) => {
    const row = byId.get(goods.id);
    return row ? [{ goods, row, state: stateOf(goods, terms) }] : [];
  });
}

/** What changes with the clock alone. */
const timed = ({ desde, ate, price }: Goods): boolean =>
  ate !== null || (desde !== null && desde > 0) || price.schedules.length > 0;

/** Centavos that everybody pays; null on request. */
const priceOf = (goods: Goods, terms: Terms): number | null => shownOf(goods, terms).price;

const stateOf = (goods: Goods, terms: Terms): string =>
  `${isVisible(goods, terms.now.getTime())} ${priceOf(goods, terms)}`;

function sheetOf(values: Held['values'], goods: Goods, row: SheetRow, terms: Terms): Sheet {
  const texts: Record<string, string[]> = {};
  const numbers: Record<string, number> = {};
  for (const id of row.values) {
    const value = values.get(id);
    if (!value) continue;
    if (value.numero === null) texts[value.codigo] = [...(texts[value.codigo] ?? []), value.label];
    else numbers[value.codigo] = value.numero;
  }
  const por = priceOf(goods, terms);
  const later = por === null || (row.prevenda !== null && row.prevenda > terms.now);
  return {
    id: row.id,
    sku: row.sku,
    texts,
    numbers,
    price: por ?? 0,
    waiting: later ? 1 : goods.unavailable ? 2 : 0,
  };
}
