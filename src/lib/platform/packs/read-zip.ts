/**
 * A pack as a ZIP, read strictly: every file that the manifest names and no other, each once, as large as it says, with the
 * checksum it had. Nothing is ever written under a name that the ZIP chose.
 */
import { createHash } from 'node:crypto';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FORMAT, fileName, MANIFEST, type Manifest, manifestSchema, rowsName, VERSION } from './manifest.ts';
import { PackError } from './pack-error.ts';

/** Bytes: of the manifest, of a picture, of all rows together, of one row. */
const MANIFEST_MOST = 64 * 2 ** 20;
const PICTURE_MOST = 64 * 2 ** 20;
const ROWS_MOST = 4 * 2 ** 30;
const LINE_MOST = 16 * 2 ** 20;
/** Rows shrink to a tenth, seldom to a fiftieth; what shrinks more was made to. */
const RATIO_MOST = 200;
const ENTRIES_MOST = 1_000_000;

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
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== undefined) throw error;
      throw new PackError('zip', '', { cause: error });
    },
  );
  try {
    const entries = await entriesOf(zip);
    const manifest = await readManifest(zip, entries);
    compare(manifest, entries, zip.fileSize);
    const entry = (name: string): Entry => entries.get(name) ?? missing(name);
    return {
      manifest,
      lines: (table) => {
        const { sha256, rows } = manifest.tables.find(({ name }) => name === table) ?? missing(table);
        return linesOf(zip, entry(rowsName(table)), { sha256, rows });
      },
      async picture(name) {
        const { sha256 } = manifest.files.find((file) => file.name === name) ?? missing(name);
        const bytes = await wholeOf(zip, entry(fileName(name)), PICTURE_MOST);
        if (createHash('sha256').update(bytes).digest('hex') !== sha256)
          throw new PackError('checksum', name);
        return bytes;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function missing(name: string): never {
  throw new PackError('missing', name);
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > ENTRIES_MOST) throw new PackError('large');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new PackError('names', entry.fileName);
      if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new PackError('zip', entry.fileName);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    // The library throws for whatever is damaged, and for names that lead elsewhere.
    if (error instanceof PackError) throw error;
    throw new PackError('zip', error instanceof Error ? error.message : '', { cause: error });
  }
  return entries;
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry) throw new PackError('format');
  const raw = await wholeOf(zip, entry, MANIFEST_MOST);
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

function compare(manifest: Manifest, entries: ReadonlyMap<string, Entry>, size: number): void {
  const named = new Map([
    ...manifest.tables.map(({ name, bytes }) => [rowsName(name), bytes] as const),
    ...manifest.files.map(({ name, bytes }) => [fileName(name), bytes] as const),
  ]);
  const twice = named.size !== manifest.tables.length + manifest.files.length;
  if (twice) throw new PackError('names', MANIFEST);
  for (const name of entries.keys())
    if (name !== MANIFEST && !named.has(name)) throw new PackError('names', name);
  for (const [name, bytes] of named)
    if ((entries.get(name) ?? missing(name)).uncompressedSize !== bytes)
      throw new PackError('checksum', name);
  const sum = (list: readonly { readonly bytes: number }[]): number =>
    list.reduce((total, { bytes }) => total + bytes, 0);
  const [rows, files] = [sum(manifest.tables), sum(manifest.files)];
  if (rows > ROWS_MOST || rows + files > RATIO_MOST * size) throw new PackError('large');
}

/** The chunks of an entry. The library ends with an error where there are more bytes than it said, or fewer. */
async function* chunksOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof PackError) throw error;
    throw new PackError('checksum', entry.fileName, { cause: error });
  }
}

async function wholeOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new PackError('large', entry.fileName);
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* linesOf(
  zip: ZipFile,
  entry: Entry,
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
      throw new PackError('record', `${entry.fileName}, line ${count + 1}: not UTF-8`);
    }
  };
  for await (const chunk of chunksOf(zip, entry)) {
    digest.update(chunk);
    const lines = (begun + decode(chunk)).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > LINE_MOST) throw new PackError('large', entry.fileName);
    count += lines.length;
    if (count > told.rows) throw new PackError('count', entry.fileName);
    yield* lines;
  }
  if (begun + decode() !== '' || count !== told.rows) throw new PackError('count', entry.fileName);
  if (digest.digest('hex') !== told.sha256) throw new PackError('checksum', entry.fileName);
}
