/** Where pages are kept: what nobody asked for lately goes first, bounded by the bytes that pages and their tags take. */
import type { Touches } from '#lib/platform/kernel/changes/keys.ts';
import type { Life } from './page-life.ts';
import type { StoredPage } from './stored-page.ts';

export type ShelfEntry = {
  readonly page: StoredPage;
  readonly life: Life;
  readonly tags: ReadonlySet<string>;
};

export type PageShelf = {
  readonly get: (key: string) => ShelfEntry | undefined;
  readonly put: (key: string, entry: ShelfEntry) => void;
  readonly drop: (touches: Touches) => void;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Slot = {
  readonly entry: ShelfEntry;
  readonly bytes: number;
  /** Requested since it was last considered for removal. */
  asked: boolean;
};

export function createPageShelf(maxBytes: number): PageShelf {
  /** In order of insertion. A request only marks its page: moving it each time would cost more than finding it. */
  const slots = new Map<string, Slot>();
  let bytes = 0;

  function remove(key: string): void {
    const slot = slots.get(key);
    if (!slot) return;
    slots.delete(key);
    bytes -= slot.bytes;
  }

  /** Removes the oldest pages; one that was requested moves to the end instead. */
  function makeRoom(needed: number): void {
    for (const [key, slot] of slots) {
      if (bytes + needed <= maxBytes) return;
      if (slot.asked) {
        slot.asked = false;
        slots.delete(key);
        slots.set(key, slot);
      } else {
        remove(key);
      }
    }
  }

  return {
    get(key) {
      const slot = slots.get(key);
      if (!slot) return undefined;
      slot.asked = true;
      return slot.entry;
    },
    put(key, entry) {
      remove(key);
      const needed = bytesOf(key, entry);
      if (needed > maxBytes) return;
      makeRoom(needed);
      slots.set(key, { entry, bytes: needed, asked: false });
      bytes += needed;
    },
    drop(touches) {
      for (const [key, { entry }] of slots) if (touches(entry.tags)) remove(key);
    },
    size: () => ({ pages: slots.size, bytes }),
  };
}

/** Of a slot of a Map or a Set with the string in it, beside its letters; letters of keys and tags take a byte each. */
const SLOT = 48;

function bytesOf(key: string, { page, tags }: ShelfEntry): number {
  let bytes = page.bytes + SLOT + key.length;
  for (const tag of tags) bytes += SLOT + tag.length;
  return bytes;
}
