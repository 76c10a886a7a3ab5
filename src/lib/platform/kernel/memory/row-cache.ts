/**
 * Caches the rows that pages are made of: settings, categories, products with their pictures. Only what everybody may see is
 * read through it: nothing of one visitor, no price of a reseller. Rows that depend on the time are cached for all times, and
 * chosen from at the moment of the call.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Changes } from '../changes/changes.ts';
import { noteUntil } from '../changes/collect.ts';
import { createMemory, type Memory } from '../changes/memory.ts';
import type { Known } from '../queries/rows.ts';

export type ReadKnown = () => Promise<Known>;

/** Entries per reading function. About 10 MB of products. */
const MOST = 2000;

export function openRowCache(db: Kysely<Schema>, changes: Changes, now: () => Date): ReadKnown {
  /** By reading function. */
  const memories = new Map<unknown, Memory<unknown>>();
  const of = (read: unknown): Memory<unknown> => {
    const own = memories.get(read) ?? createMemory({ changes, max: MOST, now: () => now().getTime() });
    memories.set(read, own);
    return own;
  };
  const known: Known = {
    one: (read, key) => of(read).get(String(key), () => read(db, key)),
    async at(read, key, moment) {
      const kept = await of(read).get(String(key), async () => {
        const value = await read(db, key, moment);
        noteUntil(value.until);
        return { moment, value };
      });
      const { until } = kept.value;
      const holds = kept.moment <= moment && (until === null || moment < until);
      return holds ? kept.value : read(db, key, moment);
    },
    each: ({ kinds, keys }, read, ids) =>
      of(read).getMany(ids, { key: String, kinds, notes: keys, read: (missing) => read(db, missing) }),
  };
  return async () => known;
}
