/** What the catalogue remembers when another server of the database answers. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { createServerWatch, type ServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let watch: ServerWatch;
beforeAll(async () => {
  store = await createTestStore();
}, 90_000);
afterAll(() => store.close());
beforeEach(() => {
  watch = createServerWatch();
});

it('the server is the same at every look', async () => {
  const catalogue = openCatalogue(store.db, watch);
  await catalogue();
  await catalogue();
  expect(watch.epoch()).toBe(0);
});

it('the catalogue is read anew', async () => {
  const catalogue = openCatalogue(store.db, watch);
  const { all } = await catalogue();
  expect((await catalogue()).all).toBe(all);
  watch.saw({ server: 'another' });
  const anew = await catalogue();
  expect(anew.all).not.toBe(all);
  expect(anew.all.length).toBe(all.length);
});
