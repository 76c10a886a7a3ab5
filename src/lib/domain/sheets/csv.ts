/**
 * CSV as Brazilian Excel opens it: semicolons, a byte order mark, lines that end in CRLF. What a spreadsheet program
 * would run as a formula is written with an apostrophe before it (OWASP, CSV injection), which is taken away again when the
 * file is read.
 */

const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

export const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guarded(cell))).join(';')}\r\n`;
}

/**
 * The same for a program that wants every cell in quotes, with a separator of its own. Opened in a spreadsheet program that parts
 * cells at the other one, what stands behind that begins a cell too.
 */
export function quotedLine(cells: readonly string[], separator: ',' | ';'): string {
  const other = separator === ',' ? ';' : ',';
  const written = cells.map((cell) => cell.split(other).map(guarded).join(other));
  return `${written.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/** A cell as it was before it was made harmless. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

function guarded(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
