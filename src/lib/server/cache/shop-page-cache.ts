/** The page cache as a shop runs it. */
import type { Log } from '../observe/log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

/** 64 MiB: about fourteen hundred pages, each in two encodings, with their tags. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/**
 * @param elsewhere The platform or the database is on another machine, and may be unreachable for a while.
 * @param isCurrent Whether changes can be read; always when omitted.
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
