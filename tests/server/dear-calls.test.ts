/** Calls that read much of the catalogue do not take the pages along, however many ask for them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call, callers, pageDuring, TOKEN } from '../support/callers.ts';
import { at, openShop } from '../support/openings/shop.ts';
import { send } from './client.ts';

openShop();

const FEED = '/api/v2/front/feed/products';
const LISTING = '/api/v2/front/url/product/listing/category?url=/cabos-de-video&limit=100';
const DETAIL = '/api/v2/front/url/product/detail?url=/cabo-hdmi-ultra-high-speed-48g-2m';

describe.each([FEED, LISTING, DETAIL, '/api/v2/openapi.json'])('%s', (path) => {
  it('is sent packed as whoever asks can read it, the same each time', async () => {
    const plain = await call(path, 'identity');
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    for (const round of [1, 2]) {
      const [br, gzip] = [await call(path, 'br'), await call(path, 'gzip')];
      expect([round, brotliDecompressSync(br.body).equals(plain.body)]).toEqual([round, true]);
      expect([round, gunzipSync(gzip.body).equals(plain.body)]).toEqual([round, true]);
      expect(br.body.byteLength).toBeLessThan(plain.body.byteLength / 5);
    }
    expect(plain.headers['x-kept-bytes']).toBeUndefined();
    expect(
      (await send(at(path), { method: 'HEAD', headers: TOKEN })).headers['x-kept-bytes'],
    ).toBeUndefined();
  });

  it('leaves a cached page quick while ten ask for it', async () => {
    await call(path);
    // What ten who ask for a page that is kept take of it, on this machine, now.
    const calm = await pageDuring(() => callers(10, 10, '/marcas'));
    expect(await pageDuring(() => callers(10, 10, path))).toBeLessThan(100 + 6 * calm);
  });
});

it('a feed that is asked for too often is refused, and everything else goes on', async () => {
  const statuses = await callers(10, 15, FEED);
  expect(statuses).toEqual(new Set([200, 429]));
  const refused = await call(FEED);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(at('/feed/google.xml'))).status).toBe(200);
  expect((await call(LISTING)).status).toBe(200);
});
