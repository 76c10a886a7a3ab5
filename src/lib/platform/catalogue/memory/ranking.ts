/** Products in the order of their popularity, kept while products come and go. */
import type { Goods } from './entry.ts';

export type Ranking = {
  readonly add: (goods: Goods) => void;
  readonly remove: (goods: Goods) => void;
  /** Most popular first; ties go by id. */
  readonly inOrder: () => readonly Goods[];
};

export function createRanking(): Ranking {
  let ranked: readonly Goods[] = [];
  let added: Set<Goods> = new Set();
  let removed: Set<Goods> = new Set();
  return {
    add(goods) {
      added.add(goods);
    },
    remove(goods) {
      if (!added.delete(goods)) removed.add(goods);
    },
    inOrder() {
      if (added.size + removed.size > 0) {
        const gone = removed;
        // Sorting what is nearly sorted takes little more than a look at each.
        ranked = [...ranked.filter((goods) => !gone.has(goods)), ...added].sort(byPopularity);
        [added, removed] = [new Set(), new Set()];
      }
      return ranked;
    },
  };
}

export function byPopularity(one: Goods, other: Goods): number {
  return other.popularidade - one.popularidade || one.id - other.id;
}
