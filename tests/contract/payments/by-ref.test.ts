/** Charges found by what the text of a bank calls them. */
import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chargesByRef, chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { openPixShop, type PixShop } from '../../support/pix-api/pix-shop.ts';

let pix: PixShop;
beforeAll(async () => {
  pix = await openPixShop();
});
afterAll(() => pix.close());

it('a charge is found by its name in small letters, through its index', async () => {
  const { db } = pix.shop.store;
  const numero = await pix.shop.order();
  await pix.charge(numero, await pix.account());
  const [{ ref, id } = { ref: '', id: 0 }] = await chargesOf(db, numero);
  const asked: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const found = await chargesByRef(db.withPlugin(watch), [ref.toLowerCase()]);
  expect(found.map((one) => one.id)).toEqual([id]);
  const [node] = asked;
  if (!node) throw new Error('nothing was asked');
  const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
  const plan = await pix.shop.inTrx(async (trx) => {
    // A table of one row is read whole, whatever index it has.
    await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    return trx.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*ref/);
});
