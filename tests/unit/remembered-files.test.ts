import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberFiles } from '#lib/platform/kernel/storage/remembered-files.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';

const KEY = 'midia/a.webp';
const PACE = { fresh: 1000, pause: 100 };
let files: Map<string, Buffer>;
let asked: number;
let gone: boolean;
let storage: Storage;

beforeEach(() => {
  vi.useFakeTimers();
  files = new Map([[KEY, Buffer.from('one')]]);
  asked = 0;
  gone = false;
  const bucket: Storage = {
    async get(key) {
      asked += 1;
      if (gone) throw new Error('gone');
      return files.get(key);
    },
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    remove: async (key) => void files.delete(key),
    list: async () => [...files.keys()],
  };
  storage = rememberFiles(bucket, PACE);
});
afterEach(() => {
  vi.useRealTimers();
});
const read = async () => (await storage.get(KEY))?.toString();

it('a file is asked for once in its time', async () => {
  expect([await read(), await read(), asked]).toEqual(['one', 'one', 1]);
  vi.advanceTimersByTime(PACE.fresh);
  expect([await read(), asked]).toEqual(['one', 2]);
});

it('a file that was removed elsewhere is missing once its time is over, and one removed here at once', async () => {
  await read();
  files.delete(KEY);
  vi.advanceTimersByTime(PACE.fresh);
  expect(await read()).toBeUndefined();
  await storage.put(KEY, Buffer.from('two'));
  await storage.remove(KEY);
  expect(await read()).toBeUndefined();
});

it('a file that was kept or read is served while the bucket is gone, which is not asked for each', async () => {
  await storage.put('midia/b.webp', Buffer.from('own'));
  await read();
  gone = true;
  vi.advanceTimersByTime(PACE.fresh + 1);
  asked = 0;
  expect([await read(), await read(), asked]).toEqual(['one', 'one', 1]);
  expect((await storage.get('midia/b.webp'))?.toString()).toBe('own');
  vi.advanceTimersByTime(PACE.pause);
  expect([await read(), asked]).toEqual(['one', 3]);
  await expect(storage.get('midia/c.webp')).rejects.toThrow('gone');
});

it('files of half a megabyte and more are read each time', async () => {
  files.set(KEY, Buffer.alloc(512 * 1024 + 1));
  await read();
  await read();
  expect(asked).toBe(2);
});
