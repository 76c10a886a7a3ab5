/** Other products that a product's page names, as a cell of codes: `CABO-2 | FONTE-1`. */

type Row = Readonly<Record<string, string>>;

/** The column of each kind. */
export const RELATIVE_COLUMNS = {
  acessorios: 'acessorio',
  semelhantes: 'semelhante',
  sucessor: 'sucessor',
} as const;
export type RelativeKind = (typeof RELATIVE_COLUMNS)[keyof typeof RELATIVE_COLUMNS];

/** In capitals, each once, in their order; undefined for what is no such list. */
export function readCodes(text: string, most: number): string | undefined {
  const codes = text.split('|').map((code) => code.trim().toUpperCase());
  const named = codes.filter((code) => code !== '');
  const fits = named.every((code) => /^[^\s;,]{1,60}$/.test(code));
  return fits && new Set(named).size === named.length && named.length <= most ? named.join(' | ') : undefined;
}

/** Of what `readCodes` wrote. */
export function codesOf(written: string): readonly string[] {
  return written === '' ? [] : written.split(' | ');
}

/** The cells that name any. */
export function filledRelatives(cells: Row): Row {
  return Object.fromEntries(
    Object.keys(RELATIVE_COLUMNS).flatMap((nome) => (cells[nome] ? [[nome, cells[nome]]] : [])),
  );
}
