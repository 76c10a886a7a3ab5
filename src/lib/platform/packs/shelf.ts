/** Packs on the disk between the call that makes one and those that read it. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds. */
const AN_HOUR = 3_600_000;
/** Bytes in one answer. */
const PART = 1024 * 1024;
const ID = /^[0-9a-f-]{36}$/;

export type Shelf = {
  /** A place for a file, and its name. */
  readonly place: () => Promise<{ readonly id: string; readonly path: string }>;
  /** Throws away what is older than an hour. */
  readonly sweep: () => Promise<void>;
  /** Undefined where there is none. The file is thrown away with its last part. */
  readonly part: (
    id: string,
    from: number,
  ) => Promise<{ readonly bytes: Buffer; readonly next: number | null } | undefined>;
};

/** @param folder Made when it is needed, readable by the shop alone. */
export function createShelf(folder: string): Shelf {
  const pathOf = (id: string): string => join(folder, `${id}.zip`);
  return {
    async sweep() {
      // No folder: nothing was ever exported.
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({
          mtimeMs: Number.POSITIVE_INFINITY,
        }));
        if (Date.now() - mtimeMs > AN_HOUR) await rm(join(folder, name), { force: true });
      }
    },
    async place() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomUUID();
      return { id, path: pathOf(id) };
    },
    async part(id, from) {
      const file = ID.test(id) ? await open(pathOf(id)).catch(() => undefined) : undefined;
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.max(0, Math.min(PART, size - from)));
        await file.read(bytes, 0, bytes.length, from);
        const end = from + bytes.length;
        if (end < size) return { bytes, next: end };
        await rm(pathOf(id), { force: true });
        return { bytes, next: null };
      } finally {
        await file.close();
      }
    },
  };
}
