/** A cached value of the platform that is the same for everybody, such as the frame of all pages. */
import type { Memory } from '#lib/platform/kernel/changes/memory.ts';
import { createAgingValue } from './aging-value.ts';
import type { PageCache } from './page-cache.ts';

export type KeptValue<T> = {
  /** The result of `read`, cached until something that it was read from changes; with a hosted platform, for `maxAge`. Failures are not cached. */
  readonly get: (read: () => Promise<T>) => Promise<T>;
  /** Whether `get` would answer from the cache; always false with a hosted platform. */
  readonly isFresh: () => boolean;
  /** The last value read, however old; undefined before the first read. */
  readonly last: () => T | undefined;
};

type Remember = <T>(max: number) => Memory<T>;
type Source = {
  /** `remember`: a cache on the feed of changes, if the platform is embedded. */
  readonly platform: { readonly remember?: Remember };
  readonly pageCache: Pick<PageCache, 'sequence'>;
};

/** @param maxAge Milliseconds for which it is kept with a hosted platform, which tells of no changes. */
export function keepValue<T>({ platform, pageCache }: Source, maxAge: number): KeptValue<T> {
  const last: { value?: T } = {};
  const get = platform.remember ? onTheFeed<T>(platform.remember) : byAge<T>(pageCache, maxAge);
  return {
    async get(read) {
      const value = await get.recall(read);
      last.value = value;
      return value;
    },
    isFresh: get.isFresh,
    last: () => last.value,
  };
}

type Recalling<T> = {
  readonly recall: (read: () => Promise<T>) => Promise<T>;
  readonly isFresh: () => boolean;
};

function onTheFeed<T>(remember: Remember): Recalling<T> {
  const memory = remember<T>(1);
  return { recall: (read) => memory.get('', read), isFresh: () => memory.peek('') !== undefined };
}

function byAge<T>(pageCache: Source['pageCache'], maxAge: number): Recalling<T> {
  const memory = createAgingValue<T>(maxAge);
  return {
    recall: (read) => memory.recall(pageCache.sequence(), Date.now(), read),
    isFresh: () => false,
  };
}
