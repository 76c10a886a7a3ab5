/** Categories as a tree: where one stands, where it may go, and what moves with it. */

/** As deep as listings go (specification, "URLs"). */
export const CATEGORY_LEVELS = 3;

export type CategoryPlace = {
  readonly id: number;
  /** `/cabos-de-video/hdmi`. */
  readonly caminho: string;
  /** Path of the category it stands in, '' for none. */
  readonly pai: string;
  /** Its place among those of the same parent, from 1 on. */
  readonly ordem: number;
};

/** In the order of reading: each with those below it behind it. */
export function treeOrder<One extends CategoryPlace>(all: readonly One[]): readonly One[] {
  const children = Map.groupBy(
    all.toSorted((a, b) => a.ordem - b.ordem || a.id - b.id),
    ({ pai }) => pai,
  );
  const below = (path: string): readonly One[] =>
    (children.get(path) ?? []).flatMap((one) => [one, ...below(one.caminho)]);
  return below('');
}

export function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** Of `/a/b` 2. */
export function levelOf(path: string): number {
  return path.split('/').length - 1;
}

/** Those that `moved` may stand in, itself and what is below it left out; a new one may stand in any that is not on the last level. */
export function possibleParents<One extends Pick<CategoryPlace, 'caminho'>>(
  all: readonly One[],
  moved: Pick<CategoryPlace, 'caminho'> | undefined,
): readonly One[] {
  const height = moved ? heightOf(all, moved.caminho) : 1;
  return all.filter(
    ({ caminho }) =>
      levelOf(caminho) + height <= CATEGORY_LEVELS && !(moved && isWithin(caminho, moved.caminho)),
  );
}

/** Levels of the deepest branch, the category itself included. */
function heightOf(all: readonly Pick<CategoryPlace, 'caminho'>[], path: string): number {
  const levels = all.filter(({ caminho }) => isWithin(caminho, path)).map(({ caminho }) => levelOf(caminho));
  return Math.max(levelOf(path), ...levels) - levelOf(path) + 1;
}

export const CATEGORY_MOVES = ['subir', 'descer', 'sair', 'entrar'] as const;
export type CategoryMove = (typeof CATEGORY_MOVES)[number];

type Target = Pick<CategoryPlace, 'pai' | 'ordem'>;

/** Where a button brings a category; undefined where it cannot go that way. */
export function movedTo(
  all: readonly CategoryPlace[],
  one: CategoryPlace,
  move: CategoryMove,
): Target | undefined {
  const { pai, ordem } = one;
  const siblings = siblingsOf(all, pai);
  const place = siblings.findIndex(({ id }) => id === one.id);
  const [before, after] = [siblings[place - 1], siblings[place + 1]];
  switch (move) {
    case 'subir':
      return before && { pai, ordem: before.ordem };
    case 'descer':
      return after && { pai, ordem: after.ordem };
    case 'entrar':
      if (!before || !possibleParents(all, one).includes(before)) return undefined;
      return { pai: before.caminho, ordem: siblingsOf(all, before.caminho).length + 1 };
    case 'sair': {
      const parent = all.find(({ caminho }) => caminho === pai);
      return parent && { pai: parent.pai, ordem: parent.ordem + 1 };
    }
    default:
      return { pai, ordem };
  }
}

/** Beside the one it is dropped on; undefined where it cannot stand there. */
export function droppedAt(
  all: readonly CategoryPlace[],
  one: CategoryPlace,
  beside: CategoryPlace,
  side: 'antes' | 'depois',
): Target | undefined {
  if (isWithin(beside.caminho, one.caminho)) return undefined;
  const { pai } = beside;
  if (pai !== '' && !possibleParents(all, one).some(({ caminho }) => caminho === pai)) return undefined;
  const wanted = side === 'antes' ? beside.ordem : beside.ordem + 1;
  // Places count without the one that moves.
  return { pai, ordem: pai === one.pai && one.ordem < wanted ? wanted - 1 : wanted };
}

function siblingsOf(all: readonly CategoryPlace[], pai: string): readonly CategoryPlace[] {
  return all.filter((other) => other.pai === pai).toSorted((a, b) => a.ordem - b.ordem);
}
