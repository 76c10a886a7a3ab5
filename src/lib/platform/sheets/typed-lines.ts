/** The lines of a file by the columns of a sheet, whoever wrote it. */

import { type Choices, PARCEL, type SeenColumn } from '#lib/domain/sheets/choices.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { type Headings, readHeadings } from '#lib/domain/sheets/columns.ts';
import { unguarded } from '#lib/domain/sheets/csv.ts';
import { isForeignField } from '#lib/domain/sheets/foreign/fields.ts';
import { meaningsOf, type Profile, profileOf } from '#lib/domain/sheets/foreign/profiles.ts';
import { translated } from '#lib/domain/sheets/foreign/translate.ts';
import { PICTURE_COLUMNS, picturesIn, type SheetPicture } from '#lib/domain/sheets/picture-columns.ts';
import type { RowFault, Sheet } from '#lib/domain/sheets/row.ts';
import { cleanHtml } from './clean-html.ts';
import { type FileLine, SEPARATORS, type SheetFile } from './read-file.ts';

export type Typed = {
  readonly linha: number;
  readonly cells: Cells;
  /** What is wrong with the line as a whole. */
  readonly broken?: 'colunas' | 'separador';
  /** Of another platform: what is empty is left out. */
  readonly foreign: boolean;
  /** What was wrong before its cells were read. */
  readonly faults: readonly RowFault[];
  /** Columns with a value that the file does not have. */
  readonly assumed: readonly string[];
  /** For a new product: cells for those that are empty. */
  readonly filled: Cells;
  readonly pictures: readonly SheetPicture[];
};

export type TypedFile = {
  readonly profile: Profile | undefined;
  readonly headings: Headings;
  readonly lines: readonly Typed[];
  readonly seen: readonly SeenColumn[];
};

/** Characters of a value that is shown beside its heading, and how many are. */
const SHOWN = 60;
const SAMPLES = 3;

export function typedFile(file: SheetFile, sheet: Sheet, isGoods: boolean, choices: Choices): TypedFile {
  const profile = isGoods ? profileOf(file.headings) : undefined;
  return profile ? foreignFile(file, sheet, profile, choices) : ownFile(file, sheet, isGoods, choices);
}

function ownFile(file: SheetFile, { columns }: Sheet, isGoods: boolean, choices: Choices): TypedFile {
  const known = isGoods ? [...columns, ...PICTURE_COLUMNS] : columns;
  const headings = readHeadings(file.headings, known, choices.colunas);
  const filled = isGoods ? (choices.padroes ?? {}) : {};
  const asked = askedColumns(file, headings);
  return {
    profile: undefined,
    headings,
    lines: file.lines.map((line) => {
      const read = ownLine(line, headings, file);
      const faults = asked.filter((nome) => DOUBTFUL.test((read.cells[nome] ?? '').trim())).map(askedAbout);
      return { ...read, foreign: false, faults, assumed: [], filled, pictures: picturesIn(read.cells) };
    }),
    seen: seenColumns(file, (place) => headings.columns[place]?.nome ?? ''),
  };
}

/** `19.90`, `19,90` or `1.234,50`, and what leaves open how it is written. */
const POINTED = /^(?:R\$)?\s*\d[\d,]*\.\d{1,2}$/;
const COMMAED = /^(?:R\$)?\s*\d[\d.]*,\d{1,2}$/;
const DOUBTFUL = /^(?:R\$)?\s*[1-9]\d{0,2}\.\d{3}$/;

/** Columns of prices where `1.500` is asked about: unless the file has a comma before decimals, and nowhere a point. */
function askedColumns({ lines }: SheetFile, { columns }: Headings): readonly string[] {
  const prices = columns.flatMap((column, place) =>
    column?.kind.tipo === 'decimal' && column.kind.casas === 2 ? [{ nome: column.nome, place }] : [],
  );
  const has = (mark: RegExp) =>
    lines.some(({ cells }) => prices.some(({ place }) => mark.test((cells[place] ?? '').trim())));
  return has(COMMAED) && !has(POINTED) ? [] : prices.map(({ nome }) => nome);
}

function askedAbout(coluna: string): RowFault {
  return { coluna, motivo: 'ambiguo', certo: '1500 ou 1,50' };
}

function foreignFile(file: SheetFile, { columns }: Sheet, profile: Profile, choices: Choices): TypedFile {
  const names = file.headings.map((heading) => heading.trim());
  const meanings = meaningsOf(profile, names, choices.colunas);
  const own = new Set(columns.map(({ nome }) => nome));
  const passed = names.map((heading, place) => {
    const said = choices.colunas[heading];
    return meanings[place] === undefined && said !== undefined && own.has(said) && !isForeignField(said)
      ? said
      : undefined;
  });
  const lines = file.lines.map((line) => ({ ...line, cells: line.cells.map(unguarded) }));
  const filled = choices.padroes ?? PARCEL;
  const otherwise = new Set(
    lines.filter((line) => isPartedOtherwise(line, file.separator)).map(({ linha }) => linha),
  );
  const rows = translated(lines, { profile, meanings, passed, clean: cleanHtml });
  const read = columns.filter(({ nome }) => passed.includes(nome));
  return {
    profile,
    headings: {
      columns: read,
      units: [],
      unknown: names.filter(
        (heading, place) =>
          heading !== '' && !meanings[place] && !passed[place] && choices.colunas[heading] === undefined,
      ),
      twice: [],
      doubts: [],
    },
    lines: rows.map((row) => ({
      ...row,
      ...(otherwise.has(row.linha) && { broken: 'separador' as const }),
      foreign: true,
      filled,
    })),
    seen: seenColumns(file, (place) => meanings[place]?.campo ?? passed[place] ?? ''),
  };
}

function ownLine(line: FileLine, { columns, units }: Headings, { separator }: SheetFile) {
  const named = line.cells.flatMap((cell, place) => {
    const column = columns[place];
    return column ? [[column.nome, withUnit(unguarded(cell), units[place] ?? '')] as const] : [];
  });
  const hasMore = line.cells.slice(columns.length).some((cell) => cell.trim() !== '');
  return {
    linha: line.linha,
    cells: Object.fromEntries(named),
    ...(hasMore && { broken: 'colunas' as const }),
    ...(columns.length > 1 && isPartedOtherwise(line, separator) && { broken: 'separador' as const }),
  };
}

/** Is it one cell that another mark than the one of the headings parts? */
function isPartedOtherwise({ cells: [only = '', ...others] }: FileLine, separator: SheetFile['separator']) {
  return (
    separator !== '' &&
    others.length === 0 &&
    SEPARATORS.some((mark) => mark !== separator && only.split(mark).length >= LEAST_PARTED)
  );
}

const LEAST_PARTED = 3;

/** The unit of the heading belongs to each number that has none. */
function withUnit(cell: string, unit: string): string {
  if (unit === '') return cell;
  return cell
    .split('|')
    .map((part) => (/^[\d.,]+$/.test(part.trim()) ? `${part.trim()} ${unit}` : part))
    .join('|');
}

function seenColumns(
  { headings, lines }: SheetFile,
  campoOf: (place: number) => string,
): readonly SeenColumn[] {
  return headings.flatMap((heading, place) => {
    const coluna = heading.trim();
    if (coluna === '') return [];
    const values = lines.values().map(({ cells }) => (cells[place] ?? '').trim());
    const amostras = values
      .filter((value) => value !== '')
      .take(SAMPLES)
      .map((value) => value.replace(/\s+/g, ' ').slice(0, SHOWN));
    return [{ coluna: coluna.slice(0, 300), campo: campoOf(place), amostras: [...amostras] }];
  });
}
