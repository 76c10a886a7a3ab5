/** Whatever is written, all pages show it at once. */
import { afterAll, beforeAll } from 'vitest';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { openWalk, type Walk } from '../support/writes/walk.ts';
import { walkWrites } from '../support/writes/walked.ts';

const dataDir = temporaryDirectory();
let shop: Shop;
let walk: Walk;
beforeAll(async () => {
  shop = await startShop({ dataDir });
  walk = await openWalk(shop.url);
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

walkWrites(() => [walk]);
