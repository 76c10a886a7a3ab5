/** What a line of an import says beside what the shop has now. */
import type { Cells, Column } from '#lib/domain/sheets/columns.ts';
import { cellsOfNow, type KeptColumn } from '#lib/domain/sheets/kept-kinds.ts';
import { carried } from '#lib/domain/sheets/stamp.ts';
import type { FoundRow, Outcome } from './open-sheet.ts';
import type { ImportLine } from './queries/imports.ts';

/** With its cells in the kinds of now; undefined when they cannot be read so. */
export function lineOfNow(
  line: ImportLine,
  kept: readonly KeptColumn[],
  columns: readonly Column[],
): ImportLine | undefined {
  const antes = line.antes && cellsOfNow(line.antes, kept, columns);
  const depois = cellsOfNow(line.depois, kept, columns);
  return antes === undefined || depois === undefined ? undefined : { ...line, antes, depois };
}

/** Why a line cannot be written or taken back now; undefined when it can. */
export function refusalOf(
  { antes, depois }: ImportLine,
  row: FoundRow | undefined,
  undoing: boolean,
  counted: string | undefined,
): Outcome | undefined {
  if (!undoing && antes === null) return row ? 'mudou' : undefined;
  if (!row) return 'sumiu';
  return agrees(row.cells, (undoing ? depois : antes) ?? {}, antes ? counted : undefined)
    ? undefined
    : 'mudou';
}

/** A number that comes and goes by itself is no sign of somebody else's hand. */
function agrees(cells: Cells, said: Cells, counted: string | undefined): boolean {
  return Object.entries(said).every(([nome, cell]) => nome === counted || (cells[nome] ?? '') === cell);
}

/** What is to be written; undefined when more was sold since than would be left. */
export function cellsOf(
  { antes, depois }: ImportLine,
  row: FoundRow | undefined,
  undoing: boolean,
  counted: string | undefined,
): Cells | undefined {
  const [from, to] = undoing ? [depois, antes ?? {}] : [antes ?? {}, depois];
  if (counted === undefined || to[counted] === undefined) return to;
  const units = carried(row?.cells[counted] ?? '0', from[counted] ?? '0', to[counted]);
  return units === undefined ? undefined : { ...to, [counted]: units };
}
