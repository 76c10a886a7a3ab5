/** A running demo shop for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { seededDirectory } from '../seeded.ts';
import { removeDirectory, type Shop, type ShopOptions, startShop } from '../shop.ts';

/** Milliseconds: the first file of a run builds the pages and seeds the store that the others copy. */
const SLOWEST = 240_000;

export let shop: Shop;

/** To be called once, outside of every `describe`. */
export function openShop(options: Omit<ShopOptions, 'dataDir'> = {}): void {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await seededDirectory();
    shop = await startShop({ ...options, dataDir });
  }, SLOWEST);
  afterAll(async () => {
    await shop.stop();
    removeDirectory(dataDir);
  });
}

/** The whole address of a path of it. */
export const at = (path: string): string => `${shop.url}${path}`;
