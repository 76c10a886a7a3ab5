/** Tells whether a build was made of the sources that are here now. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** File in the build folder that holds the digest of the sources it was built from. */
export const SOURCES_STAMP = '.sources';

/** What a build depends on; tests, documents and data are not among it. */
const SOURCES = [
  'src',
  'public',
  'docs/api/openapi.json',
  'docs/marketing.md',
  'docs/marketing',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A digest of names and contents: a clone has new file times, a checkout of older sources has older ones. */
export async function digestSources(root: string): Promise<string> {
  const paths = (await Promise.all(SOURCES.map((source) => filesIn(join(root, source))))).flat().sort();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const hash = createHash('sha256');
  contents.forEach((content, index) => {
    hash.update(`${relative(root, paths[index] ?? '')}\0${content.byteLength}\0`).update(content);
  });
  return hash.digest('hex');
}

/** The files of a folder, or the file itself; nothing when it does not exist. */
async function filesIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
