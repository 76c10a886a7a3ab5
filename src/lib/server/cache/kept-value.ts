/** One value read of the platform, the same for everybody, such as the frame of all pages. */
import type { Memory } from '#lib/platform/kernel/changes/memory.ts';
import { createAgingValue } from './aging-value.ts';
import type { PageCache } from './page-cache.ts';

export type KeptValue<T> = {
  /** What `read` gives, kept until something it was read from changes; of a hosted platform for a while. Failures are not kept. */
  readonly get: (read: () => Promise<T>) => Promise<T>;
  /** Whether `get` would give what it gave last; false where only time tells. */
  readonly isFresh: () => boolean;
  /** What was read last, however old; undefined before the first time. */
  readonly last: () => T | undefined;
};

type Remember = <T>(max: number) => Memory<T>;
type Source = {
  /** With a memory on the feed of changes, where the platform is embedded. */
  readonly platform: { readonly remember?: Remember };
  readonly pageCache: Pick<PageCache, 'sequence'>;
};

/** @param maxAge Milliseconds that it stands where nothing tells of a change, as on a hosted platform. */
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
