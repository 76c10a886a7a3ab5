/**
 * A pack, read strictly: every file that the manifest names, each as large as it says, with the checksum it had. It is a ZIP, in
 * which there may be no other file, or what such a ZIP unpacks to in a folder.
 */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { FORMAT, fileName, MANIFEST, type Manifest, manifestSchema, rowsName, VERSION } from './manifest.ts';
import { PackError } from './pack-error.ts';
import { type Parts, readFolder } from './read-folder.ts';
import { readZip } from './read-zip.ts';

/** Bytes: of the manifest, of a picture, of all rows together, of one row. */
const MANIFEST_MOST = 64 * 2 ** 20;
const PICTURE_MOST = 64 * 2 ** 20;
const ROWS_MOST = 4 * 2 ** 30;
const LINE_MOST = 16 * 2 ** 20;
/** Rows shrink to a tenth, seldom to a fiftieth; what shrinks more was made to. */
const RATIO_MOST = 200;

export type Pack = {
  readonly manifest: Manifest;
  /** Lines of a table, one after another; once all were read, their checksum was right. */
  readonly lines: (table: string) => AsyncGenerator<string>;
  /** A picture. @throws PackError when it is not as it was written. */
  readonly picture: (name: string) => Promise<Buffer>;
  readonly close: () => void;
};

/** @throws PackError for a file that is no pack, or an unsafe one; ENOENT when there is no file. */
export async function openPack(path: string): Promise<Pack> {
  const parts = (await stat(path)).isDirectory() ? readFolder(path) : await readZip(path);
  try {
    const manifest = await readManifest(parts);
    await compare(manifest, parts);
    return {
      manifest,
      lines: (table) => {
        const { sha256, rows } = manifest.tables.find(({ name }) => name === table) ?? missing(table);
        return linesOf(parts, rowsName(table), { sha256, rows });
      },
      async picture(name) {
        const { sha256 } = manifest.files.find((file) => file.name === name) ?? missing(name);
        const bytes = await wholeOf(parts, fileName(name), PICTURE_MOST);
        if (createHash('sha256').update(bytes).digest('hex') !== sha256)
          throw new PackError('checksum', name);
        return bytes;
      },
      close: parts.close,
    };
  } catch (error) {
    parts.close();
    throw error;
  }
}

function missing(name: string): never {
  throw new PackError('missing', name);
}

async function readManifest(parts: Parts): Promise<Manifest> {
  if ((await parts.size(MANIFEST)) === undefined) throw new PackError('format');
  const raw = await wholeOf(parts, MANIFEST, MANIFEST_MOST);
  let said: unknown;
  try {
    said = JSON.parse(raw.toString());
  } catch {
    throw new PackError('format');
  }
  const { format, version } = (said ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT) throw new PackError('format');
  if (version !== VERSION) throw new PackError('version', String(version).slice(0, 20));
  const checked = manifestSchema.safeParse(said);
  if (!checked.success) throw new PackError('format', checked.error.issues[0]?.path.join('.'));
  return checked.data;
}

async function compare(manifest: Manifest, { names, size, packed }: Parts): Promise<void> {
  const named = new Map([
    ...manifest.tables.map(({ name, bytes }) => [rowsName(name), bytes] as const),
    ...manifest.files.map(({ name, bytes }) => [fileName(name), bytes] as const),
  ]);
  const twice = named.size !== manifest.tables.length + manifest.files.length;
  if (twice) throw new PackError('names', MANIFEST);
  for (const name of names) if (name !== MANIFEST && !named.has(name)) throw new PackError('names', name);
  for (const [name, bytes] of named)
    if (((await size(name)) ?? missing(name)) !== bytes) throw new PackError('checksum', name);
  const sum = (list: readonly { readonly bytes: number }[]): number =>
    list.reduce((total, { bytes }) => total + bytes, 0);
  const [rows, files] = [sum(manifest.tables), sum(manifest.files)];
  if (rows > ROWS_MOST || rows + files > RATIO_MOST * (packed ?? Number.POSITIVE_INFINITY))
    throw new PackError('large');
}

async function wholeOf(parts: Parts, name: string, most: number): Promise<Buffer> {
  if (((await parts.size(name)) ?? missing(name)) > most) throw new PackError('large', name);
  const chunks: Buffer[] = [];
  for await (const chunk of parts.chunks(name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* linesOf(
  parts: Parts,
  name: string,
  told: { readonly sha256: string; readonly rows: number },
): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let begun = '';
  let count = 0;
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new PackError('record', `${name}, line ${count + 1}: not UTF-8`);
    }
  };
  for await (const chunk of parts.chunks(name)) {
    digest.update(chunk);
    const lines = (begun + decode(chunk)).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > LINE_MOST) throw new PackError('large', name);
    count += lines.length;
    if (count > told.rows) throw new PackError('count', name);
    yield* lines;
  }
  if (begun + decode() !== '' || count !== told.rows) throw new PackError('count', name);
  if (digest.digest('hex') !== told.sha256) throw new PackError('checksum', name);
}
