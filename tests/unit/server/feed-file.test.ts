import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFeedFile, type FeedFile, readKept } from '#lib/server/feeds/feed-file.ts';

const TIMES = { maxAge: 1000, maxStale: 5000 };
let folder: string;
let file: FeedFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-feed-'));
  file = createFeedFile(join(folder, 'feed', 'a.xml.gz'), TIMES);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* text(...pieces: readonly string[]): AsyncGenerator<string, void> {
  yield* pieces;
}
async function* broken(): AsyncGenerator<string, void> {
  yield 'half';
  throw new Error('the platform went away');
}
const never = (): never => {
  throw new Error('nobody asked for this');
};
const contents = (path: string) => gunzipSync(readFileSync(path)).toString();
const files = () => readdirSync(join(folder, 'feed'));

describe('the file of a feed', () => {
  it('holds all pieces, and is read while it is sent', async () => {
    const kept = await file.current(Date.now(), () => text('a', 'b', 'ç'), never);
    expect(contents(kept.path)).toBe('abç');
    expect(await new Response(readKept(kept, true)).text()).toBe('abç');
    const packed = await new Response(readKept(kept, false)).arrayBuffer();
    expect(gunzipSync(Buffer.from(packed)).toString()).toBe('abç');
    expect(files()).toEqual(['a.xml.gz']);
  });

  it('is made again when it is old, not a millisecond before', async () => {
    const first = await file.current(Date.now(), () => text('1'), never);
    const young = await file.current(first.madeAt + TIMES.maxAge - 1, never, never);
    expect(contents(young.path)).toBe('1');
    const old = await file.current(first.madeAt + TIMES.maxAge, () => text('2'), never);
    expect(contents(old.path)).toBe('2');
  });

  it('is written once for all who ask at the same time', async () => {
    let written = 0;
    const write = () => {
      written += 1;
      return text('a');
    };
    await Promise.all([1, 2, 3].map(() => file.current(Date.now(), write, never)));
    expect(written).toBe(1);
  });

  it('stands in for one that cannot be made, but not for ever, and is never half a file', async () => {
    const first = await file.current(Date.now(), () => text('whole'), never);
    const failures: unknown[] = [];
    const ask = (age: number) => file.current(first.madeAt + age, broken, (error) => failures.push(error));
    expect(contents((await ask(TIMES.maxStale - 1)).path)).toBe('whole');
    expect(failures).toHaveLength(1);
    await expect(ask(TIMES.maxStale)).rejects.toThrow('the platform went away');
    expect(files()).toEqual(['a.xml.gz']);
  });

  it('is made again when it was begun before what it holds was lost, and stands in for nothing then', async () => {
    const begun = Date.now();
    await file.current(begun, () => text('lost'), never);
    await expect(file.current(begun, broken, never, begun + 10_000)).rejects.toThrow('went away');
    const kept = await file.current(begun, () => text('kept'), never, begun + 10_000);
    expect(contents(kept.path)).toBe('kept');
  });

  it('ends with what it holds, and is not even a stand-in then', async () => {
    const end = Date.now() + 60_000;
    const ending = createFeedFile(join(folder, 'feed', 'b.xml.gz'), {
      ...TIMES,
      maxAge: 3_600_000,
      maxStale: 7_200_000,
      nextMoment: async (after) => (after.getTime() < end ? new Date(end) : undefined),
    });
    const first = await ending.current(end - 60_000, () => text('promotion'), never);
    expect(first.end).toBe(end);
    expect(contents((await ending.current(end - 1, never, never)).path)).toBe('promotion');
    await expect(ending.current(end, broken, never)).rejects.toThrow('the platform went away');
    expect(contents((await ending.current(end, () => text('over'), never)).path)).toBe('over');
  });

  it('is not there when the first cannot be made, and is made by the next who asks', async () => {
    await expect(file.current(Date.now(), broken, never)).rejects.toThrow('the platform went away');
    expect(files()).toEqual([]);
    expect(contents((await file.current(Date.now(), () => text('a'), never)).path)).toBe('a');
  });
});
