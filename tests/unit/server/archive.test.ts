import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeArchive } from '#lib/server/commands/backup/archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ABOUT = { version: '0.1.0', engine: 'pglite', createdAt: '2026-11-22T00:00:00Z' } as const;
async function* nothing() {}

it('leaves the unfinished archive of another backup alone, and its own behind no more than a whole one', async () => {
  const file = join(folder, 'a.tar.gz');
  writeFileSync(`${file}.partial`, 'of another');
  await expect(writeArchive(file, ABOUT, nothing())).rejects.toThrow('EEXIST');
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('of another');

  const broken = join(folder, 'b.tar.gz');
  async function* entries(): AsyncGenerator<never> {
    yield* [];
    throw new Error('the disk fails');
  }
  await expect(writeArchive(broken, ABOUT, entries())).rejects.toThrow('the disk fails');
  expect(existsSync(`${broken}.partial`)).toBe(false);
});
