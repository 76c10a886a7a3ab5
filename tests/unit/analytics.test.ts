import { describe, expect, it } from 'vitest';
import {
  changeEvents,
  itemsEvent,
  listEvent,
  paymentEvent,
  promotionEvent,
  purchaseEvent,
  searchEvent,
  shippingEvent,
  suggestedEvent,
  tagContainer,
} from '#lib/domain/analytics/analytics.ts';
import { type Fact, factEvents } from '#lib/domain/analytics/analytics-facts.ts';
import { type CartLine, cartItem, orderItem, productItem } from '#lib/domain/analytics/analytics-item.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';

const product = {
  sku: 'FS-1',
  nome: 'Cabo HDMI 2 m',
  adicionalNome: '2 m',
  marca: { nome: 'Tramavia' },
  precos: { de: centavos(13_990), por: centavos(10_490) },
};

function line(idProduto: number, quantidade: number, more: Partial<CartLine> = {}): CartLine {
  return {
    nome: `Cabo ${idProduto}`,
    sku: `FS-${idProduto}`,
    quantidade,
    precos: { precoDe: centavos(1990), precoPor: centavos(1990) },
    atributos: [],
    hash: { idProduto, idAtributoSimples: 0 },
    ...more,
  };
}
const value = (label: string) => ({ atributoValor: { label } });
const item = (id: number, quantity: number) => cartItem(line(id, quantity));

describe('tagContainer', () => {
  it.each(['GTM-ABC123', 'GTM-1', `GTM-${'A'.repeat(20)}`])('takes %s', (id) => {
    expect(tagContainer(id)).toBe(id);
  });

  it.each([
    ...['', 'GTM-', 'gtm-abc', 'GTM-abc', 'UA-1', 'G-ABC', ' GTM-A', 'GTM-A ', 'GTM-A"><script>', 'GTM-A\n'],
    ...[`GTM-${'A'.repeat(21)}`, 7, null, undefined, {}, []],
  ])('takes nothing else: %j', (id) => {
    expect(tagContainer(id)).toBeUndefined();
  });
});

describe('an item', () => {
  it('of a page has the names Analytics knows, in reais, and what the price is below the list price', () => {
    expect(productItem(product, ['Vídeo', 'HDMI', '48G'])).toEqual({
      item_id: 'FS-1',
      item_name: 'Cabo HDMI 2 m',
      item_brand: 'Tramavia',
      item_category: 'Vídeo',
      item_category2: 'HDMI',
      item_category3: '48G',
      item_variant: '2 m',
      price: 104.9,
      discount: 35,
      quantity: 1,
    });
  });

  it('leaves out what the product does not have', () => {
    const precos = { de: centavos(0), por: centavos(1) };
    expect(productItem({ ...product, adicionalNome: '', marca: { nome: '' }, precos })).toEqual({
      item_id: 'FS-1',
      item_name: 'Cabo HDMI 2 m',
      price: 0.01,
      quantity: 1,
    });
  });

  it.each([4, 5, 6])('tells at most five categories of %i', (count) => {
    const categories = Array.from({ length: count }, (_, at) => `C${at}`);
    const names = Object.keys(productItem(product, categories));
    expect(names.filter((name) => name.startsWith('item_category'))).toHaveLength(Math.min(count, 5));
  });

  it('of the cart names what was chosen', () => {
    const atributos = { unico: value('2 m'), simples: value('Azul') };
    expect(cartItem(line(1, 3, { atributos }))).toEqual({
      item_id: 'FS-1',
      item_name: 'Cabo 1',
      item_variant: '2 m, Azul',
      price: 19.9,
      quantity: 3,
    });
    expect(item(1, 1)).not.toHaveProperty('item_variant');
  });

  it('of an order is as it was agreed', () => {
    const agreed = {
      nome: 'Cabo 1',
      sku: 'FS-1',
      atributos: 'Cor: Azul, Bitola: 2,5 mm',
      quantidade: 2,
      precoPor: centavos(1990),
    };
    expect(orderItem(agreed)).toEqual({
      item_id: 'FS-1',
      item_name: 'Cabo 1',
      item_variant: 'Azul, 2,5 mm',
      price: 19.9,
      quantity: 2,
    });
  });
});

