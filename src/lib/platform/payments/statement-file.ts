/** Reads the file of a bank's statement: OFX, or CSV with a line of headings. */

import { CsvError, parse } from 'csv-parse/sync';
import { isDay } from '#lib/domain/kernel/bank-days.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { readOfx } from '#lib/domain/payments/ofx.ts';
import { type Statement, statementAmount, withRefs } from '#lib/domain/payments/statement.ts';

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

/** Undefined for a file that cannot be read as a whole: a statement of which lines are missing would end orders wrongly. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  // No database keeps a NUL.
  const text = decoded(bytes).replaceAll('\0', '');
  return /<OFX>/i.test(text) ? readOfx(text) : readCsv(text);
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
function readCsv(text: string): Statement | undefined {
  const rows = cellsOf(text).map(withoutTail);
  const start = rows.findIndex((row) => place(row, DAY) >= 0 && place(row, AMOUNT) >= 0);
  const heading = rows[start];
  if (!heading) return undefined;
  const below = rows.slice(start + 1).filter((row) => row.length > 0);
  // More cells than headings are an amount that its own comma has cut in two.
  if (below.some((row) => row.length > heading.length)) return undefined;
  const at = { day: place(heading, DAY), amount: place(heading, AMOUNT), id: place(heading, ID) };
  const way = wayColumn(heading, below);
  const read = below.map((row) => {
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
    lines: withRefs(
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
function wayColumn(heading: readonly string[], rows: readonly (readonly string[])[]): number {
  return heading.findIndex(
    (cell, index) =>
      WAY.includes(folded(cell)) && rows.every((row) => [...IN, ...OUT].includes(folded(row[index] ?? ''))),
  );
}

function cellsOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter: [';', ',', '\t'].toSorted((a, b) => text.split(b).length - text.split(a).length)[0] ?? ';',
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
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
