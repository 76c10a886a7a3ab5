/** What a file would change, found out and written down without changing anything. */
import { plainCell } from '#lib/domain/sheets/cell.ts';
import { type Choices, FILLED, type SeenColumn } from '#lib/domain/sheets/choices.ts';
import type { Answered, Cells, Doubt, Headings } from '#lib/domain/sheets/columns.ts';
import { profileOf } from '#lib/domain/sheets/foreign/profiles.ts';
import { type KeptColumn, keptColumns } from '#lib/domain/sheets/kept-kinds.ts';
import type { MissingNames } from '#lib/domain/sheets/missing.ts';
import type { SheetPicture } from '#lib/domain/sheets/picture-columns.ts';
import { isValueRow } from '#lib/domain/sheets/product-sheet.ts';
import { pick, type Row, type RowFault, readRow, rowKey, type Sheet } from '#lib/domain/sheets/row.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import { isStamped, STAMP } from '#lib/domain/sheets/stamp.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { inBatches } from '#lib/platform/kernel/limits/batches.ts';
import { dependents } from './dependents.ts';
import { absentOf, keyFaults, stampFaults, stampIn, unknownFaults } from './line-faults.ts';
import { planned } from './missing-names.ts';
import type { FoundRow, OpenSheet, SheetDb } from './open-sheet.ts';
import { stampKey, unitsBrought } from './queries/import-work.ts';
import { readSheetFile, type SheetFile } from './read-file.ts';
import { openSheet } from './sheets.ts';
import { type Typed, typedFile } from './typed-lines.ts';

/** Lines of one file. */
export const MOST_LINES = 20_000;
/** Rows asked for at once, at most. */
const CHUNK = 1_000;
/** Characters of a faulty cell that are shown. */
const SHOWN = 80;

export type DryRun = {
  readonly file: SheetFile;
  /** With what headings were taken for before. */
  readonly choices: Choices;
  /** Whose file it is; '' for one of ours. */
  readonly profile: string;
  readonly seen: readonly SeenColumn[];
  /** To be made, or if the owner does not say so the reason of faults. */
  readonly missing: MissingNames;
  readonly unknown: readonly string[];
  /** Headings whose cells were not read, as they could be several columns. */
  readonly doubts: readonly Doubt[];
  /** Of characteristics: those it has, and those that are in doubt. */
  readonly kept: readonly KeptColumn[];
  /** How many lines change nothing. */
  readonly same: number;
  /** How many rows the shop has changed since the export; null when the file does not say what they were. */
  readonly moved: number | null;
  /** In the order they are to be written. */
  readonly lines: readonly DryLine[];
  /** Of lines without errors, those too that change nothing else. */
  readonly pictures: readonly PictureSource[];
};

export type PictureSource = {
  readonly linha: number;
  /** Of the row, in capitals. */
  readonly codigo: string;
  readonly pictures: readonly SheetPicture[];
};

export type DryLine = {
  readonly linha: number;
  readonly chave: string;
  readonly nome: string;
  readonly antes: Cells | null;
  readonly depois: Cells;
  /** Of what changes: as it was when the file was given out, where the shop has something else now. */
  readonly baixado: Cells;
  /** Of what changes: as it was typed, in another unit. */
  readonly digitado: Cells;
  /** '' unless it changes a stock. */
  readonly stamp: string;
  readonly brought: number;
  readonly presumidos: readonly string[];
  readonly erros: readonly (RowFault & { readonly valor: string })[];
};

type Asked = {
  readonly now: Date;
  readonly choices: Choices;
  /** What headings were taken for before, for a file with the same ones that nobody said anything of. */
  readonly mappings: readonly { readonly colunas: Answered }[];
};

