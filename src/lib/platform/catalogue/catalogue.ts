/**
 * All products as listings know them, in the memory of the process: counting what tens of thousands of products are
 * filtered by takes milliseconds here, and half a second in a database (docs/decisions/015). The database stays the
 * truth: before each listing its log of changes is asked, and what has changed is read again.
 */
import type { Kysely } from 'kysely';
import { changesSince, currentSnapshot, forgetOldChanges } from '../queries/catalogue/changes.ts';
import { filterValues } from '../queries/catalogue/filter-values.ts';
import { goodsRows, productIds } from '../queries/catalogue/goods.ts';
import { openWords, type Words } from '../queries/search/words.ts';
import type { Schema } from '../schema.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { createShelf, type Shelf } from './shelf.ts';

export type Catalogue = Pick<Shelf, 'marks' | 'byId' | 'of' | 'popular'> & { readonly words: Words };

/** Gives the catalogue with everything in it that was committed before the call. */
export type ReadCatalogue = () => Promise<Catalogue>;

/** Products read by one statement; others get their turn in between. */
const STEP = 1000;
/** Milliseconds. The log is kept for a day: a process that has not asked for longer than this begins anew. */
const SILENCE = 12 * 3_600_000;
const BETWEEN_TIDYINGS = 3_600_000;

type Db = Kysely<Schema>;
/** `snapshot`: what of the database is in it. */
type Held = {
  readonly shelf: Shelf;
  readonly words: Words;
  readonly snapshot: string;
  readonly askedAt: number;
  readonly tidiedAt: number;
  /** `Database.writes` before the log was asked. */
  readonly writes: number | undefined;
};

type Brought = Omit<Held, 'writes'>;

/**
 * Reads all products with its first use.
 * @param writes Of a database nobody else can write to (database.ts): the log is asked only after a write.
 */
export function openCatalogue(db: Db, writes?: () => number): ReadCatalogue {
  let held: Held | undefined;
  const bring = oneAfterAnother(async () => {
    const [now, before] = [Date.now(), writes?.()];
    const recent = held && now - held.askedAt < SILENCE;
    held = { ...(held && recent ? await brought(db, held, now) : await begun(db, now)), writes: before };
    return held;
  });
  return async () => {
    const ended = writes?.();
    const same = ended !== undefined && held?.writes === ended && Date.now() - held.askedAt < SILENCE;
    const { shelf, words } = held && same ? held : await bring();
    return { ...shelf, words };
  };
}

async function begun(db: Db, now: number): Promise<Brought> {
  const snapshot = await currentSnapshot(db);
  const shelf = createShelf();
  let ids = await productIds(db, 0, STEP);
  while (ids.length > 0) {
    shelf.replace(ids, await goodsRows(db, ids));
    ids = await productIds(db, ids.at(-1) ?? 0, STEP);
  }
  shelf.rename(await filterValues(db));
  await forgetOldChanges(db);
  return { shelf, words: openWords(db), snapshot, askedAt: now, tidiedAt: now };
}

async function brought(db: Db, { shelf, words, snapshot, tidiedAt }: Held, now: number): Promise<Brought> {
  const changes = await changesSince(db, snapshot);
  if (changes.everything) return begun(db, now);
  for (let start = 0; start < changes.products.length; start += STEP) {
    const ids = changes.products.slice(start, start + STEP);
    shelf.replace(ids, await goodsRows(db, ids));
  }
  if (changes.filters) shelf.rename(await filterValues(db));
  const tidy = now - tidiedAt > BETWEEN_TIDYINGS;
  if (tidy) await forgetOldChanges(db);
  return {
    shelf,
    words: changes.words || changes.filters ? openWords(db) : words,
    snapshot: changes.snapshot,
    askedAt: now,
    tidiedAt: tidy ? now : tidiedAt,
  };
}
