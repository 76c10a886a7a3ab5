/**
 * Pictures in a ZIP. Nothing of it is ever written under a name that it chose, and nothing is unpacked beyond the size of a
 * picture, whatever it says of itself.
 */
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';
import { MOST_BYTES } from '#lib/platform/media/encode.ts';

export const MOST_ENTRIES = 5_000;
/** Bytes that all entries say they have: pictures hardly shrink, so that much more than the file itself is none. */
const MOST_UNPACKED = 500 * 1024 * 1024;
const LONGEST_NAME = 300;

export type ZipPicture = {
  /** Its place in the file, counted from 1. */
  readonly numero: number;
  readonly nome: string;
  /** Why it is not even looked at; '' for nothing. */
  readonly motivo: PictureReason | '';
};
export type ZipFault = 'zip' | 'zipMany' | 'zipBomb' | 'zipEmpty';

/** What programs add by themselves (`__MACOSX`, `Thumbs.db`) is left out. */
export async function zipPictures(bytes: Buffer): Promise<readonly ZipPicture[] | ZipFault> {
  let unpacked = 0;
  const pictures: ZipPicture[] = [];
  try {
    const zip = await opened(bytes);
    if (zip.entryCount > MOST_ENTRIES) return 'zipMany';
    for await (const [numero, entry] of entriesOf(zip)) {
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED) return 'zipBomb';
      const nome = nameOf(entry);
      if (!isOfPrograms(nome))
        pictures.push({ numero, nome: nome.slice(0, LONGEST_NAME), motivo: faultOf(entry, nome) });
    }
  } catch {
    // The library throws for whatever is no ZIP, or a damaged one.
    return 'zip';
  }
  return pictures.length === 0 ? 'zipEmpty' : pictures;
}

/** The entries with these numbers, one after another; a reason for one that cannot be unpacked. */
export async function* unpacked(
  bytes: Buffer,
  numbers: ReadonlySet<number>,
): AsyncGenerator<readonly [number, Buffer | PictureReason]> {
  const zip = await opened(bytes);
  for await (const [numero, entry] of entriesOf(zip)) {
    if (numbers.has(numero)) yield [numero, await unpack(zip, entry)];
  }
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<readonly [number, Entry]> {
  let numero = 0;
  for await (const entry of zip.eachEntry()) yield [++numero, entry];
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | PictureReason> {
  if (entry.uncompressedSize > MOST_BYTES) return 'heavy';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) return 'heavy';
    }
  } catch {
    return 'danificado';
  }
  return Buffer.concat(chunks);
}

function faultOf(entry: Entry, nome: string): PictureReason | '' {
  if (entry.isEncrypted()) return 'cifrado';
  const isAbsolute = /^(?:[\\/]|[a-z]:)/i.test(nome);
  if (isAbsolute || nome.split(/[\\/]/).includes('..')) return 'caminho';
  return entry.uncompressedSize > MOST_BYTES ? 'heavy' : '';
}

const UTF8 = 0x800;
const UNICODE_PATH = 0x70_75;

/** Many programs write UTF-8 without saying so; what is none is of the DOS days. */
function nameOf({ generalPurposeBitFlag: flag, fileNameRaw: raw, extraFields }: Entry): string {
  const isSaid = (flag & UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  if (!isSaid) {
    try {
      return clean(new TextDecoder('utf-8', { fatal: true }).decode(raw));
    } catch {
      // Not UTF-8.
    }
  }
  return clean(getFileNameLowLevel(flag, raw, extraFields, false));
}

function clean(name: string): string {
  return name.toWellFormed().replaceAll('\0', '').normalize('NFC');
}

function isOfPrograms(name: string): boolean {
  const parts = name.split(/[\\/]/);
  const file = parts.at(-1) ?? '';
  const isFolder = file === '';
  return (
    isFolder ||
    parts.includes('__MACOSX') ||
    file.startsWith('._') ||
    /^(?:\.ds_store|thumbs\.db|desktop\.ini)$/i.test(file)
  );
}
