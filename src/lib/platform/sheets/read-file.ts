/** The lines of a CSV file, whatever program of whatever country wrote it. */
import { CsvError, parse } from 'csv-parse/sync';
import { type BrokenBook, isZip, readWorkbook } from './workbook.ts';

type Encoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'xlsx';
export type FileLine = {
  /** Where it begins in the file, counted from 1. */
  readonly linha: number;
  readonly cells: readonly string[];
};
export type SheetFile = {
  readonly encoding: Encoding;
  /** '' for a workbook. */
  readonly separator: Separator | '';
  /** The name of the sheet of a workbook; '' for a file of text. */
  readonly folha: string;
  readonly headings: readonly string[];
  readonly lines: readonly FileLine[];
};
/** Why a whole file cannot be read, and where. */
export type BrokenFile = {
  readonly motivo: 'vazio' | 'binario' | 'aspas' | 'codificacoes' | BrokenBook;
  readonly linha: number;
};
export const SEPARATORS = [';', ',', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];
type Text = Pick<SheetFile, 'encoding' | 'folha' | 'lines' | 'separator'>;

/** @param isHeadings Knows the headings of a file that has a line of its own above them. */
export async function readSheetFile(
  bytes: Buffer,
  isHeadings: (cells: readonly string[]) => boolean = () => false,
): Promise<SheetFile | BrokenFile> {
  const read = isZip(bytes) ? await workbookLines(bytes) : textLines(bytes);
  if ('motivo' in read) return read;
  const filled = read.lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const above = filled.slice(0, TITLES).findIndex(({ cells }) => isHeadings(cells));
  const [first, ...rest] = filled.slice(Math.max(0, above));
  if (!first) return { motivo: 'vazio', linha: 0 };
  return { ...read, headings: first.cells, lines: rest };
}

async function workbookLines(bytes: Buffer): Promise<Text | BrokenFile> {
  const book = await readWorkbook(bytes);
  if (typeof book === 'string') return { motivo: book, linha: 0 };
  return { encoding: 'xlsx', separator: '', ...book };
}

function textLines(bytes: Uint8Array): Text | BrokenFile {
  const decoded = decode(bytes);
  if (!decoded) return { motivo: 'binario', linha: 0 };
  if (decoded.encoding === 'windows-1252') {
    const mixed = decoded.text.search(UTF_8_LETTER);
    if (mixed >= 0) return { motivo: 'codificacoes', linha: decoded.text.slice(0, mixed).split('\n').length };
  }
  const text = decoded.text.replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const parsed = lines(text, separator);
  return 'motivo' in parsed ? parsed : { encoding: decoded.encoding, separator, folha: '', lines: parsed };
}

type Decoded = { readonly text: string; readonly encoding: Encoding };

/**
 * Valid UTF-8 is read as UTF-8: Windows-1252 text with an accented letter is not valid UTF-8. Excel's "Unicode text" is UTF-16 with a
 * mark. Anything else with zero bytes is no text.
 */
function decode(bytes: Uint8Array): Decoded | undefined {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be';
  const isMarked = marked === 'utf-16le' || (first === 0xfe && second === 0xff);
  if (isMarked) return { text: new TextDecoder(marked).decode(bytes), encoding: 'utf-16' };
  if (bytes.subarray(0, 4_096).includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** A small letter with an accent, as UTF-8 has it, read as Windows-1252: `Ã§`. */
const UTF_8_LETTER = /Ã[\u00a0-\u00bf]/;

/** Lines that are looked at for headings. */
const TITLES = 5;

/** The mark that stands most often in the headings, outside of quotes; a title above them has none. */
function separatorOf(text: string): Separator {
  const lines = text.split('\n', TITLES).map((line) => line.replace(/"[^"]*"/g, ''));
  const line = lines.find((one) => /[;,\t]/.test(one)) ?? '';
  const count = (mark: string) => line.split(mark).length;
  return SEPARATORS.reduce<Separator>((best, mark) => (count(mark) > count(best) ? mark : best), ';');
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
