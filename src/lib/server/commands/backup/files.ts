/** The files of a data directory, as they go into a backup and come out of one. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TarEntry } from './tar.ts';

/** Of this directory alone: who uses it, what a restore was in the middle of, exports nobody fetched yet, and addresses that the law keeps apart. */
const LEFT_OUT = /^(?:lock\.\d+|restoring|packs|logs)$/;

/**
 * Everything below `folder`, folders before what is in them, under the name `prefix`.
 * @param isWanted Asked about the names at the top.
 */
export async function* entriesOf(
  folder: string,
  prefix: string,
  isWanted: (name: string) => boolean = (name) => !LEFT_OUT.test(name),
): AsyncGenerator<TarEntry> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isWanted(entry.name)) continue;
    const path = `${prefix}/${entry.name}`;
    const place = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield { kind: 'folder', path, mode: 0o700 };
      yield* entriesOf(place, path, () => true);
    } else if (entry.isFile()) {
      yield* fileEntry(place, path);
    }
  }
}

/** Nothing when the file is gone meanwhile, as pictures being made are. */
export async function* fileEntry(place: string, path: string): AsyncGenerator<TarEntry> {
  const handle = await open(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const { size, mode } = await handle.stat();
    // A file that grows meanwhile is kept as long as it was; one that shrinks is noticed.
    const content =
      size === 0
        ? nothing()
        : (createReadStream('', {
            fd: handle,
            end: size - 1,
            autoClose: false,
          }) as AsyncIterable<Uint8Array>);
    yield { kind: 'file', path, mode, size, content };
  } finally {
    await handle.close();
  }
}

/** Puts an entry under `folder`. Nothing there is written over. */
export async function unpack(folder: string, entry: TarEntry): Promise<void> {
  const place = join(folder, entry.path);
  if (entry.kind === 'folder') return void (await mkdir(place, { recursive: true, mode: entry.mode }));
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(entry.content, createWriteStream(place, { mode: entry.mode, flags: 'wx' }));
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
