/** Parts of the feed that nobody asked for yet; in a shop of its own, as each address may make so many calls a minute. */
import { expect, it } from 'vitest';
import { callers, pageDuring } from '../support/callers.ts';
import { openShop } from '../support/openings/shop.ts';

openShop();

const FEED = '/api/v2/front/feed/products';

it('parts that nobody asked for yet leave a cached page quick while ten ask for them', {
  timeout: 90_000,
}, async () => {
  const calm = await pageDuring(() => callers(10, 10, '/marcas'));
  const part = (caller: number, made: number) => `${FEED}?limit=100&depois=${caller * 10 + made}`;
  const statuses: ReadonlySet<number>[] = [];
  const busy = await pageDuring(async () => statuses.push(await callers(10, 3, part)));
  expect(statuses).toEqual([new Set([200])]);
  expect(busy).toBeLessThan(100 + 6 * calm);
});
