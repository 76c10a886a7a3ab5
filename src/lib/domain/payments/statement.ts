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
  readonly lines: readonly StatementLine[];
};

const REF = /(?<![A-Z0-9])PED\d+T\d+[A-Z]*(?![A-Z0-9])/gi;

/** Ids of charges that a line names, in upper case. */
export function refsIn({ memo }: Pick<StatementLine, 'memo'>): readonly string[] {
  return [...new Set(Array.from(memo.matchAll(REF), ([ref]) => ref.toUpperCase()))];
}

/** Lines that look alike, such as two equal transfers of one day, are told apart by their count. */
export function withRefs(
  lines: readonly Omit<StatementLine, 'ref'>[],
  ids: readonly string[],
): readonly StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line, index) => {
    const like = [line.day, line.valor, ids[index] ?? '', line.memo].join('|');
    const count = (seen.get(like) ?? 0) + 1;
    seen.set(like, count);
    return { ...line, ref: count === 1 ? like : `${like}|${count}` };
  });
}

/** `1.234,56`, `1234.56`, `-10,00` as centavos; undefined for what is no amount. */
export function statementAmount(typed: string): number | undefined {
  const text = typed.replace(/^R\$|\s/g, '');
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value * (sign === '-' ? -1 : 1) : undefined;
}