/** @throws HttpError 400 with a sentence when the file as a whole cannot be read. */
export async function dryRun(
  db: SheetDb,
  name: SheetName,
  bytes: Buffer,
  { now, choices: said, mappings }: Asked,
): Promise<DryRun> {
  const file = await readSheetFile(bytes, (cells) => profileOf(cells) !== undefined);
  if ('motivo' in file) throw new HttpError(400, message.brokenSheet[file.motivo](file.linha));
  const choices = withMapping(said, file, mappings);
  const opened = await openSheet(name, db, now);
  const plan = planned(opened.lookup);
  // Missing names are looked up even when they may not be created, to report them.
  const lookup = choices.criar
    ? plan.lookup
    : (...asked: Parameters<typeof plan.lookup>) => {
        plan.lookup(...asked);
        return opened.lookup(...asked);
      };
  const open: OpenSheet = { ...opened, lookup };
  const { sheet } = open;
  const { profile, headings, lines: typed, seen } = typedFile(file, sheet, sheet.key[0] === 'sku', choices);
  checkWhole(sheet, headings, file, profile !== undefined);
  const read = await readLines(db, sheet, open, typed);
  const judged = await crossed(open, read);
  const lines = inOrder(judged, open).map(dryLine);
  const refused = new Set(judged.filter(({ faults }) => faults.length > 0).map(({ typed }) => typed));
  const good = lines.filter(({ erros }) => erros.length === 0).map(({ depois }) => depois);
  return {
    file,
    choices,
    profile: profile?.nome ?? '',
    seen,
    missing: sheet.key[0] === 'sku' ? plan.missing(choices.criar ? good : undefined) : {},
    unknown: headings.unknown,
    doubts: headings.doubts,
    kept: keptColumns(sheet.columns.filter(({ nome }) => isMeant(headings, nome))),
    same: read.filter(({ row, faults }) => faults.length === 0 && row.changed.size === 0).length,
    moved:
      isSilent(headings) || read.some(isSilentLine)
        ? null
        : read.filter(({ moved }) => Object.keys(moved).length > 0).length,
    lines,
    pictures: read
      .filter(({ typed }) => typed.pictures.length > 0 && !refused.has(typed))
      .map(({ typed: { linha, pictures }, key: codigo }) => ({ linha, codigo, pictures })),
  };
}

function withMapping(choices: Choices, { headings }: SheetFile, mappings: Asked['mappings']): Choices {
  if (Object.keys(choices.colunas).length > 0) return choices;
  const names = new Set(headings.map((heading) => heading.trim()).filter((heading) => heading !== ''));
  const same = mappings.find(
    ({ colunas }) => names.symmetricDifference(new Set(Object.keys(colunas))).size === 0,
  );
  return same ? { ...choices, colunas: same.colunas } : choices;
}

function isMeant({ columns, doubts }: Headings, nome: string): boolean {
  return columns.some((column) => column?.nome === nome) || doubts.some(({ entre }) => entre.includes(nome));
}

function checkWhole(sheet: Sheet, { columns, twice }: Headings, file: SheetFile, isForeign: boolean): void {
  const there = new Set(columns.map((column) => column?.nome));
  const missing = sheet.key.filter((nome) => !there.has(nome));
  if (missing.length > 0 && !isForeign) throw new HttpError(400, message.sheetWithout(missing.join(', ')));
  if (twice.length > 0) throw new HttpError(400, message.sheetTwice(twice.join(', ')));
  if (file.lines.length > MOST_LINES)
    throw new HttpError(400, message.sheetLong(file.lines.length, MOST_LINES));
}

/** Has it stock or prices, and nothing that says what they were? */
function isSilent({ columns }: Headings): boolean {
  const names = columns.map((column) => column?.nome ?? '');
  return names.some(isStamped) && !names.includes(STAMP);
}

/** Does it set a stock or a price of a row that is there, with nothing that says what it was? */
function isSilentLine({ typed, row }: Read): boolean {
  return row.before !== undefined && stampIn(typed) === '' && [...row.changed].some(isStamped);
}

type Read = {
  readonly typed: Typed;
  readonly key: string;
  readonly row: Row;
  readonly faults: readonly RowFault[];
  readonly moved: Cells;
  readonly converted: Cells;
  readonly brought: number;
  readonly assumed: readonly string[];
  readonly found: FoundRow | undefined;
};

