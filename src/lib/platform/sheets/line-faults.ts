/** What is wrong with a line of a file as a whole: its key, what it was given out with, and columns that it does not have. */
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Row, RowFault, Sheet } from '#lib/domain/sheets/row.ts';
import { isStampOf, STAMP } from '#lib/domain/sheets/stamp.ts';
import type { FoundRow } from './open-sheet.ts';
import type { Typed } from './typed-lines.ts';

export function keyFaults({ key }: Sheet, { cells, broken }: Typed, twice: boolean): readonly RowFault[] {
  const empty = key.filter((nome) => plainCell(cells[nome] ?? '') === '');
  if (broken) return [{ coluna: '', motivo: broken }];
  if (empty.length > 0) return empty.map((coluna) => ({ coluna, motivo: 'falta' }));
  return twice ? [{ coluna: key.at(-1) ?? '', motivo: 'repetido' }] : [];
}

export function stampFaults(typed: Typed, key: string, known: FoundRow | undefined): readonly RowFault[] {
  const stamp = stampIn(typed);
  return !known || stamp === '' || isStampOf(stamp, key) ? [] : [{ coluna: STAMP, motivo: 'baixado' }];
}

/** Of a new row, a column that the file does not have is said apart: there is no cell to fill in. */
export function absentOf({ cells, foreign }: Typed, { before }: Row): (fault: RowFault) => RowFault {
  return (fault) =>
    before === undefined && !foreign && fault.motivo === 'falta' && cells[fault.coluna] === undefined
      ? { coluna: fault.coluna, motivo: 'semColuna' }
      : fault;
}

/**
 * A file without the columns that a new row needs names rows that are there: a code it does not have is a wrong one. One
 * that gives the row a name means a new one, and is told what it lacks.
 */
export function unknownFaults(
  { key }: Sheet,
  { cells }: Typed,
  { before }: Row,
  faults: readonly RowFault[],
): readonly RowFault[] {
  if (!key.includes('nome') && plainCell(cells.nome ?? '') !== '') return [];
  const absent = faults.some(({ motivo }) => motivo === 'semColuna');
  return before === undefined && absent ? [{ coluna: key.at(-1) ?? '', motivo: 'desconhecido' }] : [];
}

export function stampIn({ cells }: Typed): string {
  return plainCell(cells[STAMP] ?? '');
}
