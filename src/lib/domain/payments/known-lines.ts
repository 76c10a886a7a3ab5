/**
 * Which lines of a file are new. Files overlap, in other formats and with other words for the same credit; each shows all of a
 * day up to the moment it was taken, so of two that show one amount on one day the longer one shows what the other does. Only
 * what it shows besides is new: a credit is counted once, and two that are alike are two.
 */
import { mapInPieces, refsIn, type StatementLine } from './statement.ts';

export type KnownLine = Pick<StatementLine, 'ref' | 'day' | 'valor'> & {
  /** `ref` of the charge it belongs to. */
  readonly charge: string | undefined;
};

export type Comparison = {
  readonly added: readonly StatementLine[];
  /** Known before, without the charge that they name now. */
  readonly named: readonly { readonly known: string; readonly line: StatementLine }[];
};

export function* compareLines(
  file: readonly StatementLine[],
  known: readonly KnownLine[],
): Generator<void, Comparison> {
  const names = new Map(yield* mapInPieces(file, (line) => [line, nameOf(line) ?? ''] as const));
  const groups = Map.groupBy(file, keyOf);
  yield;
  const before = Map.groupBy(known, keyOf);
  const added: StatementLine[] = [];
  const named: Comparison['named'][number][] = [];
  for (const [key, lines] of groups) {
    const found = yield* compareAlike(lines, before.get(key) ?? [], names);
    added.push(...found.added);
    named.push(...found.named);
    yield;
  }
  return { added, named };
}

function keyOf({ day, valor }: Pick<StatementLine, 'day' | 'valor'>): string {
  return `${day} ${valor}`;
}

/** What a line and a known one have to have in common to be the same; undefined for what this says nothing of. */
type Same = {
  readonly line: (line: StatementLine, name: string) => string | undefined;
  readonly known: (known: KnownLine) => string | undefined;
};

const unlessNamed = (name: string | undefined): '' | undefined => (name ? undefined : '');
const ifNamed = (name: string | undefined): '' | undefined => (name ? '' : undefined);

/** The surest first. */
const SAME: readonly Same[] = [
  { line: ({ ref }) => ref, known: ({ ref }) => ref },
  { line: (_, name) => name || undefined, known: nameOfKnown },
  { line: (_, name) => unlessNamed(name), known: (one) => unlessNamed(nameOfKnown(one)) },
];
/** Without its name it is known already; with one it gets it. */
const COMPLETED: Same = {
  line: (_, name) => ifNamed(name),
  known: (one) => unlessNamed(nameOfKnown(one)),
};
const SHORTENED: Same = {
  line: (_, name) => unlessNamed(name),
  known: (one) => ifNamed(nameOfKnown(one)),
};

/** Of one day and one amount. */
function* compareAlike(
  file: readonly StatementLine[],
  known: readonly KnownLine[],
  names: ReadonlyMap<StatementLine, string>,
): Generator<void, Comparison> {
  const left = new Set(file);
  const open = new Set(known);
  /** Each with the first that is like it. */
  function* pair(same: Same): Generator<void, Comparison['named']> {
    const waiting = Map.groupBy(open, same.known);
    // Taken from their end.
    for (const like of waiting.values()) like.reverse();
    yield;
    const pairs = yield* mapInPieces([...left], (line) => {
      const key = same.line(line, names.get(line) ?? '');
      const found = key === undefined ? undefined : waiting.get(key)?.pop();
      if (!found) return [];
      left.delete(line);
      open.delete(found);
      return [{ known: found.ref, line }];
    });
    return pairs.flat();
  }
  for (const same of SAME) yield* pair(same);
  const named = yield* pair(COMPLETED);
  yield* pair(SHORTENED);
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