describe('the events', () => {
  const cheap = line(2, 1, { precos: { precoDe: centavos(10), precoPor: centavos(10) } });
  const items = [item(1, 3), cartItem(cheap)];
  const worth = { currency: 'BRL', value: 59.8, items };

  it('are worth price times quantity, to the cent', () => {
    expect(itemsEvent('view_cart', items)).toEqual({ event: 'view_cart', ecommerce: worth });
    expect(itemsEvent('view_cart', [])).toMatchObject({ ecommerce: { value: 0 } });
    const many = Array.from({ length: 3 }, () => ({ ...item(1, 1), price: toReais(centavos(10)) }));
    expect(itemsEvent('view_cart', many)).toMatchObject({ ecommerce: { value: 0.3 } });
  });

  it('name the service of a delivery and the way to pay', () => {
    expect(shippingEvent(items, 'Expressa')).toEqual({
      event: 'add_shipping_info',
      ecommerce: { ...worth, shipping_tier: 'Expressa' },
    });
    expect(paymentEvent(items, 'combinar')).toEqual({
      event: 'add_payment_info',
      ecommerce: { ...worth, payment_type: 'combinar' },
    });
  });

  it('tell a purchase with its number, freight apart from its value', () => {
    expect(purchaseEvent(1001, items, centavos(1550))).toEqual({
      event: 'purchase',
      ecommerce: { ...worth, transaction_id: '1001', tax: 0, shipping: 15.5 },
    });
  });

  it('place the items of a list in the whole of it', () => {
    expect(listEvent('/hdmi', 'HDMI', [item(1, 1), item(2, 1)], 24)).toMatchObject({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: '/hdmi',
        item_list_name: 'HDMI',
        items: [
          { index: 24, item_list_id: '/hdmi' },
          { index: 25, item_list_name: 'HDMI' },
        ],
      },
    });
  });

  it.each([199, 200, 201])('carry at most 200 items of %i, and the worth of all', (count) => {
    const all = Array.from({ length: count }, () => item(1, 1));
    const event = itemsEvent('view_cart', all);
    expect(event).toMatchObject({ ecommerce: { value: toReais(centavos(1990 * count)) } });
    for (const told of [event, listEvent('a', 'A', all)])
      expect('ecommerce' in told && told.ecommerce.items).toHaveLength(Math.min(count, 200));
  });

  it('tell promotions with their place, a search with its term', () => {
    expect(promotionEvent([{ id: 7, nome: 'Semana 8K', titulo: '', slot: 'home-bloco-3' }])).toEqual({
      event: 'view_promotion',
      ecommerce: {
        items: [
          {
            item_name: 'Semana 8K',
            promotion_id: '7',
            promotion_name: 'Semana 8K',
            creative_slot: 'home-bloco-3',
            index: 0,
          },
        ],
      },
    });
    expect(searchEvent('hdmi 2m')).toEqual({ event: 'search', search_term: 'hdmi 2m' });
    const chosen = { ...item(1, 1), index: 2 };
    const list = { item_list_id: 'suggestions', item_list_name: 'Sugestões de busca' };
    expect(suggestedEvent(chosen)).toEqual({
      event: 'select_item',
      ecommerce: { ...list, items: [{ ...chosen, ...list }] },
    });
  });
});

/** `event quantity id …` of each. */
function inShort(events: ReturnType<typeof changeEvents>): readonly string[] {
  return events.map((told) =>
    'ecommerce' in told
      ? [
          told.event,
          ...told.ecommerce.items.map((one) => ('item_id' in one ? `${one.quantity} ${one.item_id}` : '')),
        ].join(' ')
      : told.event,
  );
}

describe('changeEvents', () => {
  it('tells what came and what went, by item and by unit', () => {
    const changes = (...change: Parameters<typeof changeEvents>) => inShort(changeEvents(...change));
    expect(changes([], [])).toEqual([]);
    expect(changes([item(1, 1)], [item(1, 1)])).toEqual([]);
    expect(changes([item(1, 1)], [item(1, 3)])).toEqual(['add_to_cart 2 FS-1']);
    expect(changes([item(1, 3)], [item(1, 1)])).toEqual(['remove_from_cart 2 FS-1']);
    expect(changes([item(1, 3)], [])).toEqual(['remove_from_cart 3 FS-1']);
    expect(changes([item(1, 1)], [item(2, 1), item(3, 2)])).toEqual([
      'add_to_cart 1 FS-2 2 FS-3',
      'remove_from_cart 1 FS-1',
    ]);
  });

  it('knows one value of a product from another, and counts lines of the same together', () => {
    const blue = cartItem(line(1, 1, { atributos: { simples: value('Azul') } }));
    expect(inShort(changeEvents([item(1, 1)], [blue]))).toEqual([
      'add_to_cart 1 FS-1',
      'remove_from_cart 1 FS-1',
    ]);
    expect(inShort(changeEvents([item(1, 2), item(1, 1)], [item(1, 3)]))).toEqual([]);
    expect(inShort(changeEvents([item(1, 1)], [item(1, 1), item(1, 1)]))).toEqual(['add_to_cart 1 FS-1']);
  });
});

describe('factEvents', () => {
  const page = { events: [], products: [{ id: 1, path: '/cabo', item: productItem(product) }] };
  const told = (fact: Fact) => inShort(factEvents(fact, page));
  const cart = (...itens: readonly CartLine[]) => ({ itens });

  it('tells a favourite with what the page says of it, and none the page does not know', () => {
    expect(factEvents({ kind: 'favorite-added', idProduto: 1 }, page)).toMatchObject([
      {
        event: 'add_to_wishlist',
        ecommerce: { currency: 'BRL', value: 104.9, items: [{ item_id: 'FS-1' }] },
      },
    ]);
    expect(told({ kind: 'favorite-added', idProduto: 2 })).toEqual([]);
  });

  it('tells a cart that was opened, one that changed, and a contact', () => {
    expect(told({ kind: 'cart-seen', cart: cart(line(1, 1)) })).toEqual(['view_cart 1 FS-1']);
    const after = cart(line(1, 2));
    expect(told({ kind: 'cart-changed', before: cart(), after, asked: [] })).toEqual(['add_to_cart 2 FS-1']);
    expect(told({ kind: 'lead' })).toEqual(['generate_lead']);
    const row = listEvent('seen', 'Vistos por último', [item(1, 1)]);
    expect(factEvents({ kind: 'list-shown', list: { events: [row], products: [] } }, page)).toEqual([row]);
  });

  it('tells what was asked for where the cart before is not known, as far as it is there', () => {
    const asked = [{ idProduto: '1', quantidade: '2' }];
    const change = (...itens: readonly CartLine[]) =>
      told({ kind: 'cart-changed', before: undefined, after: cart(...itens), asked });
    expect(change(line(1, 5), line(2, 1))).toEqual(['add_to_cart 2 FS-1']);
    expect(change(line(1, 1))).toEqual(['add_to_cart 1 FS-1']);
    expect(change(line(2, 1))).toEqual([]);
  });
});
