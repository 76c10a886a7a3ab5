/**
 * What is counted by day: no visitor, no cookie and no address is known. Kept in memory for a minute, so that a page that is
 * shown writes nothing.
 */
import { PAGE_KINDS } from '#lib/contract/panel-visits.ts';
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { addDayCounts, forgetDayCounts } from './queries/day-counts.ts';

/** Days that are kept: a year, and the month of the year before to compare with. */
const DAYS = 400;

export type DayCounts = {
  /** @param said What the page says in `PAGE_KIND`. */
  readonly noteView: (said: string) => void;
  readonly noteCart: () => void;
  readonly write: () => Promise<void>;
};
export type CountDeps = Deps & { readonly dayCounts: DayCounts };

const KNOWN: ReadonlySet<string> = new Set(PAGE_KINDS);

export function createDayCounts({ db, now }: Pick<Deps, 'db' | 'now'>): DayCounts {
  let counted = new Map<string, number>();
  const add = (kind: string, count = 1): void => {
    counted.set(kind, (counted.get(kind) ?? 0) + count);
  };
  return {
    noteView(said) {
      const [kind = '', found] = said.split(' ', 2);
      if (!KNOWN.has(kind)) return;
      add(kind);
      if (found !== undefined) add(found === '0' ? 'buscasSemResultado' : 'buscasComResultado');
    },
    noteCart: () => add('carrinhosIniciados'),
    async write() {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      const today = shopDay(now());
      try {
        await addDayCounts(db, today, written);
      } catch (error) {
        // Written with what comes, once the database answers again.
        for (const [kind, count] of written) add(kind, count);
        throw error;
      }
      await forgetDayCounts(db, plusDays(today, -DAYS));
    },
  };
}
