import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { ItemCarrinho } from '#lib/contract/checkout.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { CarrinhoProduto, ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

type Sku = { readonly precos: Precos<Centavos>; readonly carrinho: CarrinhoProduto };

/** What can be bought on the page of a product, with the payload the page posts. */
function skusOf({ precos, carrinho, atributos }: ProdutoDetalhe<Centavos>): readonly Sku[] {
  const values = filled(atributos)?.simples?.valores;
  const all = values ?? [{ precos, carrinho }];
  return all.flatMap((sku) => {
    const payload = filled(sku.carrinho);
    return payload ? [{ precos: sku.precos, carrinho: payload }] : [];
  });
}

const identity = ({ hash }: ItemCarrinho<Centavos>) => `${hash.idProduto}/${hash.idAtributoSimples}`;

it('every product costs in the cart what its page says, bought with the payload of its page', async () => {
  // Together they cost less: that is another test's.
  await store.db.deleteFrom('combinations').execute();
  const slugs = await store.db.selectFrom('products').select('slug').orderBy('id').execute();
  const { api } = store.visitor();
  const skus: Sku[] = [];
  for (const { slug } of slugs) skus.push(...skusOf((await getProductDetail(api, `/${slug}`)).conteudo));
  expect(skus.length).toBeGreaterThan(200);

  for (let start = 0; start < skus.length; start += 100) {
    const some = skus.slice(start, start + 100);
    const cart = await addToCart(store.visitor().api, {
      tipo: 'produto',
      itens: some.flatMap(({ carrinho }) => carrinho.itens),
    });
    expect(cart.mensagens).toEqual([]);
    const items = new Map(cart.itens.map((item) => [identity(item), item]));
    for (const { precos, carrinho } of some) {
      const [item] = carrinho.itens;
      const inCart = items.get(`${item?.idProduto}/${item?.idAtributoSimples}`);
      expect(inCart?.precos).toMatchObject({
        precoPor: precos.por,
        precoDe: Math.max(precos.de, precos.por),
        descontoVista: precos.descontoVista,
      });
    }
    const vista = some.reduce((sum, { precos }) => sum + precos.vista, 0);
    expect(cart.subtotal.descontoVista.valor).toBe(vista);
  }
}, 60_000);
