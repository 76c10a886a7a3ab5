import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFileStorage } from '#lib/platform/storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'vitrine-storage-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const storage = createFileStorage(directory);

it('gives back what it was given, lists it and lets it go', async () => {
  expect(await storage.list('midia')).toEqual([]);
  await storage.put('midia/b.webp', Buffer.from('two'));
  await storage.put('midia/a.webp', Buffer.from('one'));
  expect((await storage.get('midia/a.webp'))?.toString()).toBe('one');
  expect(await storage.list('midia')).toEqual(['midia/a.webp', 'midia/b.webp']);
  await storage.remove('midia/a.webp');
  await storage.remove('midia/a.webp');
  expect(await storage.get('midia/a.webp')).toBeUndefined();
  expect(await storage.list('midia')).toEqual(['midia/b.webp']);
});

it('takes an empty file for a missing one, and leaves nothing half written', async () => {
  writeFileSync(join(directory, 'midia', 'empty.webp'), '');
  expect(await storage.get('midia/empty.webp')).toBeUndefined();
  await Promise.all(Array.from({ length: 10 }, () => storage.put('midia/c.webp', Buffer.alloc(100_000, 1))));
  expect((await storage.get('midia/c.webp'))?.length).toBe(100_000);
  expect(readdirSync(join(directory, 'midia')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it.each(['../a', 'midia/../../a', '/etc/passwd', 'midia/.hidden', 'midia//a', 'a\\b', 'a\0b', 'A', ''])(
  'refuses a key that could lead elsewhere: %j',
  async (key) => {
    await expect(async () => storage.get(key)).rejects.toThrow(RangeError);
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => storage.remove(key)).rejects.toThrow(RangeError);
  },
);
