/** Whatever is written, all pages show it at once. */
import { afterAll, beforeAll } from 'vitest';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { openWalk, type Walk } from '../support/writes/walk.ts';
import { walkWrites } from '../support/writes/walked.ts';

const dataDir = await seededDirectory();
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
