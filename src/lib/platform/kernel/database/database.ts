/**
 * The database handle: Kysely over PGlite (embedded) or PostgreSQL. With `pool-postgres.ts` and the lookers of
 * `changes` all that knows a driver.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type Changes, EVERY, openChanges } from '../changes/changes.ts';
import type { Looker } from '../changes/look.ts';
import { createPGliteLooker } from '../changes/look-pglite.ts';
import { createPostgresLooker } from '../changes/look-postgres.ts';
import { watchedDialect } from '../changes/watched-dialect.ts';
import { durableDialect } from './durable-dialect.ts';
import { DurableFiles } from './durable-files.ts';
import { isReadOnly } from './outage.ts';
import { openPool, type RenewablePool } from './pool-postgres.ts';
import { createPrimary } from './primary.ts';
import { createServerWatch, type ServerWatch } from './server-watch.ts';
import { syncFile, syncTree } from './sync-tree.ts';

export type Database = {
  readonly db: Kysely<Schema>;
  /** The same data for statements that may take long, as migrations do: their answer is waited for without a limit. */
  readonly patient: Kysely<Schema>;
  readonly engine: 'pglite' | 'postgres';
  readonly server: ServerWatch;
  /** Bytes that are free on the disk of an embedded database. */
  readonly free?: () => number;
  /** Connections to a PostgreSQL, and how many statements wait for one. */
  readonly connections?: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>;
  /** Writes everything to the data files; PostgreSQL does that by itself. */
  readonly checkpoint: () => Promise<void>;
  /**
   * Opens the feed of changes of a migrated database; once. The caller stops it before closing the database.
   * @param onFailure Told why the log could not be read.
   */
  readonly follow: (onFailure: (error: unknown) => void) => Changes;
  /** Ends all connections; safe to call twice. */
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** Holds the embedded database in `db/`. The caller has locked it (lock.ts). */
  readonly dataDir?: string;
  /** `postgres://…`; goes before `dataDir`. Several are servers of one database: a primary and its standbys. */
  readonly databaseUrl?: string | readonly [string, ...string[]] | undefined;
  /** An embedded database that is gone when it is closed. */
  readonly memory?: boolean;
};

/** The embedded database could not be opened; says what an operator can mend. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

/** A database that is made, and what its first writes take (bytes). */
const ROOM = 64 * 1024 * 1024;
/** A connection on which nothing comes for this long is given up, and with it the statement that waits (ms). */
const SILENCE = 8000;
/** Of the embedded database, all resident from the start: its default of 128 MB makes a shop of some thousand products no faster. */
const SHARED_BUFFERS = '16MB';

/** Embedded directories open in this process. On `globalThis`, as this module may be loaded twice in one process. */
const open = openDirectories();

