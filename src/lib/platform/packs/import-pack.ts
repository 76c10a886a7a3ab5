/**
 * Brings a pack into an empty shop. It is read as a whole first; then, in one transaction that one import at a time can begin,
 * its pictures are put in place, which nothing shows yet, and all rows follow: a process killed at any moment leaves the empty shop, and a mark that says so.
 */
import type { Kysely } from 'kysely';
import { toShopTime } from '#lib/domain/kernel/shop-time.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { adoptDrawings } from './adopt-drawings.ts';
import { type Accounts, checkPack } from './check-pack.ts';
import { type Manifest, storageKey } from './manifest.ts';
import { PackError } from './pack-error.ts';
import { countRows } from './queries/read-rows.ts';
import { type Table, tablesInOrder } from './queries/shape.ts';
import {
  bringAddressesBack,
  renumberStaff,
  type StaffRow,
  setAddressesAside,
  staffRows,
} from './queries/staff-ids.ts';
import {
  emptyTable,
  finishRows,
  forgetBegun,
  markBegun,
  markDone,
  prepareRows,
  setColumns,
  writeRows,
} from './queries/write-rows.ts';
import { openPack, type Pack } from './read-pack.ts';
import { currentName, PACKED, PREFILLED, STAFF_TABLES } from './tables.ts';

export type ImportOptions = {
  readonly db: Kysely<Schema>;
  readonly storage: Storage;
  readonly path: string;
  readonly now: Date;
  /** Told how many of so many rows are in. */
  readonly onProgress?: (done: number, total: number) => void;
  /**
   * The pack is the demo store: it comes in as if it had been made today, by whole days of the shop, and no mark says that it
   * began, as the next start begins it anew.
   */
  readonly demo?: boolean;
};

export type Imported = {
  readonly manifest: Manifest;
  /** Which number an account of before has now. */
  readonly numberOf: (account: number) => number;
};

/** Rows in one statement, and characters of them: a line may be large. */
const BATCH = 200;
const BATCH_LENGTH = 8 * 2 ** 20;

/** @throws PackError in words for a pack or a shop that does not serve; the shop is as it was then. */
export async function importPack(options: ImportOptions): Promise<Imported> {
  const { db, storage, path, now, onProgress, demo = false } = options;
  const pack = await openPack(path);
  try {
    await refuseFull(db);
    const tables = new Map((await tablesInOrder(db)).map((table) => [table.name, table]));
    const staff = await staffRows(db);
    const accounts = await checkPack(pack, tables, staff);
    let numbers: ReadonlyMap<number, number> = new Map();
    if (!demo) await markBegun(db, now);
    try {
      await db.transaction().execute(async (trx) => {
        // Before the pictures: whoever finds a shop here must not have touched anything of it.
        await prepareRows(trx);
        await refuseFull(trx);
        await withPictures(storage, pack, async () => {
          numbers = await write(trx, pack, {
            ...{ tables: [...tables.values()], staff, accounts, onProgress },
            days: demo ? daysBetween(pack.manifest.createdAt, now.toISOString()) : 0,
          });
          await markDone(trx, demo ? 'demo' : 'pack', now);
        });
      });
    } catch (error) {
      // As far as the database still answers.
      if (!demo) await forgetBegun(db).catch(() => undefined);
      throw inWords(error);
    }
    if (isOlder(pack.manifest)) await adoptDrawings(db, storage);
    return { manifest: pack.manifest, numberOf: (account) => numbers.get(account) ?? account };
  } finally {
    pack.close();
  }
}

/** Of a shop that drew the pictures of its demo products. */
function isOlder({ tables }: Manifest): boolean {
  return tables.some(({ name, columns }) => name === 'product_media' && columns.includes('view'));
}

export async function isEmptyShop(db: Kysely<Schema>): Promise<boolean> {
  return (await firstFound(db)) === undefined;
}

async function refuseFull(db: Kysely<Schema>): Promise<void> {
  const found = await firstFound(db);
  if (found !== undefined) throw new PackError('full', found);
}

