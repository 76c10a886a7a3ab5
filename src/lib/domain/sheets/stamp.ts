/**
 * What the shop had when it gave a file out, in a column of that file: a cell that nobody touched changes nothing when it
 * comes back, whatever was sold or repriced meanwhile, and a stock that was changed goes up or down by the difference. The
 * mark at its end tells one download from another: what a file brought already it does not bring again. The code of the row
 * stands there too, as a column that was sorted alone would bring the stock of others.
 */
import type { Cells } from './columns.ts';

export const STAMP = 'baixado';
/** In the order they stand in the stamp. */
const STAMPED = ['estoque', 'preco', 'preco_de', 'preco_promocional', 'promocao_inicio', 'promocao_fim'];
/** Those, the mark and the code. */
const PARTS = STAMPED.length + 2;

/** `492|99,90|129,90||||5f3a09c1|CABO-1`: nothing that a spreadsheet program takes for a number or a date. */
export function stampOf(cells: Cells, mark: string): string {
  return [...STAMPED.map((nome) => cells[nome] ?? ''), mark, cells.sku ?? ''].join('|');
}

/** Is it a whole one, given out in the line of this code? A form says the stock alone. */
export function isStampOf(text: string, sku: string): boolean {
  const parts = text.split('|').map((part) => part.trim());
  return parts.length === PARTS && parts.at(-1)?.toUpperCase() === sku.toUpperCase();
}

/** The cells as they were; columns behind its end are not in it. Undefined for what is no stamp. */
export function readStamp(text: string): Cells | undefined {
  const parts = text.trim() === '' ? [] : text.split('|').map((part) => part.trim());
  if (parts.length > PARTS || !/^\d{0,7}$/.test(parts[0] ?? '')) return undefined;
  return Object.fromEntries(
    parts
      .slice(0, STAMPED.length)
      .flatMap((part, place) => (place === 0 && part === '' ? [] : [[STAMPED[place] ?? '', part]])),
  );
}

/** Is it one that a file should say more of than what it is to be? */
export function isStamped(nome: string): boolean {
  return STAMPED.includes(nome);
}

/** What `now` becomes when `from` was to become `to`; undefined below nothing. */
export function carried(now: string, from: string, to: string): string | undefined {
  const units = Number(now) + Number(to) - Number(from);
  return units < 0 ? undefined : String(units);
}
