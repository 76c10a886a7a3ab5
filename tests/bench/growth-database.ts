/** The database that grows: opened by the benchmark, then by a shop, then by the benchmark again. */
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { seedDemo } from '../support/demo.ts';
import { createPostgres } from '../support/postgres.ts';
import { copySeeded } from '../support/seeded.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';
import { TODAY } from '../support/store.ts';

export type GrowthDatabase = {
  readonly dataDir: string;
  /** '' for the embedded one in `dataDir`. */
  readonly databaseUrl: string;
  /** To be closed before somebody else opens it. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
};

/** With the demo store in it. A new one beside the one `DATABASE_URL` names, else an embedded one. */
export async function growthDatabase(): Promise<GrowthDatabase> {
  const dataDir = temporaryDirectory();
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    await copySeeded(dataDir, TODAY);
    const remove = async () => removeDirectory(dataDir);
    return { dataDir, databaseUrl: '', open: () => openDatabase({ dataDir }), remove };
  }
  const { url, drop } = await createPostgres(DATABASE_URL);
  const open = () => openDatabase({ databaseUrl: url });
  const { db, close } = await open();
  await migrate(db);
  await seedDemo(db, TODAY, dataDir);
  await close();
  const remove = async () => {
    await drop();
    removeDirectory(dataDir);
  };
  return { dataDir, databaseUrl: url, open, remove };
}
