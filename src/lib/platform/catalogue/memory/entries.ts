/**
 * The products of the catalogue, by id, by category and by brand. A shelf is immutable: a change makes a new one, so a listing
 * reads the same products from its start to its end, whatever it awaits in between.
 */

import { type InPieces, sortedInPieces } from '#lib/platform/kernel/event-loop-yield.ts';
import type { GoodsRow } from '../queries/entries.ts';
import type { FilterValue } from '../queries/filter-values.ts';
import { type Goods, goodsOf } from './entry.ts';
import { createMarks, type Marks, type NamedMarks } from './filter-ids.ts';
import { createRuns, isMostlyGap, type Runs } from './filter-runs.ts';
import { replaced, withIds } from './in-order.ts';
import { byPopularity } from './order.ts';

export type Shelf = {
  /** By id. */
  readonly all: readonly Goods[];
  /** The most popular first. */
  readonly popular: readonly Goods[];
  /** The products of a category or a brand, by id. */
  readonly of: (kind: 'categoria' | 'marca', id: number) => readonly Goods[];
  /** The marks of all products; each product has a run of them. */
  readonly marks: Uint32Array;
  /** How many marks there are; every number is below it. */
  readonly size: number;
  readonly named: NamedMarks;
  /** The number of the mark of a category; undefined for a category that was never read. */
  readonly categoryMark: (id: number) => number | undefined;
  /** What the number of a mark stands for. */
  readonly markOf: Marks['of'];
  /** Begins a new shelf with the content of this one. One change at a time. */
  readonly change: () => ShelfChange;
};

/** A shelf in the making: products are added in order of their ids, each once. */
export type NewShelf = {
  readonly add: (rows: readonly GoodsRow[]) => void;
  /** Called once. */
  readonly made: (values: readonly FilterValue[]) => InPieces<Shelf>;
};

export type ShelfChange = {
  /** Replaces these products by the rows that were read; a product without a row is removed. */
  readonly replace: (ids: readonly number[], rows: readonly GoodsRow[]) => void;
  readonly rename: (values: readonly FilterValue[]) => void;
  readonly made: () => Shelf;
};

/** Shared by shelves that follow each other: both only grow. */
type Shared = { readonly marks: Marks; readonly runs: Runs };
type Content = Pick<Shelf, 'all' | 'popular' | 'named'> & {
  /** By the number of the mark of a category or brand. */
  readonly places: ReadonlyMap<number, readonly Goods[]>;
  /** How many marks the runs of all products have together. */
  readonly used: number;
};
type Change = Readonly<Record<'gone' | 'come', Goods[]>>;

export function newShelf(): NewShelf {
  const shared = { marks: createMarks(), runs: createRuns() };
  const all: Goods[] = [];
  return {
    add(rows) {
      for (const row of rows) all.push(goodsOf(row, shared.marks, shared.runs));
    },
    *made(values) {
      const named = shared.marks.named(values);
      const popular = yield* sortedInPieces(all, byPopularity);
      const places = yield* placesOf(all, shared);
      return shelfOf(shared, { all, popular, named, places, used: shared.runs.length() });
    },
  };
}

/** Products between two yields. */
const PIECE = 2000;

function* placesOf(all: readonly Goods[], { marks, runs }: Shared): InPieces<Content['places']> {
  const places = new Map<number, Goods[]>();
  const read = runs.marks();
  for (const [index, goods] of all.entries()) {
    for (let at = goods.from; at < goods.to; at++) {
      const mark = read[at] ?? 0;
      const kind = marks.of(mark)?.kind;
      if (kind !== 'categoria' && kind !== 'marca') continue;
      const place = places.get(mark);
      if (place) place.push(goods);
      else places.set(mark, [goods]);
    }
    if (index % PIECE === 0) yield;
  }
  return places;
}

function shelfOf(shared: Shared, { places, used, ...content }: Content): Shelf {
  const { marks, runs } = shared;
  return {
    ...content,
    marks: runs.marks(),
    size: marks.size(),
    of: (kind, id) => places.get(marks.known(kind, id) ?? -1) ?? [],
    categoryMark: (id) => marks.known('categoria', id),
    markOf: marks.of,
    change: () => changeOf(shared, { ...content, places, used }),
  };
}

function changeOf({ marks, runs }: Shared, before: Content): ShelfChange {
  const gone = new Map<number, Goods>();
  const come = new Map<number, Goods>();
  let { named } = before;
  /** Marks of the categories and brands that products were added to. */
  const entered = new Set<number>();
  return {
    replace(ids, rows) {
      const known = withIds(
        before.all,
        [...ids].sort((one, other) => one - other),
      );
      for (const goods of known) gone.set(goods.id, goods);
      for (const id of ids) come.delete(id);
      for (const row of rows) {
        come.set(row.id, goodsOf(row, marks, runs));
        entered.add(marks.numberOf('marca', row.marca));
        for (const id of row.categoria) entered.add(marks.numberOf('categoria', id));
      }
    },
    rename(values) {
      named = marks.named(values);
    },
    made() {
      const change = { gone: [...gone.values()], come: [...come.values()] };
      const all = replaced(before.all, byId, change.gone, change.come);
      const popular = replaced(before.popular, byPopularity, change.gone, change.come);
      const places = placed(
        before.places,
        changesOf(change, runs.marks(), (mark) => before.places.has(mark) || entered.has(mark)),
      );
      const used = before.used - length(change.gone) + length(change.come);
      const after = { all, popular, named, places, used };
      return isMostlyGap(runs, used) ? rewritten(marks, runs, after) : shelfOf({ marks, runs }, after);
    },
  };
}

/** Products added and removed, by the mark of their category or brand. */
function changesOf(
  change: Change,
  marks: Uint32Array,
  isPlace: (mark: number) => boolean,
): ReadonlyMap<number, Change> {
  const changes = new Map<number, Change>();
  for (const way of ['gone', 'come'] as const) {
    for (const goods of change[way]) {
      for (const mark of marks.subarray(goods.from, goods.to)) {
        if (!isPlace(mark)) continue;
        const of = changes.get(mark) ?? { gone: [], come: [] };
        changes.set(mark, of);
        of[way].push(goods);
      }
    }
  }
  return changes;
}

function placed(before: Content['places'], changes: ReadonlyMap<number, Change>): Content['places'] {
  const places = new Map(before);
  for (const [mark, { gone, come }] of changes) {
    places.set(mark, replaced(before.get(mark) ?? [], byId, gone, come));
  }
  return places;
}

/** The same content with compacted runs: without the gaps that removed products left. */
function rewritten(marks: Marks, old: Runs, { all, places, ...content }: Content): Shelf {
  const runs = createRuns();
  const read = old.marks();
  const again = new Map(
    all.map((goods) => [goods, { ...goods, ...runs.add(read.subarray(goods.from, goods.to)) }]),
  );
  const same = (list: readonly Goods[]) => list.map((goods) => again.get(goods) ?? goods);
  return shelfOf(
    { marks, runs },
    {
      ...content,
      all: [...again.values()],
      popular: same(content.popular),
      places: new Map([...places].map(([mark, list]) => [mark, same(list)])),
    },
  );
}

function length(goods: readonly Goods[]): number {
  return goods.reduce((sum, { from, to }) => sum + to - from, 0);
}

function byId(one: Goods, other: Goods): number {
  return one.id - other.id;
}
