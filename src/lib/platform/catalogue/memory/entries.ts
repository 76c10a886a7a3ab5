/** The products of a catalogue, to be found by id, by category and by brand. */

import type { GoodsRow } from '../queries/entries.ts';
import type { FilterValue } from '../queries/filter-values.ts';
import { type Goods, goodsOf } from './entry.ts';
import { createMarks, type Marks } from './filter-ids.ts';
import { createRuns, type Run, type Runs } from './filter-runs.ts';
import { createRanking } from './ranking.ts';

export type Shelf = {
  readonly marks: Pick<Marks, 'size' | 'named' | 'numberOf'>;
  readonly runs: Pick<Runs, 'marks'>;
  readonly byId: ReadonlyMap<number, Goods>;
  /** The products of a category or a brand. */
  readonly of: (kind: 'categoria' | 'marca', id: number) => ReadonlySet<Goods>;
  /** All of them, the most popular first. */
  readonly popular: () => readonly Goods[];
  /** Puts what was read in the place of these products; those that were not found are gone. */
  readonly replace: (ids: readonly number[], rows: readonly GoodsRow[]) => void;
  readonly rename: (values: readonly FilterValue[]) => void;
};

export function createShelf(): Shelf {
  const marks = createMarks();
  const runs = createRuns();
  const byId = new Map<number, Goods>();
  const ranking = createRanking();
  /** By the number of the mark. */
  const byMark = new Map<number, Set<Goods>>();
  const place = (kind: 'categoria' | 'marca', id: number): Set<Goods> => {
    const mark = marks.numberOf(kind, id);
    const goods = byMark.get(mark) ?? new Set();
    byMark.set(mark, goods);
    return goods;
  };
  return {
    marks,
    runs,
    byId,
    of: place,
    popular: ranking.inOrder,
    rename: marks.rename,
    replace(ids, rows) {
      for (const id of ids) {
        const old = byId.get(id);
        if (!old) continue;
        byId.delete(id);
        ranking.remove(old);
        const { from, own } = old.run;
        for (const mark of runs.marks().subarray(from, from + own)) byMark.get(mark)?.delete(old);
        runs.drop(old.run);
      }
      for (const row of rows) {
        const goods = goodsOf(row, marks, runs);
        byId.set(row.id, goods);
        ranking.add(goods);
        place('marca', row.marca).add(goods);
        for (const id of row.categoria) place('categoria', id).add(goods);
      }
      runs.tidy(runsOf(byId.values()));
    },
  };
}

function* runsOf(all: Iterable<Goods>): Generator<Run> {
  for (const { run } of all) yield run;
}
