/** What real clients read (platform contract 9), in every answer that holds a product, a listing, a cart or a user. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readsDetail } from '../support/client-reads/detail.ts';
import { readsListing } from '../support/client-reads/listing.ts';
import { readsList, readsLists } from '../support/client-reads/lists.ts';
import type { Json } from '../support/client-reads/primitives.ts';
import { readsPrices, readsProduct, readsPurchase } from '../support/client-reads/product.ts';
import {
  readsCart,
  readsCartFreight,
  readsItems,
  readsUser,
  readsWishlist,
} from '../support/client-reads/shopper.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { FRONT, nameOf, send } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { logIn, visitorFor } from './calls/visitor.ts';
import { readWorld, type World } from './calls/world.ts';

let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

function readsProducts({ produtos }: Json): void {
  expect(produtos?.length).toBeGreaterThan(0);
  for (const produto of produtos as Json) readsProduct(produto);
}

function readsOffer({ precos, carrinho }: Json): void {
  readsPrices(precos as Json);
  readsPurchase(carrinho as Json);
}

const READERS: Readonly<Record<string, (answer: Json) => void>> = {
  'GET /url/product/detail': readsDetail,
  'GET /url/product/listing/category': readsListing,
  'GET /url/product/listing/brand': readsListing,
  'GET /url/product/listing/landing-page': readsListing,
  'GET /url/product/listing/search': readsListing,
  'GET /feed/products': readsProducts,
  'GET /url/list/listing': readsLists,
  'GET /url/list/detail': readsList,
  'GET /showcase/products/{hash}': readsProducts,
  'GET /showcase/products/ultimos-vistos': readsProducts,
  'GET /showcase/products/produto-detalhe-indicados': readsProducts,
  'GET /checkout/cart': readsCart,
  'POST /checkout/cart': readsCart,
  'PUT /checkout/cart': readsCart,
  'DELETE /checkout/cart': readsCart,
  'GET /cart/freight': readsCartFreight,
  'PUT /cart/freight': readsCartFreight,
  'GET /cart/saved': readsItems,
  'POST /cart/saved': readsCart,
  'PUT /cart/saved': readsCart,
  'DELETE /cart/saved': readsItems,
  'GET /checkout/user': (user) => readsUser(user, false),
  'POST /checkout/zipcode': (user) => readsUser(user, false),
  'POST /checkout/login': (user) => readsUser(user, true),
  'POST /quote/{numero}/cart': readsCart,
  'GET /order/review': ({ carrinho }) => readsCart(carrinho as Json),
  'GET /wishlist': readsWishlist,
  'GET /wishlist/products': readsProducts,
  'POST /product/combination': readsOffer,
  'POST /product/shop': readsOffer,
  'POST /list/shop': readsOffer,
};

/** What nothing has but products, listings, carts and users. */
const TELLTALE = /"(parcelamento|ordenacao|favoritos|itens)":\[|"userHash":/;

it.each(EVERY_CALL.map((call) => [nameOf(call), call] as const))('a client reads %s', async (name, call) => {
  const answer = await send(await visitorFor(call, store, world), call, world);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(READERS[name] !== undefined).toBe(TELLTALE.test(text));
  READERS[name]?.(JSON.parse(text));
});

describe('a client reads', () => {
  const add = (visitor: Visitor, body: object) =>
    visitor.fetch(`${FRONT}/checkout/cart`, { method: 'POST', body: JSON.stringify(body) });

  it('the cart with a product and a list in it, after a coupon too', async () => {
    const visitor = store.visitor();
    readsCart(await (await visitor.fetch(`${FRONT}/checkout/cart`)).json());
    await add(visitor, {
      tipo: 'produto',
      itens: [{ idProduto: world.valued.id, idAtributoSimples: world.valued.valor, quantidade: 2 }],
    });
    const cart = await (
      await add(visitor, { tipo: 'lista', itens: [{ idProduto: world.list.id, quantidade: 1 }] })
    ).json();
    expect(cart.itens.map(({ tipo }: { readonly tipo: string }) => tipo).toSorted()).toEqual([
      'lista',
      'produto',
    ]);
    readsCart(cart);
    await visitor.fetch(`${FRONT}/promotional/coupon/BEMVINDO10`, { method: 'PUT' });
    readsCart(await (await visitor.fetch(`${FRONT}/checkout/cart`)).json());
  });

  it('a cart with something to say about quantities', async () => {
    const { id } = world.plain;
    const cart = await (
      await add(store.visitor(), { tipo: 'produto', itens: [{ idProduto: id, quantidade: 999_999 }] })
    ).json();
    expect(cart.mensagens).toHaveLength(1);
    readsCart(cart);
  });

  it('the user, the cart and the favourites of someone logged in', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    readsUser(await (await visitor.fetch(`${FRONT}/checkout/user`)).json(), true);
    readsCart(await (await visitor.fetch(`${FRONT}/checkout/cart`)).json());
    const body = JSON.stringify({ idProduto: world.plain.id });
    await visitor.fetch(`${FRONT}/wishlist/add`, { method: 'POST', body });
    const wishlist = await (await visitor.fetch(`${FRONT}/wishlist`)).json();
    expect(wishlist.favoritos).toEqual([world.plain.id]);
    readsWishlist(wishlist);
  });

  it('every list of the shop and the products in it', async () => {
    const lists = await (await store.visitor().fetch(`${FRONT}/url/list/listing?url=/lista`)).json();
    expect(lists.conteudo.produtos.length).toBeGreaterThan(0);
    for (const { url } of lists.conteudo.produtos) {
      const path = encodeURIComponent(new URL(url).pathname);
      readsList(await (await store.visitor().fetch(`${FRONT}/url/list/detail?url=${path}`)).json());
    }
  });
});