async function readLines(
  db: SheetDb,
  sheet: Sheet,
  open: OpenSheet,
  lines: readonly Typed[],
): Promise<readonly Read[]> {
  const seen = new Set<string>();
  return inBatches(lines, CHUNK, async (part) => {
    const found = await open.find(part.map(({ cells }) => rowKey(sheet, cells)));
    const brought = await unitsBrought(db, sheet.counted ? part.map(stampIn) : []);
    return part.map((typed) => readLine(sheet, open, typed, { found, brought, seen }));
  });
}

type Around = {
  readonly found: ReadonlyMap<string, FoundRow>;
  readonly brought: ReadonlyMap<string, number>;
  readonly seen: Set<string>;
};

function readLine(sheet: Sheet, open: OpenSheet, line: Typed, { found, brought, seen }: Around): Read {
  const key = rowKey(sheet, line.cells);
  const known = found.get(key);
  const filled = known || isValueRow(line.cells) ? {} : fillings(line);
  const typed = { ...line, cells: { ...line.cells, ...filled } };
  const units = brought.get(stampKey(key, stampIn(typed))) ?? 0;
  const { row, moved, converted, ...judged } = readRow(sheet, typed.cells, known?.cells, open.lookup, units);
  const faults = typed.faults.length > 0 ? typed.faults : judged.faults.map(absentOf(typed, row));
  const own = [
    ...keyFaults(sheet, typed, seen.has(key)),
    ...(typed.foreign ? [] : unknownFaults(sheet, typed, row, faults)),
    ...stampFaults(typed, key, known),
  ].slice(0, 1);
  seen.add(key);
  return {
    typed,
    key,
    row,
    faults: own.length > 0 ? own : faults,
    moved,
    converted,
    brought: units,
    assumed: known ? [] : [...typed.assumed, ...Object.keys(filled)],
    found: known,
  };
}

/** What a new product has where its cells are empty. */
function fillings({ cells, filled }: Typed): Cells {
  const empty = FILLED.filter((nome) => plainCell(cells[nome] ?? '') === '' && (filled[nome] ?? '') !== '');
  return pick(filled, empty);
}

/** With what new rows and new addresses need of others; those that change nothing are left out. */
async function crossed(open: OpenSheet, read: readonly Read[]): Promise<readonly Read[]> {
  // By place: a line of another platform may be a product and a value of it.
  const news = read.flatMap(({ row, faults }, linha) =>
    faults.length === 0 && isCrossed(row, open)
      ? [{ linha, cells: row.after, changed: row.changed, isNew: row.before === undefined }]
      : [],
  );
  const more = await open.cross(news);
  const judged = read.map((one, place) => ({ ...one, faults: [...one.faults, ...(more.get(place) ?? [])] }));
  return dependents(judged).filter(({ row, faults }) => faults.length > 0 || row.changed.size > 0);
}

function isCrossed({ before, changed }: Row, { crossed }: OpenSheet): boolean {
  return before === undefined || crossed.some((nome) => changed.has(nome));
}

/** Rows that are there, then new ones: products before their values. */
function inOrder(read: readonly Read[], { rank }: OpenSheet): readonly Read[] {
  const place = ({ found, row }: Read) => (found ? -1 : rank(row.after));
  return read.toSorted((a, b) => place(a) - place(b) || a.typed.linha - b.typed.linha);
}

function dryLine({ typed, key: chave, row, faults, moved, converted, brought, assumed }: Read): DryLine {
  const faulty = faults.length > 0;
  return {
    linha: typed.linha,
    chave,
    nome: row.after.nome ?? '',
    antes: row.before ? pick(row.before, faulty ? [] : row.changed) : null,
    depois: faulty ? {} : pick(row.after, row.changed),
    baixado: faulty ? {} : pick(moved, row.changed.intersection(new Set(Object.keys(moved)))),
    digitado: faulty ? {} : pick(converted, row.changed.intersection(new Set(Object.keys(converted)))),
    stamp: !faulty && row.before && row.changed.has('estoque') ? stampIn(typed) : '',
    brought,
    presumidos: faulty ? [] : assumed,
    erros: faults.map((fault) => ({ ...fault, valor: (typed.cells[fault.coluna] ?? '').slice(0, SHOWN) })),
  };
}
