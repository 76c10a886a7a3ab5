/** The lines of a CSV file, whatever program of whatever country wrote it. */
import { CsvError, parse } from 'csv-parse/sync';

export type Encoding = 'utf-8' | 'windows-1252';
export type FileLine = {
  /** Where it begins in the file, counted from 1. */
  readonly linha: number;
  readonly cells: readonly string[];
};
export type SheetFile = {
  readonly encoding: Encoding;
  readonly separator: ';' | ',' | '\t';
  readonly headings: readonly string[];
  readonly lines: readonly FileLine[];
};
/** Why a whole file cannot be read, and where. */
export type BrokenFile = { readonly motivo: 'vazio' | 'binario' | 'aspas'; readonly linha: number };

/** @param isHeadings Knows the headings of a file that has a line of its own above them. */
export function readSheetFile(
  bytes: Uint8Array,
  isHeadings: (cells: readonly string[]) => boolean = () => false,
): SheetFile | BrokenFile {
  if (isBinary(bytes)) return { motivo: 'binario', linha: 0 };
  const { text: decoded, encoding } = decode(bytes);
  const text = decoded.replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const parsed = lines(text, separator);
  if ('motivo' in parsed) return parsed;
  const filled = parsed.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const above = filled.slice(0, TITLES).findIndex(({ cells }) => isHeadings(cells));
  const [first, ...rest] = filled.slice(Math.max(0, above));
  if (!first) return { motivo: 'vazio', linha: 0 };
  return { encoding, separator, headings: first.cells, lines: rest };
}

/** A spreadsheet (`PK`), an old one, or anything with zero bytes is no text; UTF-16 of Excel's "Unicode text" has them too. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4_096).includes(0) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3);
}

/** Valid UTF-8 is read as UTF-8: Windows-1252 text with an accented letter is not valid UTF-8. */
function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Lines that are looked at for headings. */
const TITLES = 5;

/** The mark that stands most often in the headings, outside of quotes; a title above them has none. */
function separatorOf(text: string): SheetFile['separator'] {
  const lines = text.split('\n', TITLES).map((line) => line.replace(/"[^"]*"/g, ''));
  const line = lines.find((one) => /[;,\t]/.test(one)) ?? '';
  const count = (mark: string) => line.split(mark).length;
  const marks = [';', ',', '\t'] as const;
  return marks.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function lines(text: string, delimiter: string): readonly FileLine[] | BrokenFile {
  try {
    const records: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
    });
    return (records as readonly Parsed[]).map(({ record, info }) => ({
      linha: info.lines - breaksIn(record),
      cells: record,
    }));
  } catch (error) {
    if (error instanceof CsvError) return { motivo: 'aspas', linha: Number(error.lines ?? 0) };
    throw error;
  }
}

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** The parser says where a record ends. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((total, cell) => total + (cell.split('\n').length - 1), 0);
}
