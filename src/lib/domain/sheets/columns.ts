/** The columns of a spreadsheet, and finding them by their headings. */
import { folded } from '#lib/domain/catalogue/search-text.ts';
import type { CellKind } from './cell.ts';
import { unguarded } from './csv.ts';

export type Column = {
  /** The heading we write: Portuguese, no blanks. */
  readonly nome: string;
  readonly kind: CellKind;
  /** Other headings people write for it. */
  readonly aliases?: readonly string[];
};

/** A row's cells by column, as we write them. */
export type Cells = Readonly<Record<string, string>>;

export type Headings = {
  /** The column of each place in a line; undefined for one that we do not know. */
  readonly columns: readonly (Column | undefined)[];
  /** Headings we do not know, as they stand. */
  readonly unknown: readonly string[];
  /** Columns that stand there twice. */
  readonly twice: readonly string[];
};

/** Case, accents, blanks and hyphens of a heading do not matter: `Preço promocional` is `preco_promocional`. */
export function readHeadings(line: readonly string[], known: readonly Column[]): Headings {
  const byName = new Map(
    known.flatMap((column) =>
      [column.nome, ...(column.aliases ?? [])].map((name) => [headingKey(name), column] as const),
    ),
  );
  const columns = line.map((heading) => byName.get(headingKey(unguarded(heading))));
  const found = columns.flatMap((column) => (column ? [column.nome] : []));
  return {
    columns,
    unknown: line.filter((heading, place) => !columns[place] && heading.trim() !== ''),
    twice: [...new Set(found.filter((nome, place) => found.indexOf(nome) !== place))],
  };
}

function headingKey(heading: string): string {
  return folded(heading.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
