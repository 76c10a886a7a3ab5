/**
 * `npm run restore -- archive`: puts a backup into an empty data directory, and with `DATABASE_URL` into an empty
 * database. Nothing is put in place before the whole archive was read and every file in it is what it was.
 */
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { acquireLock } from '#lib/platform/kernel/database/lock.ts';
import { syncTree } from '#lib/platform/kernel/database/sync-tree.ts';
import { isEmptyDatabase } from '#lib/platform/kernel/queries/is-empty.ts';
import { processEnvironment, readConfig } from '../config.ts';
import { RESTORING } from '../data-lock.ts';
import { ArchiveError, type Engine, readArchive } from './backup/archive.ts';
import { unpack } from './backup/files.ts';
import { restorePostgres } from './backup/postgres-tools.ts';
import { runCommand } from './database-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [archive] = positionals;
  if (archive === undefined || positionals.length > 1)
    throw new Error('say which archive: npm run restore -- backups/….tar.gz');
  const { dataDir, databaseUrl, platformUrl } = readConfig(processEnvironment());
  if (platformUrl !== undefined)
    throw new Error('PLATFORM_URL is set: the hosted platform keeps the data of this shop');
  // Also with PostgreSQL, as two restores would meet here.
  process.once('exit', acquireLock(dataDir));
  const stage = join(dataDir, RESTORING);
  await refuseFull(dataDir);
  if (databaseUrl !== undefined) await refuseFullDatabase(databaseUrl);
  try {
    const manifest = await readArchive(archive, (entry) => unpack(stage, entry)).catch(explain);
    refuseOtherEngine(manifest.engine, databaseUrl);
    if (databaseUrl !== undefined) await restorePostgres(databaseUrl, join(stage, 'database.dump'));
    await syncTree(join(stage, 'data'));
    // As long as the stage is there, no shop starts on what is in place so far.
    for (const name of await readdir(join(stage, 'data')))
      await rename(join(stage, 'data', name), join(dataDir, name));
    process.stdout.write(
      `${dataDir} is as it was at ${manifest.createdAt}: ${manifest.files.length} files\n`,
    );
  } catch (error) {
    await clear(dataDir);
    throw error;
  }
  await rm(stage, { recursive: true });
});

function explain(error: unknown): never {
  if (error instanceof ArchiveError) throw new Error(`the archive cannot be used: ${error.message}`);
  throw error;
}

/** What an earlier restore did not get to the end with is thrown away. */
async function refuseFull(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !isLock(name));
  if (names.includes(RESTORING)) return clear(dataDir);
  if (names.length > 0)
    throw new Error(`DATA_DIR is not empty (${names[0]}): move it away, or set DATA_DIR to another folder`);
}

/** The stage last: it tells whose the rest is. */
async function clear(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => !isLock(name) && name !== RESTORING);
  for (const name of [...names, RESTORING]) await rm(join(dataDir, name), { recursive: true, force: true });
}

function isLock(name: string): boolean {
  return /^lock\.\d+$/.test(name);
}

async function refuseFullDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  if (!(await isEmptyDatabase(db).finally(close)))
    throw new Error('the database of DATABASE_URL is not empty: give a new one');
}

function refuseOtherEngine(engine: Engine, databaseUrl: string | undefined): void {
  if (engine === 'postgres' && databaseUrl === undefined)
    throw new Error('the archive holds a PostgreSQL database: set DATABASE_URL to an empty one');
  if (engine === 'pglite' && databaseUrl !== undefined)
    throw new Error('the archive holds an embedded database: restore it without DATABASE_URL');
}
