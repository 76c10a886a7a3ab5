/** Statements overlap: a credit that two files show is one, and two that look alike in one file are two. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type KnownLine } from '#lib/domain/payments/known-lines.ts';
import { type StatementLine, withRefs } from '#lib/domain/payments/statement.ts';
import { drained } from '../../support/payments/drained.ts';

const NAME = 'PED10001T1KQWZMBXA';
const OTHER = 'PED10002T1ABCDEFGH';
type Short = readonly [memo: string, valor?: number, day?: string];

const file = (...lines: readonly Short[]): readonly StatementLine[] =>
  drained(
    withRefs(
      lines.map(([memo, valor = 100, day = '2026-11-23']) => ({ memo, valor, day })),
      [],
    ),
  );
const known = (lines: readonly StatementLine[], charge?: string): readonly KnownLine[] =>
  lines.map(({ ref, day, valor }) => ({ ref, day, valor, charge }));
const added = (now: readonly StatementLine[], before: readonly KnownLine[]) =>
  drained(compareLines(now, before)).added.map(({ memo }) => memo);

describe('of a file', () => {
  it('all is new where nothing was known', () => {
    expect(added(file(['a'], ['b']), [])).toEqual(['a', 'b']);
  });

  it('nothing is new when it is read again', () => {
    const memo = fc.constantFrom('a', 'b', `Pix ${NAME}`, `Pix ${OTHER}`);
    const line = fc.tuple(memo, fc.constantFrom(100, 200), fc.constantFrom('2026-11-23', '2026-11-24'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = file(...lines);
        expect(drained(compareLines(read, known(read)))).toEqual({ added: [], named: [] });
      }),
    );
  });

  it('the same credit in other words is known, one of another day or amount is not', () => {
    const before = known(file(['Pix recebido']));
    expect(added(file(['PIX REC. ANA']), before)).toEqual([]);
    expect(added(file(['PIX REC. ANA', 101]), before)).toEqual(['PIX REC. ANA']);
    expect(added(file(['PIX REC. ANA', 100, '2026-11-24']), before)).toEqual(['PIX REC. ANA']);
  });

  it('a second credit like the first is one more', () => {
    expect(drained(compareLines(file(['a'], ['a']), known(file(['a'])))).added).toHaveLength(1);
    expect(added(file(['b'], ['a']), known(file(['a'])))).toEqual(['b']);
  });

  it('a credit of one charge is not that of another', () => {
    expect(added(file([OTHER]), known(file([NAME])))).toEqual([OTHER]);
    expect(added(file([`de outro modo ${NAME}`]), known(file([NAME])))).toEqual([]);
  });

  it('the name of its charge pairs two lines before their mere likeness does', () => {
    const before = [...known(file(['a'])), ...known(file([NAME]))];
    expect(drained(compareLines(file([`Pix ${NAME}`]), before))).toEqual({ added: [], named: [] });
    expect(drained(compareLines(file([`Pix ${NAME}`], ['b']), before))).toEqual({ added: [], named: [] });
  });

  it('a known line that named no charge gets the name that this one says', () => {
    const line = file([`Pix ${NAME}`]);
    const before = known(file(['a']));
    expect(drained(compareLines(line, before))).toEqual({
      added: [],
      named: [{ known: before[0]?.ref, line: line[0] }],
    });
  });

  it('a known line keeps its name where this one leaves it out', () => {
    expect(drained(compareLines(file(['a']), known(file([NAME]))))).toEqual({ added: [], named: [] });
  });

  it('a line that a person gave to a charge is that charge’s, in whatever case it is kept', () => {
    const before = known(file(['a']), NAME.toLowerCase());
    expect(drained(compareLines(file([NAME]), before))).toEqual({ added: [], named: [] });
    expect(added(file([OTHER]), before)).toEqual([OTHER]);
  });

  it('a line that names two charges names none', () => {
    expect(drained(compareLines(file([`${NAME} ${OTHER}`]), known(file(['a']))))).toEqual({
      added: [],
      named: [],
    });
  });
});
