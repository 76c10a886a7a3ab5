/** The search of a platform that does not know its address: clients know it by themselves. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FailingPlatform, startFailingPlatform } from '../support/failing-platform.ts';
import { mainOf, textOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const [storeDir, shopDir] = [await seededDirectory(), temporaryDirectory()];
let store: Shop;
let platform: FailingPlatform;
let shop: Shop;
beforeAll(async () => {
  store = await startShop({ dataDir: storeDir });
  platform = await startFailingPlatform(store.url);
  shop = await startShop({ dataDir: shopDir, env: { PLATFORM_URL: platform.url } });
}, 240_000);
afterAll(async () => {
  await shop.stop();
  await platform.close();
  await store.stop();
  for (const folder of [storeDir, shopDir]) removeDirectory(folder);
});

it.each([
  ['404', 404, { error: 'Página não encontrada' }],
  ['another kind', 200, { nivel: 'busca' }],
])('finds products (%s)', async (_, status, body) => {
  platform.tell({ 'url/verify': { status, body } });
  const answer = await send(`${shop.url}/busca?busca=hdmi&p=${status}`);
  expect(answer.status).toBe(200);
  expect(textOf(mainOf(answer.text))).toContain('Cabo HDMI');
});

it('counts what a platform counts, however much', async () => {
  const { text } = await send(`${store.url}/api/v2/front/url/product/listing/search?busca=hdmi`, {
    headers: { 'App-Token': 'wapstore' },
  });
  const found = JSON.parse(text);
  for (const total of [1e9, 1e308, '99999999999999999999999']) {
    const body = { ...found, info: { ...found.info, total } };
    platform.tell({ 'url/product/listing/search': { status: 200, body } });
    const answer = await send(`${shop.url}/busca?busca=hdmi&p=${total}`);
    expect(answer.status).toBe(200);
  }
});
