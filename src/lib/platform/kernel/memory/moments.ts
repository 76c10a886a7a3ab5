/** When the clock alone makes an answer out of date, told by the keys of what it was read from. */
import { apart, collect, noteUntil } from '../changes/collect.ts';
import { kindOf } from '../changes/keys.ts';
import { momentOfProducts, momentsOfProducts, SHOP_KINDS, shopMoment } from '../queries/next-moment.ts';
import { BY_PRODUCT } from '../queries/rows.ts';
import type { ReadKnown } from './row-cache.ts';

/** Runs a read, and notes when the clock will change something that it read. */
export type InTime = <T>(read: () => Promise<T>) => Promise<T>;

/** When the clock next changes something under these keys, after a moment; undefined for never. */
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

/** The latest that a `Date` can be: what depends on the time holds from when it was read, also where nothing changes it. */
const LAST_MOMENT = new Date(8.64e15);

export function createInTime(next: NextMoment, now: () => Date): InTime {
  return async (read) => {
    const begun = now();
    const { value, keys } = await collect(read);
    // If that cannot be read, the answer is given and not kept.
    noteUntil((await next(keys, begun).catch(() => begun)) ?? LAST_MOMENT);
    return value;
  };
}

function soonest(moments: readonly (Date | null)[]): Date | undefined {
  return moments.reduce<Date | undefined>(
    (first, moment) => (moment && (!first || moment < first) ? moment : first),
    undefined,
  );
}
