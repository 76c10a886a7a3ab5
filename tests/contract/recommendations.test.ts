/** What recommendations read of a shop that has grown by thousands of products, none of them near those of before. */
import { type CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recommendedIds } from '#lib/platform/catalogue/queries/recommendations.ts';
import { unknown } from '#lib/platform/kernel/queries/rows.ts';
import { grow } from '../bench/grow.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

const GROWN = 3000;
/** Of the shop before it grew; each is asked for with as many as a call gives. */
const ASKED = Array.from({ length: 24 }, (_, index) => 1 + index * 9);
const LIMIT = 100;

type Plan = {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
}, 120_000);
afterAll(() => store.close());

const recommended = () =>
  Promise.all(ASKED.map((id) => recommendedIds(unknown(store.db), id, { limit: LIMIT, now: TODAY })));

/**
 * Rows that the statement of one product takes from tables, those it passes over too. By its indexes where there is one,
 * as in a large shop: through a small table PostgreSQL rather runs.
 */
function rowsRead(product: number): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const asked: RootOperationNode[] = [];
    const watched = trx.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await recommendedIds(unknown(watched), product, { limit: LIMIT, now: TODAY });
    let read = 0;
    for (const node of asked) {
      const compiled = trx.getExecutor().compileQuery(node, { queryId: 'plan' });
      const explained: CompiledQuery = { ...compiled, sql: `explain (analyze, format json) ${compiled.sql}` };
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      read += rowsOf(rows[0]?.['QUERY PLAN'][0].Plan);
    }
    return read;
  });
}

function rowsOf(plan: Plan | undefined): number {
  if (!plan) return 0;
  const ofTable = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type']);
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), ofTable ? own : 0);
}

it('are the same, and read no more, when thousands of other products come', async () => {
  await sql`analyze`.execute(store.db);
  const before = await recommended();
  const read: number[] = [];
  for (const id of ASKED) read.push(await rowsRead(id));
  await grow(store.patient, GROWN, () => undefined);
  // What goes with the new ones is not looked through either.
  await sql`insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem)
    select n, n + 1, 'porcentagem', 5, 1 from generate_series(219, ${GROWN}::int - 1) n`.execute(
    store.patient,
  );
  await sql`analyze`.execute(store.patient);
  expect(await recommended()).toEqual(before);
  expect(before.every((ids) => ids.length > 6)).toBe(true);
  for (const [index, id] of ASKED.entries()) {
    // The planner may join in another order.
    expect(await rowsRead(id), `product ${id}`).toBeLessThan((read[index] ?? 0) * 1.5);
  }
}, 300_000);
