/** Goods that are sent in exchange: what leaves the stock, and what is refused. */
import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/error.ts';
import { getPanelReturn, stepReturn } from '#lib/api/panel-returns.ts';
import { getOrderReturns } from '#lib/api/returns.ts';
import {
  openOrders,
  product,
  STOCK,
  stock,
  stockLeft,
  store,
  valued,
} from '../../support/openings/orders.ts';
import {
  arrived,
  concluded,
  delivered,
  openReturns,
  type Sold,
  withdraw,
} from '../../support/openings/returns.ts';

openOrders();
openReturns();

const DONE = { desfecho: 'troca', valor: 0, resposta: 'Enviamos outro hoje.' } as const;
/** Broken units of a delivered order, in the shop, whose buyer wants others. */
async function broken(units = 1): Promise<Sold & { readonly id: number }> {
  const one = await delivered(units);
  const asked = await withdraw(one, { tipo: 'defeito', motivo: 'Sem imagem', desejo: 'troca' });
  const id = asked.devolucoes[0]?.id ?? 0;
  const { revisao } = await getPanelReturn(one.owner, String(id));
  await stepReturn(one.owner, id, { revisao, passo: 'aceita', resposta: '' });
  await arrived(one, id);
  return { ...one, id };
}
const line = (item: object) => ({ ...DONE, itens: [{ linha: 0, recebida: 1, aoEstoque: 0, ...item }] });
const fails = (work: Promise<unknown>, status: number) =>
  expect(work.catch((error: unknown) => error)).resolves.toSatisfy(
    (error) => error instanceof ApiError && error.status === status,
  );
const value = () =>
  store.db
    .selectFrom('product_variants')
    .select(['sku', 'estoque'])
    .where('product_id', '=', valued.product_id)
    .where('valor_id', '=', valued.valor_id)
    .executeTakeFirstOrThrow();

it('takes the same goods from the stock, and says so to buyer and shop', async () => {
  const one = await broken();
  await concluded(one, one.id, line({ enviada: 1 }));
  expect(await stockLeft()).toBe(STOCK - 2);
  const [seen] = (await getOrderReturns(one.visitor.api, one.numero)).devolucoes;
  expect(seen).toMatchObject({ desfecho: 'troca', itens: [{ recebida: 1, enviada: 1, codigoEnviado: '' }] });
});

it('puts back what can be sold again and takes the goods of another code', async () => {
  const one = await broken();
  const { sku, estoque } = await value();
  const sent = line({ aoEstoque: 1, enviada: 1, codigoEnviado: ` ${sku.toLowerCase()} ` });
  await concluded(one, one.id, { ...sent, diferencaVista: true });
  expect([await stockLeft(), (await value()).estoque]).toEqual([STOCK, estoque - 1]);
  const kept = await store.db
    .selectFrom('order_stock')
    .select(['product_id', 'quantidade', 'devolvida'])
    .where('numero', '=', one.numero)
    .execute();
  expect(kept).toEqual(
    expect.arrayContaining([
      { product_id: product, quantidade: 1, devolvida: 1 },
      { product_id: valued.product_id, quantidade: 1, devolvida: 0 },
    ]),
  );
});

it('of goods at another price is said to the shop in reais before it ends', async () => {
  const one = await broken();
  const { sku } = await value();
  const sent = line({ enviada: 1, codigoEnviado: sku });
  const { preco_por } = await store.db
    .selectFrom('order_lines')
    .select('preco_por')
    .where('numero', '=', one.numero)
    .executeTakeFirstOrThrow();
  const costs = (price: number) =>
    store.db
      .updateTable('product_variants')
      .set({ preco_de: price, preco_por: price })
      .where('product_id', '=', valued.product_id)
      .where('valor_id', '=', valued.valor_id)
      .execute();
  for (const [more, said] of [
    [1050, /R\$\s10,50 a mais/],
    [-1, /R\$\s0,01 a menos/],
  ] as const) {
    await costs(preco_por + more);
    await store.platform.settled();
    await expect(concluded(one, one.id, sent)).rejects.toMatchObject({
      status: 409,
      serverText: expect.stringMatching(said),
    });
  }
  const { devolucao } = await getPanelReturn(one.owner, String(one.id));
  expect([devolucao.status, await stockLeft()]).toEqual(['recebida', STOCK - 1]);
  await costs(preco_por);
  await store.platform.settled();
  await concluded(one, one.id, sent);
});

it('leaves the stock alone where the same goods were repaired', async () => {
  const one = await broken();
  await concluded(one, one.id, line({}));
  expect(await stockLeft()).toBe(STOCK - 1);
});

it('refuses, with nothing moved, a code of nothing, more than there is, more than came, and money with goods', async () => {
  const one = await broken();
  const parent = await store.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', valued.product_id)
    .executeTakeFirstOrThrow();
  for (const codigoEnviado of ['NAO-EXISTE', parent.sku])
    await fails(concluded(one, one.id, line({ enviada: 1, codigoEnviado })), 400);
  await fails(concluded(one, one.id, line({ enviada: 2 })), 400);
  await fails(concluded(one, one.id, { ...line({ enviada: 1 }), desfecho: 'dinheiro' }), 400);
  await stock(0);
  await fails(concluded(one, one.id, line({ enviada: 1 })), 409);
  expect(await stockLeft()).toBe(0);
  const { devolucao } = await getPanelReturn(one.owner, String(one.id));
  expect(devolucao).toMatchObject({ status: 'recebida', itens: [{ recebida: 0, enviada: 0 }] });
  // What came back can be sent again where nothing else is there.
  await concluded(one, one.id, line({ aoEstoque: 1, enviada: 1 }));
  expect(await stockLeft()).toBe(0);
});

it('sends once, in two tabs', async () => {
  const one = await broken(2);
  const item = { recebida: 2, enviada: 2 };
  const presses = await Promise.allSettled([
    concluded(one, one.id, line(item)),
    concluded(one, one.id, line(item)),
  ]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockLeft()).toBe(STOCK - 4);
});