/** @throws Error when the directory is open in this process already, or the database cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  if (databaseUrl !== undefined)
    return openPostgres(typeof databaseUrl === 'string' ? [databaseUrl] : databaseUrl);
  if (options.memory) return openPGlite(undefined);
  if (options.dataDir !== undefined) return openPGlite(resolve(options.dataDir, 'db'));
  throw new Error('openDatabase needs dataDir, databaseUrl or memory');
}

async function openPGlite(directory: string | undefined): Promise<Database> {
  if (directory !== undefined) {
    // A second handle would answer, and both would silently lose rows.
    if (open.has(directory)) throw new Error(`the database in ${directory} is open in this process already`);
    open.add(directory);
    mkdirSync(join(directory, '..'), { recursive: true });
  }
  const release = () => directory !== undefined && open.delete(directory);
  try {
    if (directory !== undefined && !existsSync(directory)) await makeEmpty(directory);
    const files =
      directory === undefined
        ? undefined
        : new DurableFiles(directory, () => checkpoint().catch(() => undefined));
    const pglite = await PGlite.create({
      ...(files && { fs: files }),
      extensions: { unaccent, pg_trgm },
      startParams: [...startParams(files), '-c', `shared_buffers=${SHARED_BUFFERS}`],
    });
    const { wrote, follow } = createFollower();
    const plain = new PGliteDialect({ pglite });
    const db = new Kysely<Schema>({
      dialect: watchedDialect(files ? durableDialect(plain, files) : plain, wrote),
    });
    const checkpoint = async (): Promise<void> => void (await sql`checkpoint`.execute(db));
    const server = createServerWatch();
    return {
      db,
      patient: db,
      engine: 'pglite',
      server,
      follow: follow({ looker: createPGliteLooker(db), server }),
      ...(directory !== undefined && { free: () => freeBytes(join(directory, '..')) }),
      checkpoint,
      close: once(async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      }),
    };
  } catch (error) {
    release();
    throw new DatabaseOpenError(whyClosed(directory, error), { cause: error });
  }
}

/** PGlite asks for no sync by itself, and has no function for the way of syncing that is PostgreSQL's default. */
function startParams(files: DurableFiles | undefined): readonly string[] {
  const params = PGlite.defaultStartParams;
  if (!files) return params;
  const settings = ['wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=128MB'];
  return [...params.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])];
}

/** It gets its name when it is whole: one that was cut off half made could never be opened. */
async function makeEmpty(directory: string): Promise<void> {
  const making = `${directory}.making`;
  rmSync(making, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: making });
  await pglite.close();
  await syncTree(making);
  renameSync(making, directory);
  await syncFile(join(directory, '..'));
}

/** The engine ends with an exception of its own, whatever it was that it missed. */
function whyClosed(directory: string | undefined, error: unknown): string {
  const free = directory === undefined ? ROOM : freeBytes(join(directory, '..'));
  const reason = error instanceof Error ? error.message : 'the engine ended';
  const said = free < ROOM ? `only ${Math.floor(free / 2 ** 20)} MB are free on its disk` : reason;
  return `The database in ${directory} could not be opened: ${said}`;
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

async function openPostgres(urls: readonly [string, ...string[]]): Promise<Database> {
  const primary = createPrimary(urls);
  const server = createServerWatch();
  const { wrote, follow } = createFollower();
  const pools: RenewablePool[] = [];
  const openFor = (silence: number) => {
    const pool = openPool(primary, silence, server);
    pools.push(pool);
    const failed = (error: unknown): void => {
      if (isReadOnly(error)) pool.renew();
    };
    return new Kysely<Schema>({ dialect: watchedDialect(new PostgresDialect({ pool }), wrote, failed) });
  };
  const [db, patient] = [openFor(SILENCE), openFor(0)];
  const close = once(async () => void (await Promise.all([db.destroy(), patient.destroy()])));
  try {
    await primary.find();
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    patient,
    engine: 'postgres',
    server,
    connections: () => addUp(pools.map(({ connections }) => connections())),
    follow: follow({ looker: createPostgresLooker(primary), server, every: EVERY }),
    checkpoint: async () => undefined,
    close,
  };
}

function addUp(all: readonly ReturnType<RenewablePool['connections']>[]) {
  const sum = (of: 'busy' | 'idle' | 'waiting') => all.reduce((total, one) => total + one[of], 0);
  return { busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') };
}

type Source = { readonly looker: Looker; readonly server: ServerWatch; readonly every?: number };

/** Before a feed is opened, writes need not be reported. */
function createFollower() {
  let changes: Changes | undefined;
  return {
    wrote: (): void => changes?.wrote(),
    follow: (source: Source) => (onFailure: (error: unknown) => void) => {
      changes = openChanges({ ...source, onFailure });
      return changes;
    },
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

function openDirectories(): Set<string> {
  const key = Symbol.for('vitrine.databases');
  const shared = globalThis as { [key]?: Set<string> };
  shared[key] ??= new Set();
  return shared[key];
}