/** What a shop has that an empty one has not. */
async function firstFound(db: Kysely<Schema>): Promise<string | undefined> {
  for (const table of Object.keys(PACKED)) {
    if (PREFILLED.includes(table) || STAFF_TABLES.includes(table)) continue;
    const rows = await countRows(db, table);
    if (rows > 0) return `${table}: ${rows}`;
  }
  return undefined;
}

type Writing = {
  readonly onProgress: ImportOptions['onProgress'] | undefined;
  readonly tables: readonly Table[];
  readonly days: number;
  readonly staff: readonly StaffRow[];
  readonly accounts: Accounts;
};

async function write(
  trx: Trx,
  pack: Pack,
  { tables: order, days, staff, accounts, onProgress = () => undefined }: Writing,
): Promise<ReadonlyMap<number, number>> {
  const { tables, people } = pack.manifest;
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const numbers = people ? await makeRoom(trx, staff, accounts) : new Map<number, number>();
  const kept = new Set(accounts.same.values());
  for (const { name, columns } of order) {
    const told = tables.find((table) => currentName(table.name) === name);
    if (!told) continue;
    if (PREFILLED.includes(name)) await emptyTable(trx, name);
    const named = columns.filter((column) => told.columns.includes(column.name));
    for await (const lines of batches(pack.lines(told.name))) {
      const wanted = name === 'users' ? lines.filter((line) => !kept.has(JSON.parse(line).id)) : lines;
      if (wanted.length > 0) await writeRows(trx, name, named, wanted, days);
      done += lines.length;
      onProgress(done, total);
    }
    if (PREFILLED.includes(name)) await setAgain(trx, name, people);
  }
  if (people) await bringAddressesBack(trx);
  await finishRows(trx);
  return numbers;
}

/** What an export leaves out of the one row of a table does not come in by a pack that somebody made by hand either. */
async function setAgain(trx: Trx, name: string, people: boolean): Promise<void> {
  const { set, alone } = PACKED[name] ?? {};
  const rows = await setColumns(trx, name, { ...set, ...(people ? {} : alone?.set) });
  if (rows !== 1) throw new PackError('count', `${name}: ${rows}`);
}

/** Who is here keeps their account, password and roles, under the number that the pack knows them by or one behind all others. */
async function makeRoom(
  trx: Trx,
  staff: readonly StaffRow[],
  { same, last }: Accounts,
): Promise<ReadonlyMap<number, number>> {
  let next = Math.max(last, ...staff.map(({ id }) => id));
  const numbers = new Map(staff.map(({ id }) => [id, same.get(id) ?? ++next]));
  await renumberStaff(trx, numbers);
  await setAddressesAside(trx);
  return numbers;
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    if (batch.length === BATCH || (batch.length > 0 && length + line.length > BATCH_LENGTH)) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(line);
    length += line.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Puts the pictures in place that the storage has not. When `work` fails, those are taken away again, as far as the storage
 * still answers, and no other: a bucket can hold the pictures of another shop too.
 */
async function withPictures(storage: Storage, pack: Pack, work: () => Promise<void>): Promise<void> {
  const put: string[] = [];
  try {
    for (const { name } of pack.manifest.files) {
      const key = storageKey(name);
      if (await storage.get(key)) continue;
      put.push(key);
      await storage.put(key, await pack.picture(name));
    }
    await work();
  } catch (error) {
    for (const key of put) await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

/** Days of the shop's calendar from one moment to another. */
function daysBetween(from: string, to: string): number {
  const [one, other] = [from, to].map((moment) => Date.parse(toShopTime(moment).slice(0, 10)));
  return Math.round(((other ?? 0) - (one ?? 0)) / 86_400_000);
}

/** SQLSTATE of class 22 and 23: what rows say contradicts the rules of the tables. */
function inWords(error: unknown): unknown {
  const { code, detail, message } = error as { code?: unknown; detail?: unknown; message?: unknown };
  if (typeof code !== 'string' || !/^2[23]/.test(code)) return error;
  return new PackError('refused', [message, detail].filter((part) => typeof part === 'string').join(': '), {
    cause: error,
  });
}
