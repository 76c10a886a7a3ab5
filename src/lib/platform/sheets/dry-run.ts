/** What a file would change, found out and written down without changing anything. */
import { plainCell } from '#lib/domain/sheets/cell.ts';
import {
  type Answered,
  type Cells,
  type Doubt,
  type Headings,
  readHeadings,
} from '#lib/domain/sheets/columns.ts';
import { unguarded } from '#lib/domain/sheets/csv.ts';
import { type KeptColumn, keptColumns } from '#lib/domain/sheets/kept-kinds.ts';
import { pick, type Row, type RowFault, readRow, rowKey, type Sheet } from '#lib/domain/sheets/row.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import { isStamped, isStampOf, STAMP } from '#lib/domain/sheets/stamp.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { inSteps } from '#lib/platform/kernel/limits/pace.ts';
import type { FoundRow, OpenSheet, SheetDb } from './open-sheet.ts';
import { stampKey, unitsBrought } from './queries/imports.ts';
import { type FileLine, readSheetFile, type SheetFile } from './read-file.ts';
import { openSheet } from './sheets.ts';

/** Lines of one file. */
const MOST_LINES = 20_000;
/** Rows asked for at once, at most. */
const CHUNK = 1_000;
/** Characters of a faulty cell that are shown. */
const SHOWN = 80;

export type DryRun = {
  readonly file: SheetFile;
  readonly unknown: readonly string[];
  /** Headings whose cells were not read, as they could be several columns. */
  readonly doubts: readonly Doubt[];
  /** Of characteristics: those it has, and those that are in doubt. */
  readonly kept: readonly KeptColumn[];
  /** How many lines change nothing. */
  readonly same: number;
  /** How many of which the shop has something else than the file was given out with; null when it does not say. */
  readonly moved: number | null;
  /** In the order they are to be written. */
  readonly lines: readonly DryLine[];
};

export type DryLine = {
  readonly linha: number;
  readonly chave: string;
  readonly nome: string;
  readonly antes: Cells | null;
  readonly depois: Cells;
  /** Of what changes: as it was when the file was given out, where the shop has something else now. */
  readonly baixado: Cells;
  /** Of what changes: as it was typed, in another unit. */
  readonly digitado: Cells;
  /** '' unless it changes a stock. */
  readonly stamp: string;
  readonly brought: number;
  readonly erros: readonly (RowFault & { readonly valor: string })[];
};

/** @throws HttpError 400 with a sentence when the file as a whole cannot be read. */
export async function dryRun(
  db: SheetDb,
  name: SheetName,
  bytes: Uint8Array,
  { now, answered }: { readonly now: Date; readonly answered?: Answered },
): Promise<DryRun> {
  const file = readSheetFile(bytes);
  if ('motivo' in file) throw new HttpError(400, message.brokenSheet[file.motivo](file.linha));
  const open = await openSheet(name, db, now);
  const { sheet } = open;
  const headings = readHeadings(file.headings, sheet.columns, answered);
  checkWhole(sheet, headings, file);
  const read = await readLines(
    db,
    sheet,
    open,
    file.lines.map((line) => typedLine(line, headings)),
  );
  return {
    file,
    unknown: headings.unknown,
    doubts: headings.doubts,
    kept: keptColumns(sheet.columns.filter(({ nome }) => isMeant(headings, nome))),
    same: read.filter(({ row, faults }) => faults.length === 0 && row.changed.size === 0).length,
    moved:
      isSilent(headings) || read.some(isSilentLine)
        ? null
        : read.filter(({ moved }) => Object.keys(moved).length > 0).length,
    lines: inOrder(await crossed(open, read), open).map(dryLine),
  };
}

function isMeant({ columns, doubts }: Headings, nome: string): boolean {
  return columns.some((column) => column?.nome === nome) || doubts.some(({ entre }) => entre.includes(nome));
}

function checkWhole(sheet: Sheet, { columns, twice }: Headings, file: SheetFile): void {
  const there = new Set(columns.map((column) => column?.nome));
  const missing = sheet.key.filter((nome) => !there.has(nome));
  if (missing.length > 0) throw new HttpError(400, message.sheetWithout(missing.join(', ')));
  if (twice.length > 0) throw new HttpError(400, message.sheetTwice(twice.join(', ')));
  if (file.lines.length > MOST_LINES)
    throw new HttpError(400, message.sheetLong(file.lines.length, MOST_LINES));
}

/** Has it stock or prices, and nothing that says what they were? */
function isSilent({ columns }: Headings): boolean {
  const names = columns.map((column) => column?.nome ?? '');
  return names.some(isStamped) && !names.includes(STAMP);
}

/** Does it set a stock or a price of a row that is there, with nothing that says what it was? */
function isSilentLine({ typed, row }: Read): boolean {
  return row.before !== undefined && stampIn(typed) === '' && [...row.changed].some(isStamped);
}

type Typed = { readonly linha: number; readonly cells: Cells; readonly tooMany: boolean };

function typedLine({ linha, cells }: FileLine, { columns, units }: Headings): Typed {
  const named = cells.flatMap((cell, place) => {
    const column = columns[place];
    return column ? [[column.nome, withUnit(unguarded(cell), units[place] ?? '')] as const] : [];
  });
  const tooMany = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  return { linha, cells: Object.fromEntries(named), tooMany };
}

