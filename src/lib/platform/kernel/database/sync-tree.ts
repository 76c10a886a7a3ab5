/** Syncs files, so that a power cut does not take them back. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are synced at once. */
const AT_ONCE = 8;

/** A folder and everything below it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const next = paths.values();
  const work = async (): Promise<void> => {
    for (const path of next) await syncFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A file, or the names in a folder. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
