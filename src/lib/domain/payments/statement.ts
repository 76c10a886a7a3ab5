/** A bank's statement: which credits are payments of the shop's codes. */

export type StatementLine = {
  /** The same for the same line, whichever file shows it. */
  readonly ref: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Centavos, negative for what went out. */
  readonly valor: number;
  /** What the bank says of it. */
  readonly memo: string;
};

export type Statement = {
  /** First and last day it shows. */
  readonly from: string;
  readonly until: string;
  /** Bank and account as the file names them, '' where it does not. */
  readonly account?: string;
  /** All its amounts are positive and nothing says which way they went: debits may look like credits. */
  readonly unsigned?: boolean;
  readonly lines: readonly StatementLine[];
};

/** Lines of a file: a month of a shop with many sales. They are noted in one transaction, which may not take long. */
export const MOST_LINES = 2000;
/** Bytes of a file. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** Lines that are read between two moments in which others may be served. */
const PIECE = 100;

/** As `map`, in pieces. */
export function* mapInPieces<T, U>(
  items: readonly T[],
  change: (item: T, index: number) => U,
): Generator<void, readonly U[]> {
  const changed: U[] = [];
  for (const [index, item] of items.entries()) {
    changed.push(change(item, index));
    if (index % PIECE === PIECE - 1) yield;
  }
  return changed;
}

/** Eight letters end an id, so it is found whatever a bank writes behind it. */
const REF = /PED\d+T\d+[A-Z]{8}/gi;

/** Ids of charges that a line names, in upper case. */
export function refsIn({ memo }: Pick<StatementLine, 'memo'>): readonly string[] {
  return [...new Set(Array.from(memo.matchAll(REF), ([ref]) => ref.toUpperCase()))];
}

/**
 * A line that names a charge is known by the charge, day, amount, and by how many of them the file shows: banks write the rest
 * in another way in each file. Any other line is known by all its words. Lines that look alike are told apart by their count.
 */
export function* withRefs(
  lines: readonly Omit<StatementLine, 'ref'>[],
  ids: readonly string[],
): Generator<void, readonly StatementLine[]> {
  const seen = new Map<string, number>();
  return yield* mapInPieces(lines, (line, index) => {
    const { day, valor, memo } = line;
    const [named, ...others] = refsIn(line);
    const one = named !== undefined && others.length === 0;
    const like = (one ? [named, day, valor] : [day, valor, ids[index] ?? '', memo]).join('|');
    const count = (seen.get(like) ?? 0) + 1;
    seen.set(like, count);
    return { ...line, ref: count === 1 ? like : `${like}|${count}` };
  });
}

/** Centavos that the columns of the database hold. */
const LARGEST = 2 ** 31 - 1;
/** Letters of an amount; what is longer is none. */
const LONGEST = 40;

/**
 * Of a spreadsheet, `1.234,56`, `1234.56` or `-10,00` as centavos: one sign parts thousands, the other one decimals. Undefined
 * for what is no amount, or may be one of two.
 */
export function statementAmount(typed: string): number | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = typed.replace(/^R\$|\s/g, '');
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text) ??
    /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(text) ??
    [];
  return centavosOf(sign, whole, cents);
}

/** Of OFX: the last sign parts decimals, of which there may be more than two as long as they say nothing. */
export function ofxAmount(typed: string): number | undefined {
  if (typed.length > LONGEST) return undefined;
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)([\d.,]*?\d)(?:[.,](\d{1,2})0*)?$/.exec(typed.trim()) ?? [];
  const thousands = cents !== '' && /^\d{1,3}([.,]\d{3})+$/.test(whole);
  return thousands || /^\d+$/.test(whole) ? centavosOf(sign, whole, cents) : undefined;
}

function centavosOf(sign: string, whole: string, cents: string): number | undefined {
  if (whole === '') return undefined;
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= LARGEST ? value * (sign === '-' ? -1 : 1) : undefined;
}
