/** Showcases that show the first products of an order, in a shop that has grown by thousands of products. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showcaseIds } from '#lib/platform/content/queries/showcases.ts';
import type { ShowcaseRule } from '#lib/platform/schema/display.ts';
import { grow } from '../bench/grow.ts';
import { sampled } from '../faults/rounds.ts';
import { rowsRead } from '../support/rows-read.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';
import { allRuled } from '../support/whole-catalogue-reads.ts';

const ORDERS = ['vendidos', 'novidades', 'desconto'] as const;
const LIMIT = 12;
const GROWN = sampled(3000, 9000);

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
}, 120_000);
afterAll(() => store.close());

const shown = (regra: ShowcaseRule, limit = LIMIT, db = store.db) =>
  showcaseIds(db, { regra, produtos: [], limit, now: TODAY });

describe.each(ORDERS)('%s', (ordem) => {
  it('shows one version of each product, in every category, however many are asked for', async () => {
    const categories = await store.db.selectFrom('categories').select('id').orderBy('id').execute();
    for (const categoria of [0, ...categories.map(({ id }) => id)]) {
      for (const limit of [1, LIMIT, 100]) {
        const rule = { ordem, categoria };
        const all = await allRuled(store.db, rule, { limit, now: TODAY });
        expect(await shown(rule, limit), `category ${categoria}, ${limit}`).toEqual(all);
      }
    }
  });
});

it(`reads a few hundred rows in a shop of ${GROWN} products`, async () => {
  await grow(store.patient, GROWN, () => undefined);
  await sql`update products set vendas = (id * 7919) % 500 where id > 218`.execute(store.patient);
  await sql`analyze`.execute(store.patient);
  for (const ordem of ORDERS) {
    const rule = { ordem, categoria: 0 };
    expect(await rowsRead(store.db, (watched) => shown(rule, LIMIT, watched)), ordem).toBeLessThan(1000);
    expect(await shown(rule)).toEqual(await allRuled(store.db, rule, { limit: LIMIT, now: TODAY }));
  }
}, 300_000);
