/** How queries of pages read what a process may remember; known/known.ts is the memory. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
export type Key = string | number;
/** `until`: when the passing of time alone may change it; null for never. */
export type Timed = { readonly until: Date | null };

/**
 * What makes it be read again: a change of the shop around the products alone, of any product, or of the one product
 * whose id is the key. The first makes everything be read again.
 */
export type Scope = 'shop' | 'catalogue' | 'product';

export type Known = {
  /** What `read` gives for one key. What is undefined is asked for again each time. */
  readonly one: <T, K extends Key>(scope: Scope, read: (db: Db, key: K) => Promise<T>, key: K) => Promise<T>;
  /** What `read` gives for one key at `now`, as long as it says that it holds. */
  readonly at: <T extends Timed>(
    scope: Scope,
    read: (db: Db, key: number, now: Date) => Promise<T>,
    key: number,
    now: Date,
  ) => Promise<T>;
  /** What `read` gives for many keys, which it is asked for together; of those it leaves out, nothing. */
  readonly each: <T>(
    scope: Scope,
    read: (db: Db, keys: readonly number[]) => Promise<ReadonlyMap<number, T>>,
    keys: readonly number[],
  ) => Promise<ReadonlyMap<number, T>>;
};

/** The same without a memory, for what is walked through once and for what is read inside a transaction. */
export function unknown(db: Db): Known {
  return {
    one: (_, read, key) => read(db, key),
    at: (_, read, key, now) => read(db, key, now),
    each: (_, read, keys) => read(db, keys),
  };
}
