import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getPaymentSettings, savePaymentSettings } from '#lib/api/panel-payments.ts';
import { getSetup } from '#lib/api/setup.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const DEMO = {
  administrador: true,
  empresa: false,
  produtos: true,
  frete: true,
  pagamento: true,
  paginas: true,
};

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

it('a shop that was not asked how it is paid has to say so, and has once its owner saved it', async () => {
  await store.db.updateTable('seeds').set({ nome: 'outra' }).where('nome', '=', 'demo').execute();
  expect((await getSetup(store.api())).pagamento).toBe(false);
  const { api } = await staff(store, 'administrador');
  const { revisao, ...settings } = await getPaymentSettings(api);
  await savePaymentSettings(api, { ...settings, revisao, combinarDias: 6 });
  expect((await getSetup(store.api())).pagamento).toBe(true);
});
