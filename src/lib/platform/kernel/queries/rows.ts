/** How queries of pages read what a process may remember; `memory/rows.ts` is the memory. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
export type Key = string | number;
/** `until`: when the passing of time alone may change it; null for never. */
export type Timed = { readonly until: Date | null };

/** What is read of each of many ids stands under keys of its own. */
export type Keyed<T> = {
  /** Kinds of which every row that is read of an id stands in its keys. */
  readonly kinds: readonly string[];
  readonly keys: (id: number, value: T | undefined) => readonly string[];
};

/** Everything that is read of an id belongs to the product of that id. */
export const BY_PRODUCT: Keyed<unknown> = { kinds: ['product'], keys: (id) => [`product:${id}`] };
/** What is read depends on whole tables. */
export const BY_TABLES: Keyed<unknown> = { kinds: [], keys: () => [] };

/** What is remembered is read again once something it was read from has changed (docs/decisions/026). */
export type Known = {
  /** What `read` gives for one key. */
  readonly one: <T, K extends Key>(read: (db: Db, key: K) => Promise<T>, key: K) => Promise<T>;
  /** What `read` gives for one key at `now`, as long as it says that it holds. */
  readonly at: <T extends Timed>(
    read: (db: Db, key: number, now: Date) => Promise<T>,
    key: number,
    now: Date,
  ) => Promise<T>;
  /** What `read` gives for many ids, which it is asked for together; of those it leaves out, nothing. */
  readonly each: <T>(
    keyed: Keyed<T>,
    read: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, T>>;
};

/** The same without a memory, for what is walked through once and for what is read inside a transaction. */
export function unknown(db: Db): Known {
  return {
    one: (read, key) => read(db, key),
    at: (read, key, now) => read(db, key, now),
    each: (_, read, ids) => read(db, ids),
  };
}
