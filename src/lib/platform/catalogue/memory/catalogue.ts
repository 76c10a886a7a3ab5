/**
 * All products as listings know them and all words they are found by, in the memory of the process: counting what tens of
 * thousands of products are filtered by takes milliseconds here, and half a second in a database (docs/decisions/015). The
 * database stays the truth: before each listing its log of changes is asked, and what has changed is read again.
 */
import type { Kysely } from 'kysely';
import { note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf } from '#lib/platform/kernel/changes/keys.ts';
import type { ServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { oneAfterAnother } from '#lib/platform/kernel/memory/one-after-another.ts';
import {
  type Changes,
  changesSince,
  firstLook,
  forgetOldChanges,
} from '#lib/platform/kernel/queries/change-log.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { goodsRows, productIds } from '../queries/entries.ts';
import { filterValues } from '../queries/filter-values.ts';
import type { Concordance } from '../search/concordance.ts';
import { collectTexts, replaced } from '../search/concordance-of.ts';
import { textsOf } from '../search/texts.ts';
import { openWords, type Words } from '../search/words.ts';
import { createShelf, type Shelf } from './entries.ts';

/** As it was at one moment: what changes later makes another one. */
export type Catalogue = Omit<Shelf, 'change'> & { readonly words: Words };

/** Gives the catalogue with everything in it that was committed before the call. */
export type ReadCatalogue = () => Promise<Catalogue>;

export type CatalogueDeps = Deps & { readonly catalogue: ReadCatalogue };

/** Products read by one statement; others get their turn in between. */
const STEP = 1000;
/** Milliseconds. The log is kept for a day: a process that has not asked for longer than this begins anew. */
const SILENCE = 12 * 3_600_000;
const BETWEEN_TIDYINGS = 3_600_000;

/** What the catalogue is made of. */
const READ = [
  ...['product', 'category', 'brand', 'attribute', 'characteristic', 'seal', 'words'].map(allOf),
  'synonyms',
  'sales',
];

type Db = Kysely<Schema>;
/** `snapshot`: what of the database is in it, as the server of that `epoch` counts. */
type Held = {
  readonly shelf: Shelf;
  readonly concordance: Concordance;
  readonly words: Words;
  readonly snapshot: string;
  readonly epoch: number;
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
export function openCatalogue(db: Db, server: ServerWatch, writes?: () => number): ReadCatalogue {
  let held: Held | undefined;
  const bring = oneAfterAnother(async () => {
    const [now, before] = [Date.now(), writes?.()];
    const goesOn = held?.epoch === server.epoch() && now - held.askedAt < SILENCE;
    const next = held && goesOn ? await brought(db, server, held, now) : undefined;
    held = { ...(next ?? (await begun(db, server, now))), writes: before };
    return held;
  });
  return async () => {
    note(...READ);
    const ended = writes?.();
    const same = ended !== undefined && held?.writes === ended && Date.now() - held.askedAt < SILENCE;
    const { shelf, words } = held && same ? held : await bring();
    return { ...shelf, words };
  };
}

async function begun(db: Db, server: ServerWatch, now: number): Promise<Brought> {
  const look = await firstLook(db);
  const epoch = server.saw(look);
  const [shelf, concordance] = [await filledShelf(db), await wholeConcordance(db)];
  await forgetOldChanges(db);
  const words = openWords(db, concordance);
  return { shelf, concordance, words, snapshot: look.snapshot, epoch, askedAt: now, tidiedAt: now };
}

/** Undefined when another server answered. */
async function brought(db: Db, server: ServerWatch, held: Held, now: number): Promise<Brought | undefined> {
  const changes = await changesSince(db, held.snapshot);
  if (server.saw(changes) !== held.epoch) return undefined;
  const shelf = changes.everything ? await filledShelf(db) : await changedShelf(db, held.shelf, changes);
  const concordance = await changedConcordance(db, held.concordance, changes);
  const tidy = now - held.tidiedAt > BETWEEN_TIDYINGS;
  if (tidy) await forgetOldChanges(db);
  return {
    shelf,
    concordance,
    words: changes.words || changes.filters || changes.everything ? openWords(db, concordance) : held.words,
    snapshot: changes.snapshot,
    epoch: held.epoch,
    askedAt: now,
    tidiedAt: tidy ? now : held.tidiedAt,
  };
}

async function filledShelf(db: Db): Promise<Shelf> {
  const shelf = createShelf().change();
  for await (const ids of allProducts(db)) shelf.replace(ids, await goodsRows(db, ids));
  shelf.rename(await filterValues(db));
  return shelf.made();
}

async function changedShelf(db: Db, before: Shelf, { products, filters }: Changes): Promise<Shelf> {
  if (products.length === 0 && !filters) return before;
  const shelf = before.change();
  for (const ids of inSteps(products)) shelf.replace(ids, await goodsRows(db, ids));
  if (filters) shelf.rename(await filterValues(db));
  return shelf.made();
}

async function wholeConcordance(db: Db): Promise<Concordance> {
  const texts = collectTexts();
  for await (const ids of allProducts(db)) texts.add(await textsOf(db, ids));
  return texts.concordance();
}

async function changedConcordance(
  db: Db,
  concordance: Concordance,
  { allWords, wordsOf }: Changes,
): Promise<Concordance> {
  if (allWords) return wholeConcordance(db);
  let changed = concordance;
  for (const ids of inSteps(wordsOf)) changed = replaced(changed, ids, await textsOf(db, ids));
  return changed;
}

async function* allProducts(db: Db): AsyncGenerator<readonly number[]> {
  let ids = await productIds(db, 0, STEP);
  while (ids.length > 0) {
    yield ids;
    ids = await productIds(db, ids.at(-1) ?? 0, STEP);
  }
}

function* inSteps(ids: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < ids.length; start += STEP) yield ids.slice(start, start + STEP);
}
