/**
 * A checked import waits, and meanwhile a characteristic may get another unit or kind. So the import keeps what its cells
 * are written in, and they are read again when they are written.
 */
import { readValues, type ValueKind, writeValues } from '#lib/domain/catalogue/characteristic-values.ts';
import type { Cells, Column } from './columns.ts';

/** The column of a characteristic as it was when the file was checked. */
export type KeptColumn = {
  /** `ficha:7`. */
  readonly nome: string;
  readonly titulo: string;
  readonly tipo: ValueKind['tipo'];
  readonly unidade: string;
};

/** Those of characteristics. */
export function keptColumns(columns: readonly Column[]): readonly KeptColumn[] {
  return columns.flatMap(({ nome, titulo = nome, kind }) =>
    kind.tipo === 'ficha' ? [{ nome, titulo, tipo: kind.valor.tipo, unidade: kind.valor.unidade }] : [],
  );
}

/**
 * `1,8` that was checked as metres is `180` of a characteristic that is kept in cm.
 * @param columns As they are now.
 * @returns Undefined when a cell cannot be read as what its characteristic has become, or that is gone.
 */
export function cellsOfNow(
  cells: Cells,
  kept: readonly KeptColumn[],
  columns: readonly Column[],
): Cells | undefined {
  const changed: Record<string, string> = {};
  for (const { nome, ...was } of kept) {
    const cell = cells[nome];
    if (cell === undefined) continue;
    const kind = columns.find((column) => column.nome === nome)?.kind;
    const now = kind?.tipo === 'ficha' ? kind.valor : undefined;
    const text = now && cellOfNow(cell, { ...was, valores: [] }, now);
    if (text === undefined) return undefined;
    changed[nome] = text;
  }
  return { ...cells, ...changed };
}

function cellOfNow(cell: string, was: ValueKind, now: ValueKind): string | undefined {
  if (was.tipo === now.tipo && was.unidade === now.unidade && now.tipo !== 'escolha') return cell;
  // Nothing is rounded: what would be is for people to decide.
  const read = readValues(now, typedAgain(cell, was, now), 0);
  return 'motivo' in read ? undefined : writeValues(now, read.valores);
}

/** With its unit, as the number alone would be one of the new unit. */
function typedAgain(cell: string, was: ValueKind, now: ValueKind): string {
  if (was.tipo !== 'numero') return cell;
  const read = readValues(was, cell);
  if ('motivo' in read) return cell;
  return read.valores
    .map((valor) => (now.tipo === 'numero' ? `${writeValues(was, [valor])} ${was.unidade}` : valor.label))
    .join(' | ');
}
