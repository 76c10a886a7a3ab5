/** Reads the file of a bank's statement: OFX, or CSV with a line of headings. */

import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isDay } from '#lib/domain/kernel/bank-days.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { readOfx } from '#lib/domain/payments/ofx.ts';
import {
  MOST_LINES,
  mapInPieces,
  type Statement,
  statementAmount,
  withRefs,
} from '#lib/domain/payments/statement.ts';
import { createYielder, type InPieces, paced, type Yielder } from '#lib/platform/kernel/event-loop-yield.ts';

/** Headings as banks write them, without accents. */
const DAY = ['data', 'data lancamento', 'data do lancamento', 'data movimento', 'date'];
const AMOUNT = ['valor', 'valor (r$)', 'valor r$', 'quantia', 'amount'];
/** Whether money came or went, where the amount has no sign. */
const WAY = [
  'tipo',
  'd/c',
  'c/d',
  'dc',
  'natureza',
  'deb_cred',
  'debito/credito',
  'credito/debito',
  'tipo lancamento',
  'tipo de lancamento',
  'tipo movimento',
  'sinal',
];
const IN = ['c', 'credito', 'cred', 'entrada', 'recebimento', '+'];
const OUT = ['d', 'debito', 'deb', 'saida', 'pagamento', '-'];
const ID = ['identificador', 'id', 'documento', 'numero do documento', 'fitid'];

/**
 * Undefined for a file that cannot be read as a whole: a statement of which lines are missing would end orders wrongly. Others
 * are served meanwhile.
 */
export async function readStatement(bytes: Uint8Array): Promise<Statement | 'too long' | undefined> {
  const pace = createYielder();
  // No database keeps a NUL.
  const text = decoded(bytes).replaceAll('\0', '');
  if (/<OFX>/i.test(text)) return paced(readOfx(text), pace);
  if (breaksOf(text) > MOST_BREAKS) return 'too long';
  return paced(readCsv(await cellsOf(text, pace)), pace);
}

/** Of a file with lines of headings and empty ones besides. */
const MOST_BREAKS = 2 * MOST_LINES + 100;

/** Ends of lines, up to one more than may be. */
function breaksOf(text: string): number {
  const end = text.includes('\n') ? '\n' : '\r';
  let count = 0;
  for (let at = text.indexOf(end); at >= 0 && count <= MOST_BREAKS; at = text.indexOf(end, at + 1))
    count += 1;
  return count;
}

/** Older files of banks are in Windows-1252; Excel writes two bytes for each letter where it is asked for Unicode. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** It shows the days from its first to its last line. */
function* readCsv(cells: readonly (readonly string[])[]): InPieces<Statement | 'too long' | undefined> {
  const rows = yield* mapInPieces(cells, withoutTail);
  const start = rows.findIndex((row) => place(row, DAY) >= 0 && place(row, AMOUNT) >= 0);
  const heading = rows[start];
  if (!heading) return undefined;
  const below = rows.slice(start + 1).filter((row) => row.length > 0);
  if (below.length > MOST_LINES) return 'too long';
  // More cells than headings are an amount that its own comma has cut in two.
  if (below.some((row) => row.length > heading.length)) return undefined;
  const at = { day: place(heading, DAY), amount: place(heading, AMOUNT), id: place(heading, ID) };
  yield;
  const way = yield* wayColumn(heading, below);
  const read = yield* mapInPieces(below, (row) => {
    const memo = row
      .filter((_, index) => index !== at.day && index !== at.amount)
      .join(' ')
      .trim();
    const amount = statementAmount(row[at.amount] ?? '');
    const out = way >= 0 && OUT.includes(folded(row[way] ?? ''));
    const valor = out && amount !== undefined ? -Math.abs(amount) : amount;
    return { day: dayOf(row[at.day] ?? ''), valor, memo, id: row[at.id] ?? '' };
  });
  const lines = read.flatMap(({ day, valor, memo }) =>
    day && valor !== undefined ? [{ day, valor, memo }] : [],
  );
  const days = lines.map(({ day }) => day).toSorted();
  const [from] = days;
  const until = days.at(-1);
  if (from === undefined || until === undefined || lines.length < read.length) return undefined;
  return {
    from,
    until,
    unsigned: way < 0 && lines.every(({ valor }) => valor >= 0),
    lines: yield* withRefs(
      lines,
      read.map(({ id }) => id),
    ),
  };
}

/** Some banks end each line with a separator. */
function withoutTail(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
}

/** The column that says of every line which way its money went; -1 for none. */
function* wayColumn(heading: readonly string[], rows: readonly (readonly string[])[]): InPieces<number> {
  const words = new Set([...IN, ...OUT]);
  for (const [index, cell] of heading.entries()) {
    if (!WAY.includes(folded(cell))) continue;
    const said = yield* mapInPieces(rows, (row) => words.has(folded(row[index] ?? '')));
    if (said.every(Boolean)) return index;
  }
  return -1;
}

/** Bytes that are parted into cells at once. */
const PART = 16 * 1024;

async function cellsOf(text: string, pace: Yielder): Promise<readonly (readonly string[])[]> {
  const bytes = Buffer.from(text);
  const parts = function* () {
    for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
  };
  const rows: (readonly string[])[] = [];
  try {
    const parser = parse({
      delimiter: [';', ',', '\t'].toSorted((a, b) => text.split(b).length - text.split(a).length)[0] ?? ';',
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    for await (const row of Readable.from(parts()).pipe(parser)) {
      rows.push(row);
      await pace();
    }
    return rows;
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function place(row: readonly string[], names: readonly string[]): number {
  return row.findIndex((cell) => names.includes(folded(cell)));
}

/** Of `23/11/2026` or `2026-11-23`. */
function dayOf(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(typed) ?? [];
  const found = year === undefined ? typed.slice(0, 10) : `${year}-${month}-${day}`;
  return isDay(found) ? found : undefined;
}
