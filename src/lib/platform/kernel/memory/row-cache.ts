/** What was read, by the function that reads it and the key it was read for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Key, Timed } from '../queries/rows.ts';

type Db = Kysely<Schema>;
type ReadOne<T, K extends Key> = (db: Db, key: K) => Promise<T>;
type ReadAt<T> = (db: Db, key: number, now: Date) => Promise<T>;
type ReadEach<T> = (db: Db, keys: readonly number[]) => Promise<ReadonlyMap<number, T>>;

export type Shelf = {
  readonly one: <T, K extends Key>(read: ReadOne<T, K>, key: K) => Promise<T>;
  readonly at: <T extends Timed>(read: ReadAt<T>, key: number, now: Date) => Promise<T>;
  readonly each: <T>(read: ReadEach<T>, keys: readonly number[]) => Promise<ReadonlyMap<number, T>>;
  readonly forget: (keys: readonly Key[]) => void;
  readonly clear: () => void;
};

/** Of each function; then the oldest makes room. About 10 MB of products. */
const MOST = 2000;
const NOTHING_MISSING = Promise.resolve(new Map<number, never>());

/**
 * A value is kept as the promise of its reading, from the moment that begins: whoever asks meanwhile waits for the same
 * reading, and one that was begun before a change never comes back after it. What failed or was not there is not kept.
 */
export function createShelf(db: Db): Shelf {
  /** A function always gives values of one type, which no map can say: they are read back as what it gives. */
  const kept = new Map<unknown, Map<Key, Promise<unknown>>>();
  const of = <T>(read: unknown): Map<Key, Promise<T>> => {
    const own = kept.get(read) ?? new Map<Key, Promise<unknown>>();
    kept.set(read, own);
    return own as Map<Key, Promise<T>>;
  };
  return {
    one<T, K extends Key>(read: ReadOne<T, K>, key: K) {
      const own = of<T>(read);
      return own.get(key) ?? keep(own, key, read(db, key));
    },
    async at<T extends Timed>(read: ReadAt<T>, key: number, now: Date) {
      const own = of<{ since: Date; value: T }>(read);
      const before = await own.get(key);
      if (before && before.since <= now && (before.value.until === null || now < before.value.until))
        return before.value;
      own.delete(key);
      const reading = read(db, key, now);
      return (
        await keep(
          own,
          key,
          reading.then((value) => ({ since: now, value })),
        )
      ).value;
    },
    async each<T>(read: ReadEach<T>, keys: readonly number[]) {
      const own = of<T | undefined>(read);
      const missing = keys.filter((key) => !own.has(key));
      const reading = missing.length > 0 ? read(db, [...new Set(missing)]) : NOTHING_MISSING;
      const values = keys.map(
        async (key) =>
          [
            key,
            await (own.get(key) ??
              keep(
                own,
                key,
                reading.then((found) => found.get(key)),
              )),
          ] as const,
      );
      const found = await Promise.all(values);
      return new Map(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
    },
    forget(keys) {
      for (const own of kept.values()) for (const key of keys) own.delete(key);
    },
    clear: () => kept.clear(),
  };
}

function keep<T>(own: Map<Key, Promise<T>>, key: Key, value: Promise<T>): Promise<T> {
  const [oldest] = own.keys();
  if (own.size >= MOST && oldest !== undefined) own.delete(oldest);
  own.set(key, value);
  const drop = () => void (own.get(key) === value && own.delete(key));
  value.then((result) => result === undefined && drop(), drop);
  return value;
}
