/**
 * What was searched for and whether a product was opened from it, counted by day: no visitor, no cookie and no address is
 * known. Kept in memory for a minute, so that a search writes nothing.
 */
import { searchText } from '#lib/domain/catalogue/search-text.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { addCounts, forgetCounts, slugsThere } from '../queries/search-counts.ts';

/** Most different searches counted in one minute. */
const MOST = 500;
const DAYS = 90;
const DAY = 86_400_000;
/** Letters; longer ones are sentences, or somebody's text. */
const LONGEST = 60;
/** An address, or a number of somebody: nothing of a person is kept. Codes of products are found by themselves. */
const PERSONAL = /@|(?:\d[\s.()/-]*){8}/;

type Counted = { searches: number; readonly opened: string[] };

export type SearchCounts = {
  /** @param opened Path of the page that was opened from it; left out: it was searched for. */
  readonly note: (busca: string, opened?: string) => void;
  readonly write: () => Promise<void>;
};

export function createSearchCounts({ db, now }: Pick<Deps, 'db' | 'now'>): SearchCounts {
  let counted = new Map<string, Counted>();
  return {
    note(busca, opened) {
      const term = folded(searchText(busca));
      if (term === '' || term.length > LONGEST || PERSONAL.test(term)) return;
      const one = counted.get(term) ?? { searches: 0, opened: [] };
      if (!counted.has(term) && counted.size >= MOST) return;
      counted.set(term, one);
      if (opened === undefined) one.searches += 1;
      else if (one.opened.length < MOST) one.opened.push(opened);
    },
    async write() {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      const paths = [...new Set([...written.values()].flatMap(({ opened }) => opened))];
      const products = await slugsThere(db, paths.map(slugOf));
      const time = now();
      await addCounts(
        db,
        time,
        [...written].map(([term, { searches, opened }]) => ({
          ...{ term, searches },
          clicks: opened.filter((path) => products.has(slugOf(path))).length,
        })),
      );
      await forgetCounts(db, new Date(time.getTime() - DAYS * DAY));
    },
  };
}

/** `/cabo-hdmi` and `/cabo-hdmi.html` are the same product. */
function slugOf(path: string): string {
  return path.slice(1).replace(/\.[a-z]+$/, '');
}
