/** The project's own source as data, for the tests that check rules on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `path` is relative to the project and uses slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

const root = new URL('../..', import.meta.url).pathname;

export function sourceFiles(folder: string, ending = /\.(ts|tsx|astro|mjs|css)$/): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && ending.test(entry.name) && !/[/]node_modules([/]|$)/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: path.slice(root.length), text: readFileSync(path, 'utf8') }));
}
