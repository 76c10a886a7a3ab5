/**
 * What pages are made of, remembered by the process: settings, categories, products with their pictures. The database
 * stays the truth: before anything remembered is given, the log of changes is asked (docs/decisions/026), and what has
 * changed is forgotten. Only what everybody may see is read through it: nothing of a visitor, no price of a
 * reseller. What depends on the time is kept for all times, and chosen from at the moment of the call.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ServerWatch } from '../database/server-watch.ts';
import { type Changes, changesSince, firstLook } from '../queries/change-log.ts';
import type { Known, Scope } from '../queries/rows.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { createShelf, type Shelf } from './row-cache.ts';

type Db = Kysely<Schema>;

/** Gives what is known with everything in it that was committed before the call: the same object until any of it changes. */
export type ReadKnown = () => Promise<Known>;

/** Milliseconds. The log is kept for a day: a process that has not asked for longer than this begins anew. */
const SILENCE = 12 * 3_600_000;

type Asked = {
  readonly snapshot: string;
  readonly epoch: number;
  readonly at: number;
  readonly writes: number | undefined;
};

/** @param writes Of a database nobody else can write to (database.ts): the log is asked only after a write. */
export function openKnown(db: Db, server: ServerWatch, writes?: () => number): ReadKnown {
  const shelves = { shop: createShelf(db), catalogue: createShelf(db), product: createShelf(db) };
  const view = (): Known => ({
    one: (scope, read, key) => shelves[scope].one(read, key),
    at: (scope, read, key, now) => shelves[scope].at(read, key, now),
    each: (scope, read, keys) => shelves[scope].each(read, keys),
  });
  let known = view();
  let asked: Asked | undefined;
  const ask = oneAfterAnother(async () => {
    const [at, before, last] = [Date.now(), writes?.(), server.epoch()];
    const goesOn = asked?.epoch === last && at - asked.at < SILENCE;
    const changes = asked && goesOn ? await changesSince(db, asked.snapshot) : undefined;
    const look = changes ?? (await firstLook(db));
    const epoch = server.saw(look);
    if (forget(shelves, epoch === last ? changes : undefined)) known = view();
    asked = { snapshot: look.snapshot, epoch, at, writes: before };
  });
  return async () => {
    const ended = writes?.();
    if (ended === undefined || asked?.writes !== ended || Date.now() - asked.at >= SILENCE) await ask();
    return known;
  };
}

/** Whether anything has changed, also what is not kept here: words that searches find. */
function forget(
  { shop, catalogue, product }: Readonly<Record<Scope, Shelf>>,
  changes: Changes | undefined,
): boolean {
  if (!changes || changes.everything || changes.filters || changes.shop) {
    for (const shelf of [shop, catalogue, product]) shelf.clear();
    return true;
  }
  if (changes.products.length > 0) {
    catalogue.clear();
    product.forget(changes.products);
  }
  return changes.products.length > 0 || changes.words;
}
