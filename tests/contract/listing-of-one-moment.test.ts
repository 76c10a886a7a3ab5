/** A search waits for the database; what others change meanwhile must not reach what it counts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { openCatalogue, type ReadCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { listing } from '#lib/platform/catalogue/memory/listing.ts';
import { planSearch } from '#lib/platform/catalogue/search/plan.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const NONE = { geral: 0, boleto: 0, pix: 8, deposito: 0, cartao: 0 };
/** Times that every product changes: more than half of what is kept of products is then of no use, and is thrown out. */
const TIMES = 3;

it('counts and shows what the catalogue held as it began, however much changes while it waits', async () => {
  const { db, changes } = store;
  const failures: unknown[] = [];
  const { read, settled, stop } = openCatalogue({ db, changes, onFailure: (error) => failures.push(error) });
  const { words } = await read();
  const search = async (catalogue: ReadCatalogue) =>
    listing(
      { catalogue },
      {
        place: { kind: 'search', plan: await planSearch(words, 'cabo de vídeo') },
        fixed: NO_FILTERS,
        filters: NO_FILTERS,
        order: 'Popularidade',
        offset: 0,
        limit: 100,
        grouped: false,
        terms: { discounts: NONE, descontoRevenda: 0, now: TODAY },
      },
    );
  const before = await search(read);
  expect(before.total).toBeGreaterThan(20);

  // The shop changes between the two halves of the search, as where a slow statement lets others in.
  const waiting: ReadCatalogue = async () => {
    const catalogue = await read();
    const ranks: typeof catalogue.words.ranks = async (query, ids) => {
      const found = await catalogue.words.ranks(query, ids);
      for (let time = 0; time < TIMES; time += 1) {
        await sql`update products set marca_id = 1 + (marca_id + ${time}) % 3, popularidade = id`.execute(
          store.db,
        );
        await settled();
      }
      return found;
    };
    return { ...catalogue, words: { ...catalogue.words, ranks } };
  };
  expect(await search(waiting)).toEqual(before);
  expect(await search(read)).not.toEqual(before);
  stop();
  expect(failures).toEqual([]);
});
