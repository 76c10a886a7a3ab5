/** A shop for the tests of a file about reseller prices, with a product that costs `COMMON` for everybody. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { addToCart } from '#lib/api/checkout.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { logIn, person } from '../accounts.ts';
import { createTestStore, type TestStore, type Visitor } from '../store.ts';

/** What everybody pays, and what the reseller of the demo store pays: 15 per cent less. */
export const COMMON = 10_000;
export const OWN = 8500;

export let store: TestStore;
export let product: { readonly id: number; readonly slug: string };
/** The product, and one that is offered beside it. */
export let pair: { readonly product_id: number; readonly indicado_id: number };
/** Path of the product's category. */
export let category: string;

/** To be called once, outside of every `describe`. */
export function openResale(): void {
  beforeAll(async () => {
    store = await createTestStore();
    const row = await store.db
      .selectFrom('products as p')
      .innerJoin('combinations as c', 'c.product_id', 'p.id')
      .innerJoin('products as other', 'other.id', 'c.indicado_id')
      .innerJoin('categories as k', 'k.id', 'p.categoria_id')
      .select(['p.id', 'p.slug', 'c.indicado_id', 'k.caminho'])
      .where('p.status', '=', 'disponivel')
      .where('other.status', '=', 'disponivel')
      .where('p.estoque', '>', 10)
      .where('other.estoque', '>', 10)
      .where('p.id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
      .where('other.id', 'not in', (eb) => eb.selectFrom('product_variants').select('product_id'))
      .orderBy('p.id')
      .executeTakeFirstOrThrow();
    product = row;
    pair = { product_id: row.id, indicado_id: row.indicado_id };
    category = row.caminho;
    await store.db.deleteFrom('wholesale_prices').where('product_id', '=', product.id).execute();
    await store.db.deleteFrom('price_schedules').where('product_id', '=', product.id).execute();
    await costs(COMMON);
  });
  afterEach(async () => {
    expect(store.failures).toEqual([]);
    await store.reset();
    await approve(true, 15);
    await costs(COMMON);
  });
  afterAll(() => store.close());
}

export async function costs(preco_por: number, preco_de = 0): Promise<void> {
  const columns = { preco_por, preco_de, desconto_vista: null };
  await store.db.updateTable('products').set(columns).where('id', '=', product.id).execute();
}

export async function approve(revendedor: boolean, desconto_revenda: number): Promise<void> {
  const { email } = person('revenda');
  await store.db
    .updateTable('users')
    .set({ revendedor, desconto_revenda })
    .where('email', '=', email)
    .execute();
}

export async function visitorAs(name: Parameters<typeof person>[0]): Promise<Visitor> {
  const visitor = store.visitor();
  await logIn(visitor, { usuario: person(name).email, senha: DEMO_PASSWORD });
  return visitor;
}

export const fill = (visitor: Visitor, quantidade = 1, idProduto = product.id) =>
  addToCart(visitor.api, { tipo: 'produto', itens: [{ idProduto, quantidade }] });
export const priceOf = async (visitor: Visitor) =>
  (await getProductDetail(visitor.api, `/${product.slug}`)).conteudo.precos.por;
