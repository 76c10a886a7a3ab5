/** Bytes in memory, made once for each key however many callers ask; the least recently used are dropped first. */
import { LRUCache } from 'lru-cache';

export type ByteShelf<Bytes extends Uint8Array> = {
  readonly recall: (key: string, make: () => Promise<Bytes>) => Promise<Bytes>;
};

/** `most` in bytes. */
export function createByteShelf<Bytes extends Uint8Array = Buffer>(most: number): ByteShelf<Bytes> {
  const kept = new LRUCache<string, Bytes, () => Promise<Bytes>>({
    maxSize: most,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) => context(),
    // What is being made is given to its callers, also where it is dropped meanwhile.
    ignoreFetchAbort: true,
  });
  return { recall: (key, make) => kept.forceFetch(key, { context: make }) };
}
