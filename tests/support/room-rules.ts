/**
 * The rooms of the platform and of the domain, from below: a room imports those before it and none after it, types
 * included (docs/architecture.md, "Rooms"). Beside the rooms of the platform stand its tables and what puts it together.
 */
import { resolveImports } from './import-rules.ts';
import type { SourceFile } from './source.ts';

const PLATFORM = [
  'schema',
  'kernel',
  'panel',
  'shop',
  'mail',
  'media',
  'newsletter',
  'offers',
  'catalogue',
  'finder',
  'accounts',
  'shipping',
  'opinions',
  'visits',
  'wishlist',
  'leads',
  'cart',
  'lists',
  'orders',
  'payments',
  'returns',
  'fiscal',
  'content',
  'sheets',
  'programs',
  'packs',
  'privacy',
  'migrations',
];

const DOMAIN = [
  'kernel',
  'finder',
  'media',
  'offers',
  'shop',
  'mail',
  'catalogue',
  'analytics',
  'panel',
  'accounts',
  'shipping',
  'opinions',
  'leads',
  'cart',
  'lists',
  'orders',
  'payments',
  'returns',
  'fiscal',
  'content',
  'sheets',
  'programs',
];

/** One line for each import of a room above, and for each file that stands in no room. */
export function againstTheTable(files: readonly SourceFile[]): readonly string[] {
  return [
    ...arrowsAgainst(files, 'lib/platform/', [
      ...PLATFORM,
      'platform.ts',
      'endpoints.ts',
      'mails.ts',
      'mail-samples.ts',
      'rounds.ts',
    ]),
    ...arrowsAgainst(files, 'lib/domain/', DOMAIN),
  ];
}

function arrowsAgainst(
  files: readonly SourceFile[],
  folder: string,
  rooms: readonly string[],
): readonly string[] {
  // What puts the rooms together stands above all of them.
  const floor = (path: string) => {
    const [room = ''] = path.slice(folder.length).split('/');
    return room.endsWith('.ts') && rooms.includes(room) ? rooms.length : rooms.indexOf(room);
  };
  return files.flatMap(({ path: full, text }) => {
    const path = full.replace(/^src\//, '');
    if (!path.startsWith(folder)) return [];
    if (floor(path) < 0) return [`${full}: stands in no room`];
    return resolveImports(path, text)
      .filter((target) => target.startsWith(folder) && floor(target) > floor(path))
      .map((target) => `${full} imports ${target}`);
  });
}

/** Groups of more than two files that import each other, types included; each group in the order of its names. */
export function circles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const paths = new Set(files.map(({ path }) => path.replace(/^src\//, '')));
  const targets = new Map(
    files.map(({ path, text }) => {
      const own = path.replace(/^src\//, '');
      return [own, resolveImports(own, text).filter((target) => paths.has(target))];
    }),
  );
  // Tarjan's strongly connected components.
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.size - 1);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      const reach = stack.includes(target) ? low.get(target) : undefined;
      if (reach !== undefined) low.set(file, Math.min(low.get(file) ?? reach, reach));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 2) found.push(circle.sort());
  };
  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return found;
}
