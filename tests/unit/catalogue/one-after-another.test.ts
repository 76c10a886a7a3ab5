import { expect, it } from 'vitest';
import { oneAfterAnother } from '#lib/platform/kernel/memory/one-after-another.ts';

/** Work that counts its runs, and ends when it is told. */
function work() {
  const runs: PromiseWithResolvers<number>[] = [];
  const ask = oneAfterAnother(() => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs once for all who ask before it begins', async () => {
  const { runs, ask } = work();
  const asked = [ask(), ask()];
  await turn();
  runs[0]?.resolve(1);
  expect(await Promise.all(asked)).toEqual([1, 1]);
  expect(runs).toHaveLength(1);
});

it('runs again for who asks while it runs, and only then', async () => {
  const { runs, ask } = work();
  const early = ask();
  await turn();
  const late = [ask(), ask()];
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(1);
  await turn();
  runs[1]?.resolve(2);
  expect(await early).toBe(1);
  expect(await Promise.all(late)).toEqual([2, 2]);
});

it('tells who asked of a failure, and runs for the next', async () => {
  const { runs, ask } = work();
  const failing = ask();
  await turn();
  const next = ask();
  runs[0]?.reject(new Error('no connection'));
  await expect(failing).rejects.toThrow('no connection');
  await turn();
  runs[1]?.resolve(2);
  expect(await next).toBe(2);
});
