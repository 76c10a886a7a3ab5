import { describe, expect, it } from 'vitest';
import { createAgingValue } from '#lib/server/cache/aging-value.ts';

function counted(): { read: () => Promise<number>; reads: () => number } {
  let reads = 0;
  return { read: async () => ++reads, reads: () => reads };
}

describe('a memory', () => {
  it('reads once for callers that come together', async () => {
    const memory = createAgingValue<number>(1000);
    const { read, reads } = counted();
    expect(await Promise.all([memory.recall(1, 0, read), memory.recall(1, 0, read)])).toEqual([1, 1]);
    expect(reads()).toBe(1);
  });

  it('gives an old value once more while it is read again', async () => {
    const memory = createAgingValue<number>(1000);
    const { read, reads } = counted();
    await memory.recall(1, 0, read);
    expect(await memory.recall(1, 999, read)).toBe(1);
    expect(reads()).toBe(1);
    expect(await memory.recall(1, 1000, read)).toBe(1);
    expect(await memory.recall(1, 1001, read)).toBe(2);
    expect(reads()).toBe(2);
  });

  it('keeps an old value when reading it again fails, and tries again later', async () => {
    const memory = createAgingValue<number>(1000);
    await memory.recall(1, 0, async () => 1);
    const down = () => Promise.reject(new Error('down'));
    expect(await memory.recall(1, 1000, down)).toBe(1);
    expect(await memory.recall(1, 1500, down)).toBe(1);
    expect(await memory.recall(1, 2000, async () => 3)).toBe(1);
    expect(await memory.recall(1, 2001, down)).toBe(3);
  });

  it('reads again at another version', async () => {
    const memory = createAgingValue<number>(1000);
    const { read } = counted();
    await memory.recall(1, 0, read);
    expect(await memory.recall(2, 0, read)).toBe(2);
  });

  it('does not keep a failure', async () => {
    const memory = createAgingValue<number>(1000);
    await expect(memory.recall(1, 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.recall(1, 1, async () => 7)).toBe(7);
  });

  it('does not let an old failure drop what was read after it', async () => {
    const memory = createAgingValue<number>(1000);
    let fail: (error: Error) => void = () => undefined;
    const old = memory.recall(1, 0, () => new Promise((_, reject) => (fail = reject)));
    await memory.recall(2, 0, async () => 7);
    fail(new Error('down'));
    await expect(old).rejects.toThrow('down');
    expect(await memory.recall(2, 1, async () => 8)).toBe(7);
  });
});
