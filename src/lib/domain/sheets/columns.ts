/** The columns of a spreadsheet, and finding them by their headings. */

import { unitName } from '#lib/domain/catalogue/units.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import type { CellKind } from './cell.ts';
import { unguarded } from './csv.ts';

export type Column = {
  /** What the column is known by; of a column of ours the heading too: Portuguese, no blanks. */
  readonly nome: string;
  /** The heading we write, where it is another. */
  readonly titulo?: string;
  readonly kind: CellKind;
  /** Other headings people write for it. */
  readonly aliases?: readonly string[];
};

/** A row's cells by column, as we write them. */
export type Cells = Readonly<Record<string, string>>;

/** A heading that could be several columns. */
export type Doubt = { readonly coluna: string; readonly entre: readonly string[] };
/** Which column a heading stands for, by what somebody said of it; '' for none. */
export type Answered = Readonly<Record<string, string>>;

export type Headings = {
  /** The column of each place in a line; undefined for one that we do not know. */
  readonly columns: readonly (Column | undefined)[];
  /** The unit that numbers of the column are written in, where its heading says one. */
  readonly units: readonly string[];
  /** Unknown headings, as written. */
  readonly unknown: readonly string[];
  /** Columns that the file has twice. */
  readonly twice: readonly string[];
  /** Nobody guesses: their cells are not read until somebody says. */
  readonly doubts: readonly Doubt[];
};

/**
 * Case, accents, blanks and hyphens of a heading do not matter: `Preço promocional` is `preco_promocional`, and a unit may
 * stand behind it: `Comprimento (cm)`. What is written exactly as we write it is never in doubt.
 */
export function readHeadings(
  line: readonly string[],
  known: readonly Column[],
  answered: Answered = {},
): Headings {
  const headings = line.map((heading) => unguarded(heading).trim());
  const meant = headings.map((heading) => columnsFor(heading, known, answered));
  const columns = meant.map((all) => (all.length === 1 ? all[0] : undefined));
  const found = columns.flatMap((column) => (column ? [column.nome] : []));
  return {
    columns,
    units: headings.map((heading, place) => unitOf(heading, columns[place])),
    unknown: headings.filter(
      (heading, place) => meant[place]?.length === 0 && heading !== '' && answered[heading] === undefined,
    ),
    twice: [...new Set(found.filter((nome, place) => found.indexOf(nome) !== place))],
    doubts: headings.flatMap((coluna, place) => {
      const all = meant[place] ?? [];
      return all.length > 1 ? [{ coluna, entre: all.map(({ nome }) => nome) }] : [];
    }),
  };
}

export function headingKey(heading: string): string {
  return folded(heading.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

function columnsFor(heading: string, known: readonly Column[], answered: Answered): readonly Column[] {
  const said = answered[heading];
  if (said !== undefined) return known.filter(({ nome }) => nome === said);
  const exact = known.find(({ nome, titulo = nome }) => titulo === heading || nome === heading.toLowerCase());
  if (exact) return [exact];
  const whole = headingKey(heading);
  const bare = headingKey(heading.replace(UNIT, ''));
  if (whole === '') return [];
  return known.filter((column) => {
    const names = namesOf(column);
    return names.includes(whole) || (hasUnit(column) && names.includes(bare));
  });
}

function namesOf({ nome, aliases = [] }: Column): readonly string[] {
  return [nome, ...aliases].map(headingKey);
}

/** Only of these is what stands in parentheses behind the name a unit: of a text it belongs to the name. */
function hasUnit({ kind }: Column): boolean {
  return kind.tipo === 'ficha' && kind.valor.tipo === 'numero' && kind.valor.unidade !== '';
}

/** `(cm)` at the end of a heading. */
const UNIT = /\s*[([]([^()[\]]+)[)\]]\s*$/;

/** `Peso (bruto)` is a name and has none, `Peso (bruto) (g)` has. */
function unitOf(heading: string, column: Column | undefined): string {
  if (!column || !hasUnit(column) || namesOf(column).includes(headingKey(heading))) return '';
  return unitName(UNIT.exec(heading)?.[1] ?? '');
}
