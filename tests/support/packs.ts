/** Packs, and shops that were made of one. */
import { join } from 'node:path';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createFileStorage } from '#lib/platform/kernel/storage/storage.ts';
import { exportPack } from '#lib/platform/packs/export-pack.ts';
import { importPack } from '#lib/platform/packs/import-pack.ts';
import { migratedDatabase } from './empty-database.ts';
import { createTestStore, type Filled, type TestStore, TODAY } from './store.ts';

export const storageOf = (dataDir: string) => createFileStorage(join(dataDir, 'upload'));

type Source = Pick<TestStore, 'db' | 'dataDir'>;

/** @returns Its path. */
export async function packOf(
  { db, dataDir }: Source,
  options: { readonly people?: boolean; readonly now?: Date } = {},
): Promise<string> {
  const { people = false, now = TODAY } = options;
  const path = join(dataDir, people ? 'people.zip' : 'pack.zip');
  const storage = storageOf(dataDir);
  const { lost } = await exportPack({ db, storage, path, people, madeBy: 'test', now });
  if (lost.length > 0) throw new Error(`the storage has lost ${lost[0]}`);
  return path;
}

/** A shop made of a pack, on the engine that the run is for. It has the mark of the demo store, which no pack has. */
export function storeOfPack(path: string): Promise<TestStore> {
  return createTestStore({}, async (dataDir): Promise<Filled> => {
    const filled = await migratedDatabase();
    const { db, patient } = filled.database;
    await importPack({ db: patient, storage: storageOf(dataDir), path, now: TODAY });
    await db.insertInto('seeds').values({ nome: 'demo', seeded_at: TODAY }).execute();
    return filled;
  });
}

/** The demo store in an embedded database, whatever engine the run is for. */
export function embeddedStore(): Promise<TestStore> {
  return createTestStore({}, async (dataDir): Promise<Filled> => {
    const { copySeeded } = await import('./seeded.ts');
    await copySeeded(dataDir, TODAY);
    return { database: await openDatabase({ dataDir }), drop: async () => undefined };
  });
}
