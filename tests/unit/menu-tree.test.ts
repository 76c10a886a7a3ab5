import { describe, expect, it } from 'vitest';
import {
  addEntry,
  changeEntry,
  depth,
  dropEntry,
  entryAt,
  type MenuEntry,
  movedPath,
  moveEntry,
  readMenuPath,
  removeEntry,
} from '#lib/domain/content/menu-tree.ts';

const FIELDS = { link: '', icone: '', target: '_self', destaque: false } as const;
const entry = (label: string, ...sub: MenuEntry[]): MenuEntry => ({ id: 0, label, ...FIELDS, sub });
/** `a b(c d(e))` as it is read. */
const drawn = (tree: readonly MenuEntry[]): string =>
  tree.map(({ label, sub }) => (sub.length > 0 ? `${label}(${drawn(sub)})` : label)).join(' ');

const TREE = [entry('a'), entry('b', entry('c'), entry('d', entry('e'))), entry('f')];

describe('a menu tree', () => {
  it('finds an entry by its places, and none where there is none', () => {
    expect(entryAt(TREE, [1, 1, 0])?.label).toBe('e');
    for (const path of [[], [3], [0, 0], [1, 1, 0, 0]]) expect(entryAt(TREE, path)).toBeUndefined();
  });

  it('adds, changes and removes at any level', () => {
    expect(drawn(addEntry(TREE, [], { ...FIELDS, label: 'z' }))).toBe('a b(c d(e)) f z');
    expect(drawn(addEntry(TREE, [1, 0], { ...FIELDS, label: 'z' }))).toBe('a b(c(z) d(e)) f');
    expect(drawn(changeEntry(TREE, [1, 1], { ...FIELDS, label: 'D' }))).toBe('a b(c D(e)) f');
    expect(drawn(removeEntry(TREE, [1]))).toBe('a f');
  });

  it.each([
    [[0], 'up', undefined],
    [[1], 'up', 'b(c d(e)) a f'],
    [[1], 'down', 'a f b(c d(e))'],
    [[2], 'down', undefined],
    [[0], 'in', undefined],
    [[2], 'in', 'a b(c d(e) f)'],
    [[1, 1], 'in', 'a b(c(d(e))) f'],
    [[0], 'out', undefined],
    [[1, 0], 'out', 'a b(d(e)) c f'],
    [[1, 1, 0], 'out', 'a b(c d e) f'],
  ] as const)('moves %j %s', (path, direction, after) => {
    const levels = after?.includes('c(d') ? 4 : 3;
    expect(movedPath(TREE, path, direction, levels) === undefined).toBe(after === undefined);
    expect(drawn(moveEntry(TREE, path, direction, levels))).toBe(after ?? 'a b(c d(e)) f');
  });

  it('moves nothing in where it would be a level too deep', () => {
    expect(movedPath(TREE, [1], 'in', 3)).toBeUndefined();
    expect(movedPath(TREE, [1], 'in', 4)).toEqual([0, 0]);
    expect(movedPath(TREE, [2], 'in', 1)).toBeUndefined();
  });

  it.each([
    [[0], [2], 'before', 'b(c d(e)) a f'],
    [[0], [2], 'after', 'b(c d(e)) f a'],
    [[2], [0], 'before', 'f a b(c d(e))'],
    [[0], [1, 1], 'before', 'b(c a d(e)) f'],
    [[1, 0], [0], 'after', 'a c b(d(e)) f'],
    [[1, 0], [1, 1], 'after', 'a b(d(e) c) f'],
    [[1], [1, 0], 'after', 'a b(c d(e)) f'],
    [[1], [1], 'after', 'a b(c d(e)) f'],
    [[0], [9], 'after', 'a b(c d(e)) f'],
  ] as const)('drops %j beside %j, %s it', (from, beside, side, after) => {
    expect(drawn(dropEntry(TREE, from, { beside, side }, 3))).toBe(after);
  });

  it('drops nothing deeper than the menu is', () => {
    expect(drawn(dropEntry(TREE, [1], { beside: [1, 0], side: 'after' }, 9))).toBe('a b(c d(e)) f');
    expect(drawn(dropEntry(TREE, [0], { beside: [1, 0], side: 'after' }, 1))).toBe('a b(c d(e)) f');
  });

  it('counts its levels', () => {
    expect(TREE.map(depth)).toEqual([1, 3, 1]);
  });

  it.each([
    ['', []],
    ['0', [0]],
    ['2.0.11', [2, 0, 11]],
    ['0.0.0.0', undefined],
    ['-1', undefined],
    ['1.', undefined],
    ['x', undefined],
  ])('reads the path %j', (text, path) => {
    expect(readMenuPath(text)).toEqual(path);
  });
});
