/** The files of a bucket that were served last, in memory: it is asked less often, and while it is gone they are still served. */
import { LRUCache } from 'lru-cache';
import type { Storage } from './storage.ts';

/** Bytes of all files together, and of the largest one that is kept. */
const MOST = 24 * 1024 * 1024;
const LARGEST = 512 * 1024;
/** Milliseconds until the bucket is asked again whether a file is still there, and until one that fails is asked again. */
const PACE = { fresh: 600_000, pause: 10_000 };

type Kept = { readonly bytes: Buffer; readonly until: number };

/** What stands under a key never changes; another process may remove it, which is seen when the bucket is asked again. */
export function rememberFiles(storage: Storage, { fresh, pause }: typeof PACE = PACE): Storage {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  const keep = (key: string, bytes: Buffer, forMs: number): Buffer => {
    kept.set(key, { bytes, until: Date.now() + forMs });
    return bytes;
  };
  return {
    ...storage,
    async get(key) {
      const known = kept.get(key);
      if (known && Date.now() < known.until) return known.bytes;
      let bytes: Buffer | undefined;
      try {
        bytes = await storage.get(key);
      } catch (error) {
        if (!known) throw error;
        return keep(key, known.bytes, pause);
      }
      if (bytes) return keep(key, bytes, fresh);
      kept.delete(key);
      return undefined;
    },
    async put(key, bytes) {
      await storage.put(key, bytes);
      keep(key, Buffer.from(bytes), fresh);
    },
    async remove(key) {
      kept.delete(key);
      await storage.remove(key);
    },
  };
}
