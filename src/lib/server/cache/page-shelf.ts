/** Where pages stand: least recently used first out, bounded by the bytes they hold. */
import type { CacheRule } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

export type ShelfEntry = {
  readonly page: StoredPage;
  readonly rule: CacheRule;
  /** Milliseconds. */
  readonly storedAt: number;
};

export type PageShelf = {
  readonly get: (key: string) => ShelfEntry | undefined;
  readonly put: (key: string, entry: ShelfEntry) => void;
  readonly drop: (tags: readonly string[]) => void;
  readonly clear: () => void;
  /** Makes every page older than any rule lets it stand. */
  readonly age: () => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

export function createPageShelf(maxBytes: number): PageShelf {
  /** A Map keeps its insertion order; `get` moves an entry to the end. */
  const entries = new Map<string, ShelfEntry>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.page.bytes;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key, entry) {
      remove(key);
      entries.set(key, entry);
      bytes += entry.page.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    drop(tags) {
      const dropped = new Set(tags);
      for (const [key, { rule }] of entries) if (rule.tags.some((tag) => dropped.has(tag))) remove(key);
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    age() {
      for (const [key, entry] of entries) entries.set(key, { ...entry, storedAt: Number.NEGATIVE_INFINITY });
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
