/** An empty database of a test's own, on the engine that the run is for. */
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createPostgres } from './postgres.ts';

export async function emptyDatabase(): Promise<{
  readonly database: Database;
  readonly drop: () => Promise<void>;
}> {
  const { DATABASE_URL } = process.env;
  const own = DATABASE_URL === undefined ? undefined : await createPostgres(DATABASE_URL);
  const database = await openDatabase(own ? { databaseUrl: own.url } : { memory: true });
  return {
    database,
    drop: async () => {
      await database.close();
      await own?.drop();
    },
  };
}
