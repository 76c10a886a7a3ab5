import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getSetup } from '#lib/api/setup.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const DEMO = { administrador: true, empresa: false, produtos: true, frete: true, paginas: true };

it('the demo store has everything but a company of its own', async () => {
  expect(await getSetup(store.api())).toEqual(DEMO);
});

it('a shop one of whose legal pages is switched off has to publish it', async () => {
  const turn = (ativo: boolean) =>
    store.db.updateTable('pages').set({ ativo }).where('slug', '=', 'privacidade').execute();
  await turn(false);
  expect(await getSetup(store.api())).toEqual({ ...DEMO, paginas: false });
  await turn(true);
  expect(await getSetup(store.api())).toEqual(DEMO);
});

it('a shop without services has to say where it delivers', async () => {
  await store.db.updateTable('shipping_services').set({ ativo: false }).execute();
  expect(await getSetup(store.api())).toEqual({ ...DEMO, frete: false });
});
