/** A shop for the tests of a file about what is bought beside or instead of a product. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { CombinationRequest } from '#lib/contract/purchase.ts';
import { post } from '../accounts.ts';
import { createTestStore, type TestStore } from '../store.ts';

export type Pair = {
  readonly id: number;
  readonly main: number;
  readonly offered: number;
  readonly tipo: string;
  readonly desconto: number;
  readonly mainValue: number;
  readonly offeredValue: number;
};

export let store: TestStore;
/** Every offer of the demo store whose products are in stock, with a value in stock where one has to be chosen. */
export let pairs: readonly Pair[];
export let coloured: { readonly product: number; readonly value: number };
export let onRequest: number;

/** To be called once, outside of every `describe`. */
export function openOffers(): void {
  beforeAll(async () => {
    store = await createTestStore();
    const { db } = store;
    const variants = await db
      .selectFrom('product_variants')
      .select(['product_id', 'valor_id'])
      .where('estoque', '>', 2)
      .orderBy('id')
      .execute();
    const stockedValue = (product: number) =>
      variants.find(({ product_id }) => product_id === product)?.valor_id ?? 0;
    const rows = await db
      .selectFrom('combinations')
      .innerJoin('products as m', 'm.id', 'combinations.product_id')
      .innerJoin('products as o', 'o.id', 'combinations.indicado_id')
      .select(['combinations.id', 'product_id', 'indicado_id', 'tipo_desconto', 'desconto'])
      .where('m.status', '=', 'disponivel')
      .where('o.status', '=', 'disponivel')
      .where((eb) =>
        eb.or([eb('m.estoque', '>', 2), eb('m.id', 'in', [0, ...variants.map((v) => v.product_id)])]),
      )
      .where((eb) =>
        eb.or([eb('o.estoque', '>', 2), eb('o.id', 'in', [0, ...variants.map((v) => v.product_id)])]),
      )
      .orderBy('combinations.id')
      .execute();
    pairs = rows.map((row) => ({
      id: row.id,
      main: row.product_id,
      offered: row.indicado_id,
      tipo: row.tipo_desconto,
      desconto: row.desconto,
      mainValue: stockedValue(row.product_id),
      offeredValue: stockedValue(row.indicado_id),
    }));
    coloured = { product: variants[0]?.product_id ?? 0, value: variants[0]?.valor_id ?? 0 };
    const request = await db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'sobConsulta')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    onRequest = request.id;
  });
  afterEach(async () => {
    expect(store.failures).toEqual([]);
    await store.reset();
  });
  afterAll(() => store.close());
}

export const requestOf = (pair: Pair): CombinationRequest => ({
  produtoPrincipal: { id: pair.main, idAtributoValor: pair.mainValue },
  produtoIndicado: { id: pair.offered, idAtributoValor: pair.offeredValue },
});
export const answerOf = async (path: string, body: unknown) => {
  const answer = await post(store.visitor(), path, body);
  return { status: answer.status, body: await answer.json() };
};
/** A pair of either kind of discount. */
export const pairOf = (tipo: string): Pair => {
  const pair = pairs.find((one) => one.tipo === tipo);
  if (!pair) throw new Error(`no offer by ${tipo}`);
  return pair;
};
