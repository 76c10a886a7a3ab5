/** Rows of declared records, in the order that the declaration asks for. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordRows } from '#lib/platform/panel/queries/records.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

it('records come by the column of their order, and the newest first among equals', async () => {
  const rows = await recordRows(store.db, 'categories', ['ordem'], 'ordem');
  const places = rows.map(({ id, ordem }) => [Number(ordem), -id] as const);
  expect(new Set(places.map(([ordem]) => ordem)).size).toBeLessThan(places.length);
  expect(places).toEqual(places.toSorted(([a, b], [c, d]) => a - c || b - d));
  expect(places[0]?.[0]).toBeLessThan(places.at(-1)?.[0] ?? 0);
});

it('records without an order come with the newest first', async () => {
  const ids = (await recordRows(store.db, 'categories', ['ordem'])).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});
