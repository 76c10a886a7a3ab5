/** A line of a spreadsheet beside what the shop has: what it changes, and what is wrong with it. */
import {
  type Cell,
  type CellFault,
  type CellKind,
  isDamaged,
  type Lookup,
  plainCell,
  readCell,
} from './cell.ts';
import type { Cells, Column } from './columns.ts';
import { carried, readStamp, STAMP } from './stamp.ts';

/** Why a line cannot be taken, by the column it is seen in. */
export type RowFault = {
  readonly coluna: string;
  readonly motivo: CellFault | RuleFault;
  /** What would be right: units, or choices. */
  readonly certo?: string;
};

export type RuleFault =
  | 'falta'
  /** Of a new row: the file has no column for what it needs. */
  | 'semColuna'
  /** Of a row that exists: this cannot change any more. */
  | 'fixo'
  /** In the line of a value: this belongs to the line of its product. */
  | 'doProduto'
  /** A list price is above the price, or there is none. */
  | 'precoDe'
  /** A promotion is cheaper than the price. */
  | 'promocaoPreco'
  /** It ends after it began. */
  | 'promocaoFim'
  /** No term of a search, or nothing that it may stand for; or a code, which finds its product alone. */
  | 'termo'
  | 'significado'
  | 'codigoProduto'
  /** A kit has a discount or a price. */
  | 'kit'
  | 'slug'
  /** A stock cannot go down by more than is left. */
  | 'vendido'
  /** The column that says what was downloaded does not. */
  | 'baixado'
  /** Other products are in the family that this one leads. */
  | 'lidera'
  /** A wholesale step is cheaper than one unit. */
  | 'atacado'
  /** Others of the family differ in something else. */
  | 'eixo'
  /** What is to be offered with it is itself, or no product of the shop: `certo` says which codes. */
  | 'semPar'
  /** A file that was not sent to the shop: `certo` says which. */
  | 'semArquivo'
  /** The product that leads the family is not in it itself. */
  | 'semLider'
  /** More levels than the shop has, or a level whose parent is not there. */
  | 'nivel'
  /** The file has this row, or this address, twice. */
  | 'repetido'
  /** The shop has a page of its own there. */
  | 'reservado'
  /** Another row of the shop has it. */
  | 'usado'
  /** Of a characteristic: `certo` has values of products that cannot be read so. */
  | 'valores'
  /** The line of its product, or of the one that leads its family, is refused: `certo` says which it is. */
  | 'dependente'
  /** The line has more cells than there are headings: a separator without quotes. */
  | 'colunas'
  /** It is parted by another mark than the headings. */
  | 'separador'
  /** No address of a category, a brand or a search of the shop. */
  | 'listagem';

export type Row = {
  /** What was, undefined for a new row. */
  readonly before: Cells | undefined;
  /** The whole row as it would be. */
  readonly after: Cells;
  /** Columns in which the two differ. */
  readonly changed: ReadonlySet<string>;
};

/** What a kind of spreadsheet knows of its rows. */
export type Sheet = {
  readonly columns: readonly Column[];
  /** Columns that name a row, in order. */
  readonly key: readonly string[];
  /** The column of a number that comes and goes by itself: a file changes it by the difference. */
  readonly counted?: string;
  /** What a row says where the file says nothing. */
  readonly settle: (cells: Cells, before: Cells | undefined) => Cells;
  /** The columns that such a row has a cell of its own in; left out: all. */
  readonly own?: (cells: Cells) => ReadonlySet<string> | undefined;
  /** What no cell shows alone. */
  readonly faults: (row: Row) => readonly RowFault[];
};

/**
 * @param typed Cells as they stand in the line, of the columns that the file has.
 * @param before The row of that key; what is typed as it is there is not judged.
 * @param brought Units of the column that comes and goes which lines with the same stamp brought already.
 */
export function readRow(
  sheet: Sheet,
  typed: Cells,
  before: Cells | undefined,
  lookup: Lookup,
  brought = 0,
): ReadRow {
  const stamp = before ? readStamp(typed[STAMP] ?? '') : {};
  const faults: RowFault[] = stamp ? [] : [{ coluna: STAMP, motivo: 'baixado' }];
  const read: Record<string, string> = {};
  const moved: Record<string, string> = {};
  const converted: Record<string, string> = {};
  for (const { nome, kind } of sheet.columns) {
    const text = typed[nome];
    if (text === undefined || nome === STAMP) continue;
    const counted = nome === sheet.counted;
    const [was, said] = [before?.[nome], stamp?.[nome]];
    const base = counted && said !== undefined ? String(Number(said) + brought) : said;
    if (base !== undefined && base !== was) moved[nome] = base;
    const known = { was, base, counted };
    const cell = typedCell(kind, text, known, lookup);
    if ('motivo' in cell) faults.push({ coluna: nome, ...cell });
    else if (cell.valor !== was) read[nome] = cell.valor;
    if ('convertido' in cell && cell.convertido) converted[nome] = plainCell(text);
  }
  const row = merged(sheet, read, before);
  if (row.changed.size === 0) return { row, faults, moved, converted };
  const broken = new Set(faults.map(({ coluna }) => coluna));
  const more = sheet.faults(row).filter(({ coluna }) => !broken.has(coluna));
  return { row, faults: [...faults, ...more], moved, converted };
}

type ReadRow = {
  readonly row: Row;
  readonly faults: readonly RowFault[];
  /** Cells as they were when the file was given out, where the shop has something else now. */
  readonly moved: Cells;
  /** Cells as they were typed, in another unit than they are kept in. */
  readonly converted: Cells;
};

type KnownCell = {
  /** What the shop has; undefined of a new row. */
  readonly was: string | undefined;
  /** What the file was given out with; undefined when it does not say. */
  readonly base: string | undefined;
  readonly counted: boolean;
};

function typedCell(
  kind: CellKind,
  text: string,
  { was, base, counted }: KnownCell,
  lookup: Lookup,
): Cell | { readonly motivo: 'vendido'; readonly certo?: string } {
  const says = (cell: string | undefined) =>
    cell !== undefined && (plainCell(text) === cell || isDamaged(text, cell));
  const isCounted = counted && base !== undefined;
  if (was !== undefined && (says(base) || (!isCounted && says(was)))) return { valor: was };
  const cell = readCell(kind, text, lookup);
  if (was === undefined || base === undefined || 'motivo' in cell) return cell;
  if (cell.valor === base) return { valor: was };
  if (!counted || cell.valor === '') return cell;
  const valor = carried(was, base, cell.valor);
  return valor === undefined ? { motivo: 'vendido' } : { valor };
}

/** The name of a row, whatever the case it is written in. */
export function rowKey({ key }: Pick<Sheet, 'key'>, cells: Cells): string {
  return key.map((nome) => plainCell(cells[nome] ?? '').toUpperCase()).join('\t');
}

/** `cells` of the given columns. */
export function pick(cells: Cells, columns: Iterable<string>): Cells {
  return Object.fromEntries([...columns].map((nome) => [nome, cells[nome] ?? '']));
}

function merged({ columns, settle, own }: Sheet, read: Cells, before: Cells | undefined): Row {
  const names = columns.map(({ nome }) => nome).filter((nome) => nome !== STAMP);
  if (before) {
    if (Object.keys(read).length === 0) return { before, after: before, changed: new Set() };
    const after = settle({ ...before, ...read }, before);
    return { before, after, changed: new Set(names.filter((nome) => after[nome] !== before[nome])) };
  }
  const after = settle({ ...pick({}, names), ...read }, undefined);
  return { before, after, changed: own?.(after) ?? new Set(names) };
}
