/** What a process remembers when another server of the database answers. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { createServerWatch, type ServerWatch } from '#lib/platform/kernel/database/server-watch.ts';
import { openKnown } from '#lib/platform/kernel/memory/rows.ts';
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
  const [known, catalogue] = [openKnown(store.db, watch), openCatalogue(store.db, watch)];
  const first = await known();
  await catalogue();
  expect(await known()).toBe(first);
  expect(watch.epoch()).toBe(0);
});

it('what was being read before is not kept', async () => {
  const known = openKnown(store.db, watch);
  const reading = Promise.withResolvers<string>();
  const values = [reading.promise, Promise.resolve('of the other')];
  const read = () => values.shift() ?? Promise.reject(new Error('read once too often'));
  const ask = async () => (await known()).one('shop', read, 'name');
  const before = ask();
  await expect.poll(() => values).toHaveLength(1);
  watch.saw({ server: 'another' });
  reading.resolve('of the one before');
  expect(await before).toBe('of the one before');
  expect(await ask()).toBe('of the other');
  expect(await ask()).toBe('of the other');
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
