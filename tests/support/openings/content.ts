/** A shop for the tests of a file about its content, and before each of them somebody of marketing with a piece before them. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import type { Coisa } from '#lib/contract/panel-content.ts';
import { coisaOf, HISTORY, resetContent } from '../content.ts';
import { staff } from '../staff.ts';
import { createTestStore, type TestStore } from '../store.ts';

export let store: TestStore;
export let api: Api;
/** `HISTORY`. */
export let history: Coisa;
/** Keys of what was told to have changed. */
export const told: string[] = [];

/** To be called once, outside of every `describe`. */
export function openContent(): void {
  beforeAll(async () => {
    store = await createTestStore();
    store.changes.subscribe(({ keys }) => void told.push(...keys));
  });
  beforeEach(async () => {
    ({ api } = await staff(store, 'marketing'));
    history = await coisaOf(api, HISTORY);
    told.length = 0;
  });
  afterEach(async () => {
    expect(store.failures).toEqual([]);
    await resetContent(store);
  });
  afterAll(() => store.close());
}
