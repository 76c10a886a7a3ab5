/** The page cache as a shop runs it. */
import type { Log } from '../observe/log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

/** 64 MiB: about fifteen hundred pages, each in two encodings. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * @param elsewhere Platform or database stand on another machine, and may be gone for a while.
 * @param isCurrent Whether it is known what has changed; left out: always.
 */
export function createShopPageCache(log: Log, elsewhere: boolean, isCurrent = () => true): PageCache {
  return createPageCache({
    now: Date.now,
    maxBytes: PAGE_CACHE_BYTES,
    isCurrent,
    staleIfError: elsewhere,
    onRevalidationError: (key, error) => log.warn('page not revalidated', { page: key, error }),
  });
}
