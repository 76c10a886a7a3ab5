/** A build is good for the sources it was made of, whatever npm does to its own files after it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestSources } from '#lib/server/sources-digest.ts';
import { removeDirectory, temporaryDirectory } from '../support/shop.ts';

type Entry = { version?: string; integrity?: string; resolved?: string; optional?: boolean; dev?: boolean };
type Lock = { packages: Record<string, Entry> };

const LOCK = 'package-lock.json';
const root = temporaryDirectory();
let built: string;
beforeAll(async () => {
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'page.ts'), 'export {};\n');
});
beforeEach(async () => {
  for (const file of ['package.json', LOCK]) await cp(file, join(root, file));
  built = await digestSources(root);
});
afterAll(() => removeDirectory(root));

async function changeLock(change: (packages: Lock['packages']) => Lock['packages']): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, LOCK), 'utf8')) as Lock;
  await writeFile(
    join(root, LOCK),
    `${JSON.stringify({ ...lock, packages: change(lock.packages) }, null, 2)}\n`,
  );
}

describe('the digest of the sources', () => {
  it('stays as it is when npm takes out what only development needs', async () => {
    const prune = ['prune', '--omit=dev', '--package-lock-only', '--offline', '--no-audit'];
    await promisify(execFile)('npm', prune, { cwd: root });
    expect(await digestSources(root)).toBe(built);
  });

  it('stays as it is when another npm names registries, sorts otherwise or drops packages of other systems', async () => {
    await changeLock((packages) =>
      Object.fromEntries(
        Object.entries(packages)
          .filter(([, { optional }]) => !optional)
          .map(([path, entry]) => [path, { ...entry, resolved: 'https://registry.example/a.tgz' }] as const)
          .toReversed(),
      ),
    );
    expect(await digestSources(root)).toBe(built);
  });

  it.each<[string, (packages: Lock['packages']) => Lock['packages']]>([
    [
      'another version',
      (all) => ({ ...all, 'node_modules/vite': { ...all['node_modules/vite'], version: '0.0.1' } }),
    ],
    [
      'other contents',
      (all) => ({ ...all, 'node_modules/vite': { ...all['node_modules/vite'], integrity: 'sha512-x' } }),
    ],
    ['a package more', (all) => ({ ...all, 'node_modules/vite/node_modules/new': { version: '1.0.0' } })],
    ['a package less', ({ 'node_modules/vite': _, ...rest }) => rest],
  ])('is another one with %s in the lock file', async (_, change) => {
    await changeLock(change);
    expect(await digestSources(root)).not.toBe(built);
  });

  it('is another one with other sources, and with a lock file that is none', async () => {
    await writeFile(join(root, LOCK), '<<<<<<< HEAD\n');
    const broken = await digestSources(root);
    await writeFile(join(root, 'src', 'page.ts'), 'export const page = 1;\n');
    expect(new Set([built, broken, await digestSources(root)]).size).toBe(3);
  });
});
