/** Where categories may stand, and what the buttons and a drop do. */
import { describe, expect, it } from 'vitest';
import {
  type CategoryMove,
  type CategoryPlace,
  droppedAt,
  movedTo,
  possibleParents,
  treeOrder,
} from '#lib/domain/catalogue/category-tree.ts';

const PATHS = ['/a', '/a/x', '/a/x/1', '/a/y', '/b', '/c'];
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const ALL: readonly CategoryPlace[] = PATHS.map((caminho, index) => ({
  id: index + 1,
  caminho,
  pai: parentOf(caminho),
  ordem: PATHS.slice(0, index + 1).filter((path) => parentOf(path) === parentOf(caminho)).length,
}));
const at = (caminho: string): CategoryPlace => {
  const one = ALL.find((category) => category.caminho === caminho);
  if (!one) throw new Error(caminho);
  return one;
};
const moved = (path: string, move: CategoryMove) => movedTo(ALL, at(path), move);

describe('the tree of categories', () => {
  it('is read each behind the one it stands in', () => {
    expect(treeOrder(ALL.toReversed()).map(({ caminho }) => caminho)).toEqual(PATHS);
  });

  it('lets a branch stand where it stays within three levels, and never in itself', () => {
    const paths = (path?: string) =>
      possibleParents(ALL, path === undefined ? undefined : at(path)).map(({ caminho }) => caminho);
    expect(paths()).toEqual(['/a', '/a/x', '/a/y', '/b', '/c']);
    expect(paths('/a')).toEqual([]);
    expect(paths('/a/x')).toEqual(['/a', '/b', '/c']);
    expect(paths('/b')).toEqual(['/a', '/a/x', '/a/y', '/c']);
  });

  it.each([
    ['/b', 'subir', { pai: '', ordem: 1 }],
    ['/b', 'descer', { pai: '', ordem: 3 }],
    ['/a', 'subir', undefined],
    ['/c', 'descer', undefined],
    ['/a', 'sair', undefined],
    ['/a/x', 'sair', { pai: '', ordem: 2 }],
    ['/b', 'entrar', { pai: '/a', ordem: 3 }],
    ['/a', 'entrar', undefined],
    ['/a/y', 'entrar', { pai: '/a/x', ordem: 2 }],
    // Three levels are all there are.
    ['/a/x/1', 'entrar', undefined],
  ] as const)('%s %s', (path, move, target) => {
    expect(moved(path, move)).toEqual(target);
  });

  it('takes what is dropped beside another, counted without itself', () => {
    expect(droppedAt(ALL, at('/a'), at('/c'), 'depois')).toEqual({ pai: '', ordem: 3 });
    expect(droppedAt(ALL, at('/c'), at('/a'), 'antes')).toEqual({ pai: '', ordem: 1 });
    expect(droppedAt(ALL, at('/b'), at('/a/y'), 'antes')).toEqual({ pai: '/a', ordem: 2 });
    expect(droppedAt(ALL, at('/a'), at('/a/y'), 'antes')).toBeUndefined();
    expect(droppedAt(ALL, at('/a/x'), at('/a/x/1'), 'antes')).toBeUndefined();
  });
});
