/** The products of a catalogue, to be found by id, by category and by brand. */
import type { FilterValue } from '../queries/catalogue/filter-values.ts';
import type { GoodsRow } from '../queries/catalogue/goods.ts';
import { type Goods, goodsOf } from './goods.ts';
import { createMarks, type Marks } from './marks.ts';
import { createRanking } from './ranking.ts';

export type Shelf = {
  readonly marks: Pick<Marks, 'size' | 'named' | 'numberOf'>;
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
        for (const mark of old.marks) byMark.get(mark)?.delete(old);
      }
      for (const row of rows) {
        const goods = goodsOf(row, marks);
        byId.set(row.id, goods);
        ranking.add(goods);
        place('marca', row.marca).add(goods);
        for (const id of row.categoria) place('categoria', id).add(goods);
      }
    },
  };
}
