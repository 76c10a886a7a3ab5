/** Whoever changed something sees it at once: a call that writes answers after its change has been told. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getService, saveService } from '#lib/api/panel-shipping.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

it('tells every subscriber before it answers', async () => {
  const { api } = await staff(store, 'administrador');
  await store.changes.caughtUp();
  const told: string[] = [];
  const end = store.changes.subscribe(({ keys }) => void told.push(...keys));
  const before = await getService(api, 'economica');
  await saveService(api, 'economica', { ...before, label: 'Sem pressa' });
  expect(told).toEqual(['shipping']);
  expect(store.changes.isBehind()).toBe(false);
  end();
});
