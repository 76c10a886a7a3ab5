/** A preview's link that is over, as it lies in a mail or a chat: refused, and no reason to fill a log. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

let dataDir: string;
let shop: Shop;
beforeAll(async () => {
  dataDir = await seededDirectory();
  shop = await startShop({ dataDir });
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const lines = () => shop.output().split('\n').filter(Boolean);

it.each(['/', '/pagina/entrega'])('is refused at %s, and logged by one line', async (path) => {
  // What is slow the first time is not what is asked here.
  await send(shop.url + path);
  const before = lines().length;
  expect((await send(`${shop.url}${path}?previa=1.de-ontem`)).status).toBe(403);
  await expect.poll(() => lines().length - before).toBeGreaterThan(0);
  const told = lines()
    .slice(before)
    .filter((line) => !line.includes('slow request'));
  expect(told).toHaveLength(1);
  expect(told[0]).not.toContain('de-ontem');
});
