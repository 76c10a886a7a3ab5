/**
 * Which lines of a file are new. Files overlap, in other formats and with other words for the same credit; each shows all of a
 * day up to the moment it was taken, so of two that show one amount on one day the longer one shows what the other does. Only
 * what it shows besides is new: a credit is counted once, and two that are alike are two.
 */
import { refsIn, type StatementLine } from './statement.ts';

export type KnownLine = Pick<StatementLine, 'ref' | 'day' | 'valor'> & {
  /** `ref` of the charge it belongs to. */
  readonly charge: string | undefined;
};

export type Comparison = {
  readonly added: readonly StatementLine[];
  /** Known before, without the charge that they name now. */
  readonly named: readonly { readonly known: string; readonly line: StatementLine }[];
};

export function compareLines(file: readonly StatementLine[], known: readonly KnownLine[]): Comparison {
  const groups = Map.groupBy(file, keyOf);
  const before = Map.groupBy(known, keyOf);
  const all = [...groups].map(([key, lines]) => compareAlike(lines, before.get(key) ?? []));
  return { added: all.flatMap(({ added }) => added), named: all.flatMap(({ named }) => named) };
}

function keyOf({ day, valor }: Pick<StatementLine, 'day' | 'valor'>): string {
  return `${day} ${valor}`;
}

type Same = (line: StatementLine, known: KnownLine) => boolean;

/** The surest first. */
const SAME: readonly Same[] = [
  (line, { ref }) => line.ref === ref,
  (line, known) => nameOf(line) !== undefined && nameOf(line) === nameOfKnown(known),
  (line, known) => nameOf(line) === undefined && nameOfKnown(known) === undefined,
];
/** Without its name it is known already; with one it gets it. */
const COMPLETED: Same = (line, known) => nameOf(line) !== undefined && nameOfKnown(known) === undefined;
const SHORTENED: Same = (line, known) => nameOf(line) === undefined && nameOfKnown(known) !== undefined;

/** Of one day and one amount. */
function compareAlike(file: readonly StatementLine[], known: readonly KnownLine[]): Comparison {
  const left = new Set(file);
  const open = new Set(known);
  const pair = (same: Same): Comparison['named'] =>
    [...left].flatMap((line) => {
      const found = [...open].find((one) => same(line, one));
      if (!found) return [];
      left.delete(line);
      open.delete(found);
      return [{ known: found.ref, line }];
    });
  for (const same of SAME) pair(same);
  const named = pair(COMPLETED);
  pair(SHORTENED);
  return { added: [...left], named };
}

function nameOf(line: StatementLine): string | undefined {
  const refs = refsIn(line);
  return refs.length === 1 ? refs[0] : undefined;
}

/** What it is known by says it, too: a memo is not kept for ever. */
function nameOfKnown({ ref, charge }: KnownLine): string | undefined {
  return charge?.toUpperCase() ?? /^(PED\d+T\d+[A-Z]{8})\|/.exec(ref)?.[1];
}
