/** A shop for the tests of a file about orders, with a product of which `STOCK` are there for R$ 100 each. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import type { Pedido, RevisaoPedido } from '#lib/contract/order.ts';
import { logIn, person, post } from '../accounts.ts';
import { plainProduct } from '../plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../store.ts';

const OURS = '/api/v2/vitrine';
export const STOCK = 20;

export let store: TestStore;
export let product: number;
/** A value of another product. */
export let valued: { readonly product_id: number; readonly valor_id: number };
/** Of what was told to have changed. */
export const keys: string[] = [];

/** To be called once, outside of every `describe`. */
export function openOrders(): void {
  beforeAll(async () => {
    store = await createTestStore();
    store.changes.subscribe((change) => void keys.push(...change.keys));
    product = await plainProduct(store);
    valued = await store.db
      .selectFrom('product_variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['v.product_id', 'v.valor_id'])
      .where('p.status', '=', 'disponivel')
      .where('v.estoque', '>', 0)
      .orderBy('v.id')
      .executeTakeFirstOrThrow();
    await stock(STOCK);
  });
  afterEach(async () => {
    await store.platform.settled();
    expect(store.failures).toEqual([]);
    await store.reset();
    await stock(STOCK);
    await store.db.updateTable('users').set({ primeira_compra: true }).execute();
    keys.length = 0;
  });
  afterAll(() => store.close());
}

export const stock = (estoque: number) =>
  store.db
    .updateTable('products')
    .set({ estoque, preco_por: 10_000, preco_de: 0, desconto_vista: null })
    .where('id', '=', product)
    .execute();
export const stockLeft = async () =>
  (
    await store.db
      .selectFrom('products')
      .select('estoque')
      .where('id', '=', product)
      .executeTakeFirstOrThrow()
  ).estoque;
export const call = (visitor: Visitor, method: string, path: string, body?: unknown) =>
  visitor.fetch(`${OURS}/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
export const fill = async (
  visitor: Visitor,
  quantidade: number,
  idProduto = product,
  idAtributoSimples = 0,
) => {
  const itens = [{ idProduto, idAtributoSimples, quantidade }];
  expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
};
export const review = async (visitor: Visitor): Promise<RevisaoPedido> => {
  const answer = await call(visitor, 'GET', 'order/review');
  expect(answer.status).toBe(200);
  return answer.json();
};
export const form = (versao: string, chave = 'uma-chave') => ({
  chave,
  versao,
  pagamento: 'combinar',
  observacao: '',
});
export const send = (visitor: Visitor, versao: string, chave?: string) =>
  call(visitor, 'POST', 'order', form(versao, chave));
export const ordered = async (visitor: Visitor, quantidade = 2): Promise<Pedido> => {
  await fill(visitor, quantidade);
  const answer = await send(visitor, (await review(visitor)).versao);
  expect(answer.status).toBe(200);
  return answer.json();
};
export const buyer = async (name: Parameters<typeof person>[0] = 'cliente') => {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
};
export const orders = () => store.db.selectFrom('orders').select(['numero', 'status', 'user_id']).execute();
