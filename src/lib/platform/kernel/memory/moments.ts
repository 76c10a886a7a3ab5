/** Until when the clock alone leaves an answer as it is: told by the keys of what it was read from. */
import { apart, collect, noteUntil } from '../changes/collect.ts';
import { kindOf } from '../changes/keys.ts';
import type { Deps } from '../deps.ts';
import {
  comingOfProducts,
  momentOfProducts,
  momentsOfProducts,
  nextPriceAmong,
  SHOP_KINDS,
  shopMoment,
} from '../queries/next-moment.ts';
import { BY_PRODUCT } from '../queries/rows.ts';
import type { ReadKnown } from './rows.ts';

/** Runs a read, and notes when something that it read comes or goes by itself. */
export type InTime = <T>(read: () => Promise<T>) => Promise<T>;

/** When something read under these keys comes or goes by itself after a moment; undefined for never. */
export type NextMoment = (keys: ReadonlySet<string>, after: Date) => Promise<Date | undefined>;

export function createNextMoment(readKnown: ReadKnown): NextMoment {
  return (keys, after) =>
    apart(async () => {
      const known = await readKnown();
      const kinds = new Set([...keys].map(kindOf));
      const shop = [...kinds].some((kind) => SHOP_KINDS.has(kind))
        ? (await known.at(shopMoment, 0, after)).until
        : null;
      if (keys.has('product:*')) return soonest([shop, (await known.at(momentOfProducts, 0, after)).until]);
      const ids = [...keys]
        .filter((key) => kindOf(key) === 'product')
        .map((key) => Number(key.slice(PRODUCT)));
      const moments = await known.each(BY_PRODUCT, momentsOfProducts, ids);
      return soonest([shop, ...[...moments.values()].flat().filter((moment) => moment > after)]);
    });
}

const PRODUCT = 'product:'.length;

/** When something that a page with these tags shows comes or goes by itself next; undefined for never. */
export type NextMomentOfPage = (after: Date, tags?: readonly string[]) => Promise<Date | undefined>;

/** A scheduled price ends, of the pages that list products, all but listings of another category or brand. */
export function createNextMomentOfPage(
  { db, known }: Pick<Deps, 'db' | 'known'>,
  next: NextMoment,
): NextMomentOfPage {
  return async (after, tags = [CATALOG]) => {
    const listed = tags.includes(CATALOG);
    const categories = listed ? idsOf(tags, /^category:(\d+)$/) : [];
    const brands = listed ? idsOf(tags, /^brand:(\d+)$/) : [];
    const own = [...tags, ...SHOP_KINDS];
    if (!listed) return next(new Set(own), after);
    if (categories.length + brands.length === 0) return next(new Set([...own, 'product:*']), after);
    const rows = await known();
    return soonest([
      (await next(new Set(own), after)) ?? null,
      (await rows.at(comingOfProducts, 0, after)).until,
      (await nextPriceAmong(db, { categories, brands }, after)) ?? null,
    ]);
  };
}

const CATALOG = 'catalog';

function idsOf(tags: readonly string[], named: RegExp): readonly number[] {
  return tags.flatMap((tag) => named.exec(tag)?.slice(1).map(Number) ?? []);
}

export function createInTime(next: NextMoment, now: () => Date): InTime {
  return async (read) => {
    const begun = now();
    const { value, keys } = await collect(read);
    noteUntil(await next(keys, begun));
    return value;
  };
}

function soonest(moments: readonly (Date | null)[]): Date | undefined {
  return moments.reduce<Date | undefined>(
    (first, moment) => (moment && (!first || moment < first) ? moment : first),
    undefined,
  );
}
