/**
 * A cache that stands on the feed of changes: it holds what was read with the keys it was read under, and gives nothing that
 * was read before a change of one of them. What pages are made of, and pages themselves, stand in such caches.
 */
import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import { type Attempt, attempt, type Collected, collected, handOn, isCollecting, naming } from './collect.ts';
import { createFlights, type Flown, type Landed } from './flights.ts';
import { touching } from './keys.ts';

export type Memory<T> = {
  /**
   * What `read` gives; it runs once for all who ask meanwhile. Its keys and its moment are noted for the read around it.
   * @throws As `read` does; nothing is kept then.
   */
  readonly get: <V extends T>(key: string, read: () => Promise<V>) => Promise<V>;
  /** The same of many, those that are missing in one read; what it leaves out is undefined, and kept as such. */
  readonly getMany: <Id, V extends T>(ids: readonly Id[], many: Many<Id, V>) => Promise<ReadonlyMap<Id, V>>;
  /** What is kept and may be given; undefined for nothing. */
  readonly peek: (key: string) => Collected<T> | undefined;
  readonly size: () => number;
};

export type Many<Id, V> = {
  /** Under which one is kept. */
  readonly key: (id: Id) => string;
  /** The kinds of its own keys: rows of these that `read` reads do not count whole. */
  readonly kinds: readonly string[];
  /** The keys of one, beside those that `read` notes: these count for all of them. */
  readonly notes: (id: Id, value: V | undefined) => readonly string[];
  readonly read: (missing: readonly Id[]) => Promise<ReadonlyMap<Id, V>>;
};

export type MemoryOptions<T> = {
  readonly changes: Pick<Changes, 'subscribe' | 'isCurrent' | 'isBehind' | 'caughtUp' | 'written'>;
  /** How many are kept; what was not asked for longest goes first. */
  readonly max: number;
  /** Of all together, in what `sizeOf` counts in. */
  readonly maxSize?: number;
  readonly sizeOf?: (value: T) => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Another try to wait for somebody's read; then one reads for oneself. */
const TRIES = 2;

export function createMemory<T>({ changes, max, maxSize, sizeOf, now }: MemoryOptions<T>): Memory<T> {
  const size = ({ value }: Collected<unknown>) => Math.max(1, sizeOf?.(value as T) ?? 1);
  /** Each key always gives values of one type, which no map can say: they are read back as what `read` gives. */
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

  /** Who begins a read sees what this process wrote before; a part of it began with that already. */
  async function caughtUp(): Promise<void> {
    if (changes.isBehind() && changes.isCurrent() && !isCollecting()) await changes.caughtUp();
  }

  /**
   * What is kept, or what somebody reads just now and may be given to who asks now. Undefined at once where there is neither.
   * While nobody can tell what has changed, what is read just now is all there is; it shows what this process wrote before.
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
        // In the turn in which nobody else reads it either.
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
