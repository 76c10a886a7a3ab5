/** Numbers as people in Brazil type them. */

/** Of `1.234,5`, `1234,50` or `1.5`; NaN for what is no number. */
export function readNumber(typed: string): number {
  const text = typed
    .trim()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** As it is typed: `1234,5`. */
export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}
