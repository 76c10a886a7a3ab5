/** Changing a menu: its entries are a tree, an entry is named by its places from the top, counted from 0. */

export type MenuEntry = {
  /** 0 for one that is not saved yet. */
  readonly id: number;
  /** Of the pitch bar: with emphasis as HTML. */
  readonly label: string;
  /** A path of the shop, an address elsewhere, or '' for a heading. */
  readonly link: string;
  /** Path of a picture, '' for none. */
  readonly icone: string;
  readonly target: '_self' | '_blank';
  readonly destaque: boolean;
  readonly sub: readonly MenuEntry[];
};

export type MenuPath = readonly number[];
export type MoveDirection = 'up' | 'down' | 'in' | 'out';
export type MenuEntryFields = Omit<MenuEntry, 'id' | 'sub'>;

/** Entries of a menu at most. */
export const MENU_MOST = 300;

export function entryAt(tree: readonly MenuEntry[], path: MenuPath): MenuEntry | undefined {
  const [first, ...rest] = path;
  const entry = first === undefined ? undefined : tree[first];
  return rest.length === 0 ? entry : entry && entryAt(entry.sub, rest);
}

/** @param path Of the entry it goes below; `[]` for the top. It becomes the last there. */
export function addEntry(
  tree: readonly MenuEntry[],
  path: MenuPath,
  fields: MenuEntryFields,
): readonly MenuEntry[] {
  return withChildren(tree, path, (children) => [...children, { ...fields, id: 0, sub: [] }]);
}

export function changeEntry(
  tree: readonly MenuEntry[],
  path: MenuPath,
  fields: MenuEntryFields,
): readonly MenuEntry[] {
  return withChildren(tree, path.slice(0, -1), (children) =>
    children.map((entry, index) => (index === path.at(-1) ? { ...entry, ...fields } : entry)),
  );
}

/** With everything below it. */
export function removeEntry(tree: readonly MenuEntry[], path: MenuPath): readonly MenuEntry[] {
  return withChildren(tree, path.slice(0, -1), (children) =>
    children.filter((_, index) => index !== path.at(-1)),
  );
}

/**
 * Up and down among its siblings; in, below the sibling before it; out, behind the entry it stood below.
 * @returns The path it has then; undefined where it cannot go that way.
 */
export function movedPath(
  tree: readonly MenuEntry[],
  path: MenuPath,
  direction: MoveDirection,
  levels: number,
): MenuPath | undefined {
  const entry = entryAt(tree, path);
  const place = path.at(-1);
  if (!entry || place === undefined) return undefined;
  const above = path.slice(0, -1);
  const siblings = above.length === 0 ? tree : (entryAt(tree, above)?.sub ?? []);
  switch (direction) {
    case 'up':
      return place > 0 ? [...above, place - 1] : undefined;
    case 'down':
      return place < siblings.length - 1 ? [...above, place + 1] : undefined;
    case 'in': {
      const before = siblings[place - 1];
      if (!before || path.length + depth(entry) > levels) return undefined;
      return [...above, place - 1, before.sub.length];
    }
    case 'out':
      return above.length === 0 ? undefined : [...above.slice(0, -1), (above.at(-1) ?? 0) + 1];
  }
}

/** The tree unchanged where the entry cannot go that way. */
export function moveEntry(
  tree: readonly MenuEntry[],
  path: MenuPath,
  direction: MoveDirection,
  levels: number,
): readonly MenuEntry[] {
  const to = movedPath(tree, path, direction, levels);
  return to ? putEntry(tree, path, to) : tree;
}

/**
 * Takes an entry out and puts it where `to` is once it is out.
 * @returns The tree unchanged when `to` is no place, or one inside the entry itself.
 */
function putEntry(tree: readonly MenuEntry[], from: MenuPath, to: MenuPath): readonly MenuEntry[] {
  const entry = entryAt(tree, from);
  const place = to.at(-1);
  if (!entry || place === undefined) return tree;
  const rest = removeEntry(tree, from);
  const above = to.slice(0, -1);
  if (above.length > 0 && !entryAt(rest, above)) return tree;
  return withChildren(rest, above, (children) => children.toSpliced(place, 0, entry));
}

/**
 * Puts an entry beside another, as it is dropped there. The tree unchanged where it would stand deeper than `levels`, or
 * inside itself.
 */
export function dropEntry(
  tree: readonly MenuEntry[],
  from: MenuPath,
  { beside, side }: { readonly beside: MenuPath; readonly side: 'before' | 'after' },
  levels: number,
): readonly MenuEntry[] {
  const entry = entryAt(tree, from);
  const target = beside.at(-1);
  if (!entry || target === undefined || !entryAt(tree, beside)) return tree;
  if (from.every((place, index) => beside[index] === place)) return tree;
  if (beside.length - 1 + depth(entry) > levels) return tree;
  const wanted = [...beside.slice(0, -1), side === 'before' ? target : target + 1];
  return putEntry(tree, from, afterRemoval(wanted, from));
}

/** Where a path leads once `from` is out: one place less where `from` stood before it. */
function afterRemoval(path: MenuPath, from: MenuPath): MenuPath {
  const level = from.length - 1;
  const above = from.slice(0, -1).every((place, index) => path[index] === place);
  const gone = from[level] ?? 0;
  const here = path[level];
  return above && here !== undefined && here > gone ? path.with(level, here - 1) : path;
}

/** Levels of the deepest branch of an entry, itself included. */
export function depth({ sub }: Pick<MenuEntry, 'sub'>): number {
  return 1 + Math.max(0, ...sub.map(depth));
}

/** Every entry with its path, in the order of reading. */
export function flatEntries(
  tree: readonly MenuEntry[],
  above: MenuPath = [],
): readonly { readonly entry: MenuEntry; readonly path: MenuPath }[] {
  return tree.flatMap((entry, index) => {
    const path = [...above, index];
    return [{ entry, path }, ...flatEntries(entry.sub, path)];
  });
}

/** Of `0.2.1`; undefined for what is none, `[]` for ''. */
export function readMenuPath(text: string): MenuPath | undefined {
  if (text === '') return [];
  return /^\d{1,3}(\.\d{1,3}){0,2}$/.test(text) ? text.split('.').map(Number) : undefined;
}

function withChildren(
  tree: readonly MenuEntry[],
  path: MenuPath,
  change: (children: readonly MenuEntry[]) => readonly MenuEntry[],
): readonly MenuEntry[] {
  const [first, ...rest] = path;
  if (first === undefined) return change(tree);
  return tree.map((entry, index) =>
    index === first ? { ...entry, sub: withChildren(entry.sub, rest, change) } : entry,
  );
}
