/**
 * Products whose words changed, for searches to read again: many at once, as the first of a statement costs as much as the
 * next hundred.
 */
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { createBatchPacer } from '#lib/platform/kernel/limits/batches.ts';
import type { SheetDb } from './open-sheet.ts';
import { beginBulk, refreshSearch } from './queries/product-writes.ts';

/** So many wait for each other, and are read in one statement at most. */
const TOGETHER = 200;

export type SearchReindex = {
  readonly add: (ids: readonly number[]) => Promise<void>;
  /** @throws Error when the database refuses it. */
  readonly flush: () => Promise<void>;
};

export function createSearchReindex(db: SheetDb, ids: readonly number[]): SearchReindex {
  const waiting = new Set(ids);
  const pace = createBatchPacer(TOGETHER);
  const flush = async (): Promise<void> => {
    while (waiting.size > 0) {
      const part = [...waiting].slice(0, pace.size());
      await pace.step(() =>
        inTransaction(db, async (trx) => {
          await beginBulk(trx);
          await refreshSearch(trx, part);
        }),
      );
      for (const id of part) waiting.delete(id);
    }
  };
  return {
    async add(more) {
      for (const id of more) waiting.add(id);
      if (waiting.size >= TOGETHER) await flush();
    },
    flush,
  };
}
