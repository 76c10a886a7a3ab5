/** Many who call the shop at once, and how long a cached page takes meanwhile. */
import { expect } from 'vitest';
import { type Answer, send } from '../server/client.ts';
import { at } from './openings/shop.ts';

export const TOKEN = { 'App-Token': 'wapstore' };
export const call = (path: string, encoding = 'br'): Promise<Answer> =>
  send(at(path), { headers: { ...TOKEN, 'Accept-Encoding': encoding } });

/** The 0.95 quantile of milliseconds of a cached page, while `others` happens. */
export async function pageDuring(others: () => Promise<unknown>): Promise<number> {
  await send(at('/'));
  let over = false;
  const noise = others().finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    expect((await send(at('/'))).status).toBe(200);
    times.push(performance.now() - began);
  }
  await noise;
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** As many callers, each one call after the other. */
export async function callers(
  count: number,
  calls: number,
  path: string | ((caller: number, made: number) => string),
): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  await Promise.all(
    Array.from({ length: count }, async (_, caller) => {
      for (let made = 0; made < calls; made += 1) {
        statuses.add((await call(typeof path === 'string' ? path : path(caller, made))).status);
      }
    }),
  );
  return statuses;
}
