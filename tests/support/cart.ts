/** The cart as its calls go over the wire, and what the demo store has to put into it. */
import type { Updateable } from 'kysely';
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { ProductsTable } from '#lib/platform/schema/products.ts';
import { plainProduct } from './plain-product.ts';
import type { TestStore, Visitor } from './store.ts';

const CART = '/api/v2/front/checkout/cart';

/** Ids of products. */
export type Goods = {
  /** Has no values, and more than ten in stock. */
  readonly plain: number;
  readonly coloured: number;
  /** Those of its values that are in stock. */
  readonly colours: readonly number[];
  readonly onRequest: number;
  readonly soldOut: number;
};

export async function findGoods(store: Pick<TestStore, 'db'>): Promise<Goods> {
  const without = store.db
    .selectFrom('products')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
    .orderBy('id');
  const onRequest = await without.where('status', '=', 'sobConsulta').executeTakeFirstOrThrow();
  const soldOut = await without
    .where('status', '=', 'disponivel')
    .where('estoque', '=', 0)
    .executeTakeFirstOrThrow();
  const values = await store.db
    .selectFrom('product_variants')
    .select(['product_id', 'valor_id'])
    .where('estoque', '>', 5)
    .orderBy('product_id')
    .orderBy('id')
    .execute();
  const coloured = values[0]?.product_id ?? 0;
  return {
    plain: await plainProduct(store),
    coloured,
    colours: values.filter(({ product_id }) => product_id === coloured).map(({ valor_id }) => valor_id),
    onRequest: onRequest.id,
    soldOut: soldOut.id,
  };
}

type Called = { readonly status: number; readonly body: Carrinho & { readonly error?: string } };
export type Cart = {
  readonly call: (method: string, body?: unknown) => Promise<Called>;
  /** Puts one of it in, unless told otherwise. */
  readonly buy: (item: object) => Promise<Called>;
};

export function cartOf({ fetch }: Pick<Visitor, 'fetch'>): Cart {
  const call: Cart['call'] = async (method, body) => {
    const response = await fetch(CART, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return { status: response.status, body: await response.json() };
  };
  return {
    call,
    buy: (item) => call('POST', { tipo: 'produto', itens: [{ quantidade: 1, ...item }] }),
  };
}

/** What names a line of the cart. */
export const keyOf = (idProduto: number, rest: object = {}) => ({
  tipo: 'produto' as const,
  idProduto,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  idArmazem: 0,
  adicional: '',
  ...rest,
});

/** Runs `work` with the product's columns changed, and sets them back. */
export async function withProduct(
  { db }: Pick<TestStore, 'db'>,
  id: number,
  columns: Updateable<ProductsTable>,
  work: () => Promise<void>,
): Promise<void> {
  const before = await db
    .selectFrom('products')
    .select(['estoque', 'ativo', 'status', 'preco_por', 'preco_de', 'desconto_vista'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set(columns).where('id', '=', id).execute();
  await work().finally(() => db.updateTable('products').set(before).where('id', '=', id).execute());
}
