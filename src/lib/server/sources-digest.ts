/** Tells whether a build was made of the sources that are here now. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** File in the build folder that holds the digest of the sources it was built from. */
export const SOURCES_STAMP = '.sources';

const LOCK = 'package-lock.json';

/** What a build depends on; tests, documents and data are not among it. */
const SOURCES = [
  'src',
  'public',
  'docs/api/openapi.json',
  'docs/marketing.md',
  'docs/pagamentos.md',
  'docs/webhooks.md',
  'docs/marketing',
  'astro.config.mjs',
  'package.json',
  LOCK,
  'tsconfig.json',
];

/** In `src`: what is brought into the database, and built into nothing. */
const DATA = join('lib', 'demo');

/** A digest of names and contents: a clone has new file times, a checkout of older sources has older ones. */
export async function digestSources(root: string): Promise<string> {
  const paths = (await Promise.all(SOURCES.map((source) => filesIn(join(root, source))))).flat().sort();
  const contents = await Promise.all(paths.map((path) => readSource(path)));
  const hash = createHash('sha256');
  contents.forEach((content, index) => {
    hash.update(`${relative(root, paths[index] ?? '')}\0${content.byteLength}\0`).update(content);
  });
  return hash.digest('hex');
}

async function readSource(path: string): Promise<Buffer> {
  const content = await readFile(path);
  return basename(path) === LOCK ? Buffer.from(installed(String(content))) : content;
}

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
};

/**
 * What a lock file installs for a build. npm rewrites the file as it takes packages out: in another order, with the
 * addresses of its registry, without packages that are optional, whose versions those that name them pin.
 */
function installed(lock: string): string {
  try {
    const { packages = {} } = JSON.parse(lock) as { packages?: Readonly<Record<string, Entry>> };
    return Object.entries(packages)
      .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
      .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}\n`)
      .sort()
      .join('');
  } catch {
    return lock;
  }
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
  const data = join(path, DATA);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(data))
    .map((entry) => join(entry.parentPath, entry.name));
}
