/**
 * A cache on the feed of changes: it keeps what was read together with the keys of what it was read from, and never returns an
 * entry after one of its keys changed. Rows, answers and the frame of pages are kept in such caches.
 */
import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import { type Attempt, attempt, type Collected, collected, handOn, isCollecting, naming } from './collect.ts';
import { touching } from './keys.ts';
import { createFlights, type Flown, type Landed } from './reads-in-flight.ts';

export type Memory<T> = {
  /**
   * The result of `read`, which runs once for all callers that come meanwhile. Its keys and its end are noted for the read around it.
   * @throws What `read` throws; nothing is kept then.
   */
  readonly get: <V extends T>(key: string, read: () => Promise<V>) => Promise<V>;
  /** The same for many ids; the missing ones are read together. An id that `read` leaves out is kept as undefined. */
  readonly getMany: <Id, V extends T>(ids: readonly Id[], many: Many<Id, V>) => Promise<ReadonlyMap<Id, V>>;
  /** The entry, if there is a current one. */
  readonly peek: (key: string) => Collected<T> | undefined;
  readonly size: () => number;
};

export type Many<Id, V> = {
  /** The key of the entry of one id. */
  readonly key: (id: Id) => string;
  /** Kinds that `notes` names by row: reading their tables does not note the whole kind. */
  readonly kinds: readonly string[];
  /** The keys of one id. Keys that `read` notes count for every id beside them. */
  readonly notes: (id: Id, value: V | undefined) => readonly string[];
  readonly read: (missing: readonly Id[]) => Promise<ReadonlyMap<Id, V>>;
};

export type MemoryOptions<T> = {
  readonly changes: Pick<Changes, 'subscribe' | 'isCurrent' | 'isBehind' | 'caughtUp' | 'written'>;
  /** Entries kept; the least recently used is dropped first. */
  readonly max: number;
  /** Limit for the sum of `sizeOf` over all entries, in its unit. */
  readonly maxSize?: number;
  readonly sizeOf?: (value: T) => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** How often a caller tries to join a read under way before it reads by itself. */
const TRIES = 2;

export function createMemory<T>({ changes, max, maxSize, sizeOf, now }: MemoryOptions<T>): Memory<T> {
  const size = ({ value }: Collected<unknown>) => Math.max(1, sizeOf?.(value as T) ?? 1);
  /** A key always has values of one type, which a map cannot express: they are cast back to what `read` gives. */
  const entries = new LRUCache<string, Landed<unknown>>({
    max,
    ...(maxSize !== undefined && { maxSize, sizeCalculation: size }),
  });
  const keep = (key: string, landed: Landed<unknown>) => void entries.set(key, landed);
  const flights = createFlights({ now, written: changes.written, keep });

  changes.subscribe((change) => {
    const touches = touching(change);
    flights.changed(touches);
    const gone = [...entries.entries()].filter(([, { keys }]) => touches(keys));
    for (const [key] of gone) entries.delete(key);
  });

  function peek<V>(key: string): Landed<V> | undefined {
    if (!changes.isCurrent()) return undefined;
    const entry = entries.get(key) as Landed<V> | undefined;
    if (!entry || entry.until === Number.POSITIVE_INFINITY) return entry;
    const at = now();
    return entry.since <= at && at < entry.until ? entry : undefined;
  }

  /** A new read waits until everything this process wrote has been told; a read inside another one has waited already. */
  async function caughtUp(): Promise<void> {
    if (changes.isBehind() && changes.isCurrent() && !isCollecting()) await changes.caughtUp();
  }

  /**
   * The entry, or a read under way that this caller may join. Undefined at once where there is neither. While the log cannot
   * be read, entries are not used, and only a read that began after the last write of this process is joined.
   */
  function found<V>(key: string): Attempt<V> | Promise<Flown<V> | undefined> | undefined {
    const flight = flights.of<V>(key);
    const mayJoin = changes.isCurrent() || flight?.written === changes.written();
    return peek<V>(key) ?? (flight && mayJoin ? flights.join(flight) : undefined);
  }

  return {
    async get<V extends T>(key: string, read: () => Promise<V>) {
      await caughtUp();
      for (let tries = 0; tries < TRIES; tries += 1) {
        const finding = found<V>(key);
        // No await in between: nobody else begins the same read in this turn.
        if (finding === undefined) break;
        const own = await finding;
        if (!own) continue;
        handOn(own);
        return collected(own).value;
      }
      return collected(await flights.begin(key, attempt(read))).value;
    },
    async getMany<Id, V extends T>(ids: readonly Id[], many: Many<Id, V>) {
      await caughtUp();
      const values = new Map<Id, V>();
      let wanted: readonly Id[] = [...new Set(ids)];
      for (let tries = 0; wanted.length > 0; tries += 1) {
        const finding = wanted.map((id) => (tries < TRIES ? found<V | undefined>(many.key(id)) : undefined));
        const reading = readMany(
          wanted.filter((_, index) => finding[index] === undefined),
          many,
        );
        const own = await Promise.all(wanted.map((id, index) => finding[index] ?? reading.get(id)));
        for (const attempted of own) if (attempted) handOn(attempted);
        own.forEach((attempted, index) => {
          const value = attempted && collected(attempted).value;
          if (value !== undefined) values.set(wanted[index] as Id, value);
        });
        wanted = wanted.filter((_, index) => !own[index]);
      }
      return values;
    },
    peek,
    size: () => entries.size,
  };

  function readMany<Id, V>(
    missing: readonly Id[],
    { key, kinds, notes, read }: Many<Id, V>,
  ): ReadonlyMap<Id, Promise<Flown<V | undefined>>> {
    if (missing.length === 0) return new Map();
    const together = attempt(() => naming(kinds, () => read(missing)));
    return new Map(
      missing.map((id) => {
        const own = together.then((attempted): Attempt<V | undefined> => {
          const value = 'error' in attempted ? undefined : attempted.value.get(id);
          const keys = new Set([...attempted.keys, ...notes(id, value)]);
          return 'error' in attempted ? { ...attempted, keys } : { value, keys, until: attempted.until };
        });
        return [id, flights.begin(key(id), own)];
      }),
    );
  }
}
