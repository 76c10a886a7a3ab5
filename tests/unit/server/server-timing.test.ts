import { expect, it } from 'vitest';
import { serverTiming, timedCall, timedCompression } from '#lib/server/observe/server-timing.ts';

const request = () => new Request('http://loja.test/');

it('says that a page without calls was all rendering', () => {
  expect(serverTiming(request(), 12.34)).toBe(
    'data;dur=0.0, render;dur=12.3, total;dur=12.3, compress;dur=0.0',
  );
});

it('counts calls that overlap once, and each page by itself', async () => {
  const page = request();
  const started = performance.now();
  const answer = Promise.withResolvers<string>();
  const calls = [timedCall(page, () => answer.promise), timedCall(page, () => answer.promise)];
  setTimeout(() => answer.resolve('both'), 20);
  expect(await Promise.all(calls)).toEqual(['both', 'both']);
  const passed = performance.now() - started;
  const data = Number(/data;dur=([\d.]+)/.exec(serverTiming(page, passed))?.[1]);
  expect(data).toBeGreaterThan(15);
  expect(data).toBeLessThanOrEqual(passed + 0.1);
  expect(serverTiming(request(), 1)).toContain('data;dur=0.0');
});

it('counts a call that fails', async () => {
  const page = request();
  await expect(timedCall(page, () => Promise.reject(new RangeError('late')))).rejects.toThrow('late');
  expect(serverTiming(page, 5)).toMatch(
    /^data;dur=\d+\.\d, render;dur=\d+\.\d, total;dur=5\.0, compress;dur=0\.0$/,
  );
});

it('keeps what the HTML took to compress apart from what it took to make', async () => {
  const page = request();
  const began = performance.now();
  const bytes = await timedCompression(page, () => new Promise((resolve) => setTimeout(resolve, 20, 7)));
  expect(bytes).toBe(7);
  const passed = performance.now() - began + 30;
  const [, total, compress] =
    /total;dur=([\d.]+), compress;dur=([\d.]+)/.exec(serverTiming(page, passed)) ?? [];
  expect(Number(compress)).toBeGreaterThan(15);
  expect(Math.abs(Number(total) + Number(compress) - passed)).toBeLessThan(0.2);
});
