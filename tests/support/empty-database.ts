/** A database of a test's own without a shop in it, on the engine that the run is for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createPostgres, type OwnPostgres } from './postgres.ts';
import { copyMigrated, copyMigratedPostgres } from './seeded.ts';

type Empty = {
  readonly database: Database;
  readonly drop: () => Promise<void>;
};

/** Without tables. */
export async function emptyDatabase(): Promise<Empty> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined) return on(await createPostgres(DATABASE_URL));
  const database = await openDatabase({ memory: true });
  return { database, drop: database.close };
}

/** As the migrations leave it, of which it is a copy. */
export async function migratedDatabase(): Promise<Empty> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined) return on(await copyMigratedPostgres(DATABASE_URL));
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-migrated-'));
  await copyMigrated(dataDir);
  const database = await openDatabase({ dataDir });
  return {
    database,
    drop: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function on({ url, drop }: OwnPostgres): Promise<Empty> {
  const database = await openDatabase({ databaseUrl: url });
  return {
    database,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}
