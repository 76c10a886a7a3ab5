/** A shop whose platform spells its answers as a PHP platform does: its pages lead where those of the platform do. */
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attributes, structuredData, withoutFinder } from '../support/html.ts';
import { createRudeProxy } from '../support/rude-proxy.ts';
import { seededDirectory } from '../support/seeded.ts';
import { freePort, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let proxy: Server;
let shop: Shop;

beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  const port = await freePort();
  proxy = createRudeProxy(store.url).listen(port, '127.0.0.1');
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await shop.stop();
  proxy.closeAllConnections();
  proxy.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

/** Where a page leads, apart from its origin and from what a hosted platform has elsewhere. */
async function leads({ url }: Shop, path: string): Promise<readonly unknown[]> {
  const { status, text } = await send(url + path);
  const own = withoutFinder(text).replaceAll(url, '').replaceAll(encodeURIComponent(url), '');
  const links = attributes(own, 'href').filter((href) => !/^\/(checkout|minha-conta)/.test(href));
  return [status, ...links, ...structuredData(own)];
}

it.each([
  '/cabos-de-video',
  '/cabos-de-video/hdmi/alta-velocidade-4k30',
  '/marcas/palcorde',
  '/busca?busca=hdmi',
  '/cabo-hdmi-ultra-high-speed-48g-2m',
])('%s leads where it does on the platform itself', { timeout: 30_000 }, async (path) => {
  expect(await leads(shop, path)).toEqual(await leads(store, path));
});
