/** A backup: a compressed tar whose last entry, the manifest, holds the SHA-256 of every file before it. */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, readTar, type TarEntry } from './tar.ts';

export type Engine = 'pglite' | 'postgres';

export type Manifest = {
  readonly format: typeof FORMAT;
  /** Of the shop that made it. */
  readonly version: string;
  readonly createdAt: string;
  readonly engine: Engine;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
};

/** An archive that is not whole, or was not made by the shop; the message says what is wrong with it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const LONGEST_MANIFEST = 64 * 1024 * 1024;

/**
 * Writes `file`, readable by its owner alone. It has its name only when it is whole, on the disk, and was read back.
 * @throws Error of the file system, TarError for a file that changed meanwhile.
 */
export async function writeArchive(
  file: string,
  about: Omit<Manifest, 'files' | 'format'>,
  entries: AsyncIterable<TarEntry>,
): Promise<Manifest> {
  const partial = `${file}.partial`;
  try {
    const content = Readable.from(packTar(withManifest(about, entries)), { objectMode: false });
    await pipeline(
      content,
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
    );
    const manifest = await readArchive(partial);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    // One that was there before belongs to a backup of the same second.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Reads an archive to its end and compares every file with the manifest.
 * @param keep Told every folder and file on the way, before it is known that all is well; has to read their content.
 * @throws ArchiveError
 */
export async function readArchive(
  file: string,
  keep: (entry: TarEntry) => Promise<void> = drain,
): Promise<Manifest> {
  const found: Manifest['files'][number][] = [];
  let manifest: Manifest | undefined;
  const source = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  const unpacked = source.pipe(createGunzip());
  try {
    await readTar(unpacked, async (entry) => {
      if (manifest) throw new ArchiveError('something follows its manifest');
      refuseEscape(entry.path);
      if (entry.kind === 'folder') return keep(entry);
      if (entry.path === MANIFEST) {
        manifest = await readManifest(entry);
        return;
      }
      const hash = createHash('sha256');
      await keep({ ...entry, content: hashing(entry.content, hash) });
      found.push({ path: entry.path, bytes: entry.size, sha256: hash.digest('hex') });
    });
    // What is left belongs to the end mark; the checksum of gzip stands behind it.
    for await (const _ of unpacked);
  } catch (error) {
    source.destroy();
    if (error instanceof ArchiveError || isOfFileSystem(error)) throw error;
    throw new ArchiveError(error instanceof Error ? error.message : String(error));
  }
  if (!manifest) throw new ArchiveError('it has no manifest');
  compare(manifest, found);
  return manifest;
}

async function* withManifest(
  about: Omit<Manifest, 'files' | 'format'>,
  entries: AsyncIterable<TarEntry>,
): AsyncGenerator<TarEntry> {
  const files: Manifest['files'][number][] = [];
  for await (const entry of entries) {
    if (entry.kind === 'folder') {
      yield entry;
      continue;
    }
    const hash = createHash('sha256');
    yield { ...entry, content: hashing(entry.content, hash) };
    files.push({ path: entry.path, bytes: entry.size, sha256: hash.digest('hex') });
  }
  const manifest: Manifest = { format: FORMAT, ...about, files };
  const bytes = Buffer.from(JSON.stringify(manifest, undefined, 2));
  yield { kind: 'file', path: MANIFEST, mode: 0o600, size: bytes.byteLength, content: once(bytes) };
}

async function* hashing(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function drain(entry: TarEntry): Promise<void> {
  if (entry.kind === 'file') for await (const _ of entry.content);
}

async function readManifest(entry: TarEntry & { readonly kind: 'file' }): Promise<Manifest> {
  if (entry.size > LONGEST_MANIFEST) throw new ArchiveError('its manifest is too long');
  const text = Buffer.concat(await Array.fromAsync(entry.content)).toString();
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new ArchiveError('another version of the shop made it, in another format');
  return manifest;
}

function compare(manifest: Manifest, found: Manifest['files']): void {
  const seen = new Map(found.map((file) => [file.path, file]));
  for (const { path, bytes, sha256 } of manifest.files) {
    const own = seen.get(path);
    if (own?.bytes !== bytes || own.sha256 !== sha256)
      throw new ArchiveError(`${path} in it is not as it was`);
    seen.delete(path);
  }
  for (const path of seen.keys()) throw new ArchiveError(`its manifest does not know ${path}`);
}

/** Nothing of an archive is written outside the folder it is unpacked into. */
function refuseEscape(path: string): void {
  const escapes = path.split('/').some((part) => ['', '.', '..'].includes(part)) || /[\\\0]/.test(path);
  if (escapes) throw new ArchiveError('it holds a name that leads elsewhere');
}

function isOfFileSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** A rename is durable once its directory is fsynced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