/** The unit of the heading belongs to each number that has none. */
function withUnit(cell: string, unit: string): string {
  if (unit === '') return cell;
  return cell
    .split('|')
    .map((part) => (/^[\d.,]+$/.test(part.trim()) ? `${part.trim()} ${unit}` : part))
    .join('|');
}

type Read = {
  readonly typed: Typed;
  readonly key: string;
  readonly row: Row;
  readonly faults: readonly RowFault[];
  readonly moved: Cells;
  readonly converted: Cells;
  readonly brought: number;
  readonly found: FoundRow | undefined;
};

async function readLines(
  db: SheetDb,
  sheet: Sheet,
  open: OpenSheet,
  lines: readonly Typed[],
): Promise<readonly Read[]> {
  const seen = new Set<string>();
  return inSteps(lines, CHUNK, async (part) => {
    const found = await open.find(part.map(({ cells }) => rowKey(sheet, cells)));
    const brought = await unitsBrought(db, sheet.counted ? part.map(stampIn) : []);
    return part.map((typed) => readLine(sheet, open, typed, { found, brought, seen }));
  });
}

function stampIn({ cells }: Typed): string {
  return plainCell(cells[STAMP] ?? '');
}

type Around = {
  readonly found: ReadonlyMap<string, FoundRow>;
  readonly brought: ReadonlyMap<string, number>;
  readonly seen: Set<string>;
};

function readLine(sheet: Sheet, open: OpenSheet, typed: Typed, { found, brought, seen }: Around): Read {
  const key = rowKey(sheet, typed.cells);
  const known = found.get(key);
  const units = brought.get(stampKey(key, stampIn(typed))) ?? 0;
  const { row, faults, moved, converted } = readRow(sheet, typed.cells, known?.cells, open.lookup, units);
  const own = [
    ...keyFaults(sheet, typed, seen.has(key)),
    ...unknownFaults(sheet, typed, row, faults),
    ...stampFaults(typed, key, known),
  ].slice(0, 1);
  seen.add(key);
  return {
    typed,
    key,
    row,
    faults: own.length > 0 ? own : faults,
    moved,
    converted,
    brought: units,
    found: known,
  };
}

function keyFaults({ key }: Sheet, { cells, tooMany }: Typed, twice: boolean): readonly RowFault[] {
  const empty = key.filter((nome) => plainCell(cells[nome] ?? '') === '');
  if (tooMany) return [{ coluna: '', motivo: 'colunas' }];
  if (empty.length > 0) return empty.map((coluna) => ({ coluna, motivo: 'falta' }));
  return twice ? [{ coluna: key.at(-1) ?? '', motivo: 'repetido' }] : [];
}

function stampFaults(typed: Typed, key: string, known: FoundRow | undefined): readonly RowFault[] {
  const stamp = stampIn(typed);
  return !known || stamp === '' || isStampOf(stamp, key) ? [] : [{ coluna: STAMP, motivo: 'baixado' }];
}

/** A file without the columns that a new row needs names rows that are there: a code it does not have is a wrong one. */
function unknownFaults(
  { key }: Sheet,
  { cells }: Typed,
  { before }: Row,
  faults: readonly RowFault[],
): readonly RowFault[] {
  const absent = faults.some(({ coluna, motivo }) => motivo === 'falta' && cells[coluna] === undefined);
  return before === undefined && absent ? [{ coluna: key.at(-1) ?? '', motivo: 'desconhecido' }] : [];
}

/** With what new rows and new addresses need of others; those that change nothing are left out. */
async function crossed(open: OpenSheet, read: readonly Read[]): Promise<readonly Read[]> {
  const news = read
    .filter(({ row, faults }) => faults.length === 0 && isCrossed(row, open))
    .map(({ typed, row }) => ({
      ...{ linha: typed.linha, cells: row.after, changed: row.changed, isNew: row.before === undefined },
    }));
  const more = await open.cross(news);
  return read
    .map((one) => ({ ...one, faults: [...one.faults, ...(more.get(one.typed.linha) ?? [])] }))
    .filter(({ row, faults }) => faults.length > 0 || row.changed.size > 0);
}

function isCrossed({ before, changed }: Row, { crossed }: OpenSheet): boolean {
  return before === undefined || crossed.some((nome) => changed.has(nome));
}

/** Rows that are there, then new ones: products before their values. */
function inOrder(read: readonly Read[], { rank }: OpenSheet): readonly Read[] {
  const place = ({ found, row }: Read) => (found ? -1 : rank(row.after));
  return read.toSorted((a, b) => place(a) - place(b) || a.typed.linha - b.typed.linha);
}

function dryLine({ typed, key: chave, row, faults, moved, converted, brought }: Read): DryLine {
  const faulty = faults.length > 0;
  return {
    linha: typed.linha,
    chave,
    nome: row.after.nome ?? '',
    antes: row.before ? pick(row.before, faulty ? [] : row.changed) : null,
    depois: faulty ? {} : pick(row.after, row.changed),
    baixado: faulty ? {} : pick(moved, row.changed.intersection(new Set(Object.keys(moved)))),
    digitado: faulty ? {} : pick(converted, row.changed.intersection(new Set(Object.keys(converted)))),
    stamp: !faulty && row.before && row.changed.has('estoque') ? stampIn(typed) : '',
    brought,
    erros: faults.map((fault) => ({ ...fault, valor: (typed.cells[fault.coluna] ?? '').slice(0, SHOWN) })),
  };
}
