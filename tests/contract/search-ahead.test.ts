/** What a process reads before anybody searches, and what it still knows after a change. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { planSearch } from '#lib/platform/catalogue/search/plan.ts';
import { warmUpSearches } from '#lib/platform/catalogue/warm-up.ts';
import { openRowCache } from '#lib/platform/kernel/memory/row-cache.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

/** The catalogue in memory, with the number of statements since it was asked for last. */
function countedCatalogue() {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const onFailure = (error: unknown) => expect.fail(String(error));
  const memory = openCatalogue({ db, changes: store.changes, onFailure });
  const counted = () => {
    const before = statements;
    statements = 0;
    return before;
  };
  return { db, memory, counted };
}

it('searches for what products are called, until it is stopped', async () => {
  const { changes, clock } = store;
  const now = () => clock.now;
  const { db, memory, counted } = countedCatalogue();
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
  counted();
  await words.terms();
  expect(counted()).toBe(0);
  memory.stop();
});

it('knows what is sold after a change of synonyms, and the synonyms after one of what is sold', async () => {
  const { memory, counted } = countedCatalogue();
  const search = async () => {
    const { words } = await memory.read();
    counted();
    const { without } = await planSearch(words, 'engenhoca hdmi 2m');
    return { asked: counted(), without };
  };
  const before = await search();
  expect(before).toMatchObject({ without: ['engenhoca'] });
  expect(before.asked).toBeGreaterThan(3);
  expect(await search()).toMatchObject({ asked: 0 });

  const addSynonym = (term: string) =>
    sql`insert into search_synonyms (term, meaning) values (${term}, 'cabo')`.execute(store.db);
  await addSynonym('geringonça');
  const another = await search();
  // The terms, the singular of the new one, and what is near the unknown word now.
  expect(another.asked).toBeLessThanOrEqual(3);
  expect(another.asked).toBeGreaterThan(0);
  await addSynonym('engenhoca');
  expect(await search()).toMatchObject({ without: [] });

  await store.db.updateTable('products').set({ nome: 'Cabo renomeado' }).where('id', '=', 1).execute();
  const { words } = await memory.read();
  counted();
  await words.terms();
  expect(counted()).toBe(0);
  memory.stop();
});
