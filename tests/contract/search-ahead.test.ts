/** What a process reads before anybody searches. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { warmUpSearches } from '#lib/platform/catalogue/warm-up.ts';
import { openRowCache } from '#lib/platform/kernel/memory/row-cache.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

it('searches for what products are called, until it is stopped', async () => {
  const { changes, clock } = store;
  const now = () => clock.now;
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const memory = openCatalogue({ db, changes, onFailure: (error) => expect.fail(String(error)) });
  const known = openRowCache(db, changes, now);
  const stopping = new AbortController();
  let reads = 0;
  const catalogue: typeof memory.read = async () => {
    reads += 1;
    if (reads === 7) stopping.abort();
    return memory.read();
  };
  const { words } = await memory.read();
  await warmUpSearches({ db, known, now, catalogue }, stopping.signal);
  expect(reads).toBe(7);
  statements = 0;
  await words.terms();
  expect(statements).toBe(0);
  memory.stop();
});
