/**
 * Files of the shop by key, such as `midia/fachada-0123456789abcdef.webp`. What stands under a key never changes, so
 * neither caches nor other processes have to be notified. On a disk here, in a bucket in object-storage.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Storage = {
  /** @throws when the disk or the bucket fails; so do the others. RangeError for what can be no key. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined for what is not there. An empty file is what a power cut left of files of before: it counts as missing. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Does nothing for what is not there. */
  readonly remove: (key: string) => Promise<void>;
  /** Keys right below a folder, in order. */
  readonly list: (folder: string) => Promise<readonly string[]>;
};

/** No part of a key begins with a dot, so that none leads out of the directory. */
const KEY = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

export function createFileStorage(directory: string): Storage {
  const pathOf = (key: string): string => {
    refuseStrangeKey(key);
    return join(directory, key);
  };
  return {
    put: (key, bytes) => keep(pathOf(key), bytes),
    async get(key) {
      const bytes = await readFile(pathOf(key)).catch(missing(undefined));
      return bytes && bytes.length > 0 ? bytes : undefined;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(folder) {
      const names = await readdir(pathOf(folder)).catch(missing<string[]>([]));
      return names
        .filter((name) => !name.endsWith('.tmp'))
        .toSorted()
        .map((name) => `${folder}/${name}`);
    },
  };
}

/** @throws RangeError for a key that could lead elsewhere. */
export function refuseStrangeKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError(`no key of the storage: ${key}`);
}

function missing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}

/** Written beside, synced and renamed, so that nobody ever reads half a file, after a power cut neither. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
