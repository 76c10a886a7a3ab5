/** What recommendations read of a shop that has grown by thousands of products. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recommendedIds } from '#lib/platform/catalogue/queries/recommendations.ts';
import { unknown } from '#lib/platform/kernel/queries/rows.ts';
import { grow } from '../bench/grow.ts';
import { WHOLE } from '../e2e/variants.ts';
import { sampled } from '../faults/rounds.ts';
import { rowsRead } from '../support/rows-read.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';
import { allRecommended } from '../support/whole-catalogue-reads.ts';

const DEMO = Array.from({ length: 218 }, (_, index) => index + 1);
/** Of the shop before it grew; each is asked for with as many as a call gives. */
const ASKED = DEMO.filter((id) => id % 9 === 1);
/** Thousands of products; that the reading does not grow further is seen in a whole run. */
const GROWN = sampled(1200, 3000);
const WIDE = { limit: 100, now: TODAY };

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
}, 120_000);
afterAll(() => store.close());

const recommended = (id: number) => recommendedIds(unknown(store.db), id, WIDE);
const readFor = (product: number) =>
  rowsRead(store.db, (watched) => recommendedIds(unknown(watched), product, WIDE));

async function growTo(size: number): Promise<void> {
  await grow(store.patient, size, () => undefined);
  await sql`analyze`.execute(store.patient);
}

it('are chosen from all relatives of each product of the demo store', async () => {
  for (const id of DEMO)
    expect(await recommended(id), `product ${id}`).toEqual(await allRecommended(store.db, id, WIDE));
});

it('are the same, and read no more, when thousands of other products come', async () => {
  await sql`analyze`.execute(store.db);
  const before = await Promise.all(ASKED.map(recommended));
  const read: number[] = [];
  for (const id of ASKED) read.push(await readFor(id));
  await growTo(GROWN);
  // What goes with the new ones is not looked through either.
  await sql`insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem)
    select n, n + 1, 'porcentagem', 5, 1 from generate_series(219, ${GROWN - 1}::int) n`.execute(
    store.patient,
  );
  await sql`analyze`.execute(store.patient);
  expect(await Promise.all(ASKED.map(recommended))).toEqual(before);
  expect(before.every((ids) => ids.length > 6)).toBe(true);
  for (const [index, id] of ASKED.entries()) {
    // The planner may join in another order.
    expect(await readFor(id), `product ${id}`).toBeLessThan((read[index] ?? 0) * 1.5);
  }
}, 300_000);

if (WHOLE) {
  it('read no more in a category that has three times as many products', async () => {
    const crowded = async () => {
      const { rows } = await sql<{ id: number; others: number }>`
      select min(p.id)::int as id, count(*)::int as others from products p group by p.categoria_id order by 2 desc limit 1
    `.execute(store.db);
      return rows[0] ?? { id: 0, others: 0 };
    };
    const before = await crowded();
    const read = await readFor(before.id);
    await growTo(9000);
    const { others } = await crowded();
    expect(others).toBeGreaterThan(before.others * 2.5);
    expect(await readFor(before.id)).toBeLessThan(read * 1.5);
  }, 300_000);

  it('read no more for what is offered with thousands of products', async () => {
    const accessory = 1;
    const offer = (from: number, to: number) =>
      sql`insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem)
      select n, ${accessory}::int, 'porcentagem', 5, 1 from generate_series(${from}::int, ${to}::int) n`.execute(
        store.patient,
      );
    await offer(1000, 1999);
    await sql`analyze`.execute(store.patient);
    const read = await readFor(accessory);
    await offer(2000, 8000);
    await sql`analyze`.execute(store.patient);
    expect(await readFor(accessory)).toBeLessThan(read * 1.5);
  }, 300_000);
}
