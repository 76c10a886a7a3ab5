/** A workbook (`.xlsx`): what its first sheet that shows anything holds, as lines of text. */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  type Chunks,
  readFormats,
  readRelations,
  readTab,
  readTabs,
  readTexts,
  type TabLine,
  TooLarge,
} from './workbook-parts.ts';

type Workbook = { readonly folha: string; readonly lines: readonly TabLine[] };
export type BrokenBook = 'livro' | 'livroCifrado' | 'livroGrande';

/** Bytes that are unpacked of one workbook, whatever it says of itself. */
const MOST_UNPACKED = 96 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** Sheets that are looked into for one that holds anything. */
const MOST_TABS = 20;

/** `PK`: a ZIP, as every workbook is. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
}

export async function readWorkbook(bytes: Buffer): Promise<Workbook | BrokenBook> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    return zip.entryCount > MOST_ENTRIES ? 'livroGrande' : await readBook(zip, await entriesOf(zip));
  } catch (error) {
    if (error instanceof TooLarge) return 'livroGrande';
    // The libraries throw for whatever is no ZIP, no XML, or damaged.
    return 'livro';
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

async function readBook(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Workbook | BrokenBook> {
  const unpacked = { bytes: 0 };
  const part = async <T>(name: string, read: (chunks: Chunks) => Promise<T>): Promise<T | undefined> => {
    const entry = entries.get(name.toLowerCase());
    return entry && (await read(chunksOf(zip, entry, unpacked)));
  };
  if ([...entries.values()].some((entry) => entry.isEncrypted())) return 'livroCifrado';
  const book = await part('xl/workbook.xml', readTabs);
  if (!book) return 'livro';
  const places = (await part('xl/_rels/workbook.xml.rels', readRelations)) ?? new Map<string, string>();
  const texts = (await part(places.get('sharedStrings') ?? 'xl/sharedStrings.xml', readTexts)) ?? [];
  const formats = (await part(places.get('styles') ?? 'xl/styles.xml', readFormats)) ?? [];
  const { date1904 } = book;
  const shown = book.tabs.filter(({ hidden }) => !hidden).slice(0, MOST_TABS);
  for (const { name: folha, relation } of shown) {
    const lines = await part(places.get(relation) ?? '', (chunks) =>
      readTab(chunks, { texts, formats, date1904 }),
    );
    if (lines && lines.length > 0) return { folha, lines };
  }
  return { folha: '', lines: [] };
}

async function* chunksOf(zip: ZipFile, entry: Entry, unpacked: { bytes: number }): AsyncGenerator<Buffer> {
  if (unpacked.bytes + entry.uncompressedSize > MOST_UNPACKED) throw new TooLarge(entry.fileName);
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    unpacked.bytes += chunk.length;
    if (unpacked.bytes > MOST_UNPACKED) throw new TooLarge(entry.fileName);
    yield chunk;
  }
}
