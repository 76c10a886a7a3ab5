/** What commands that work on the data have in common: settings, the lock on the data, the database at its newest. */
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { type Config, processEnvironment, readConfig } from '../config.ts';
import { lockData } from '../data-lock.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];
/** Besides: the same data for statements that take long, and what the settings say. */
type Beside = { readonly patient: Database; readonly config: Config };

/**
 * With the embedded database the shop must not be running.
 * @throws Error for settings that are wrong, a hosted platform, and data that another process holds.
 */
export async function withDatabase<T>(work: (db: Database, beside: Beside) => Promise<T>): Promise<T> {
  const config = readConfig(processEnvironment());
  if (config.platformUrl !== undefined)
    throw new Error('PLATFORM_URL is set: the hosted platform keeps the data of this shop');
  const unlock = lockData(config);
  try {
    const { db, patient, checkpoint, close } = await openDatabase(config);
    try {
      await migrate(patient);
      const result = await work(db, { patient, config });
      await checkpoint();
      return result;
    } finally {
      await close();
    }
  } finally {
    unlock();
  }
}

/** Runs a command; what goes wrong is said in one line, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
