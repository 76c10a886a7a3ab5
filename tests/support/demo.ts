/** The demo store in an empty database, by the pack, as a first start brings it. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createFileStorage, type Storage } from '#lib/platform/kernel/storage/storage.ts';
import { bringDemo } from '#lib/platform/packs/demo.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** For databases whose pictures nobody asks for. */
const NOWHERE: Storage = {
  put: async () => undefined,
  get: async () => undefined,
  remove: async () => undefined,
  list: async () => [],
};

/** @param dataDir Where the pictures go, when somebody will ask for them. */
export async function seedDemo(db: Kysely<Schema>, now: Date, dataDir?: string): Promise<void> {
  const storage = dataDir === undefined ? NOWHERE : createFileStorage(join(dataDir, 'upload'));
  const brought = await bringDemo({ db, storage, now });
  if (brought !== 'brought') throw new Error(`the demo store could not be brought in: ${brought}`);
}
