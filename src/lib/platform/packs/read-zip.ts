/** The files of a ZIP. Nothing is ever written under a name that the ZIP chose. */
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { PackError } from './pack-error.ts';
import type { Parts } from './read-folder.ts';

const ENTRIES_MOST = 1_000_000;

/** @throws PackError for what is no ZIP; ENOENT when there is no file. */
export async function readZip(path: string): Promise<Parts> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== undefined) throw error;
      throw new PackError('zip', '', { cause: error });
    },
  );
  try {
    const entries = await entriesOf(zip);
    return {
      names: [...entries.keys()],
      packed: zip.fileSize,
      size: async (name) => entries.get(name)?.uncompressedSize,
      chunks(name) {
        const entry = entries.get(name);
        if (!entry) throw new PackError('missing', name);
        return chunksOf(zip, entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
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

/** The chunks of an entry. The library ends with an error where there are more bytes than it said, or fewer. */
async function* chunksOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof PackError) throw error;
    throw new PackError('checksum', entry.fileName, { cause: error });
  }
}
