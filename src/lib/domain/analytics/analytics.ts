/**
 * Events as Google Analytics 4 names them, for `window.dataLayer` (developers.google.com/analytics/devguides/collection/ga4,
 * "Recommended events"). `value` is always price times quantity, without freight, in reais.
 */

import { type Centavos, centavos, type Reais, toReais } from '#lib/domain/kernel/money.ts';
import { type AnalyticsItem, itemsValue } from './analytics-item.ts';

type Worth = {
  readonly currency: 'BRL';
  readonly value: Reais;
  readonly items: readonly AnalyticsItem[];
};
type List = { readonly item_list_id: string; readonly item_list_name: string };
export type PromotionItem = {
  readonly item_name: string;
  readonly promotion_id: string;
  readonly promotion_name: string;
  readonly creative_slot: string;
  readonly index: number;
};
/** An order is counted once, by its `transaction_id`. */
type Purchase = Worth & {
  readonly transaction_id: string;
  readonly tax: Reais;
  readonly shipping: Reais;
};

type ItemsEvent =
  | 'add_to_cart'
  | 'add_to_wishlist'
  | 'begin_checkout'
  | 'remove_from_cart'
  | 'view_cart'
  | 'view_item';
type TradeEvent =
  | { readonly event: ItemsEvent; readonly ecommerce: Worth }
  | { readonly event: 'add_shipping_info'; readonly ecommerce: Worth & { readonly shipping_tier: string } }
  | { readonly event: 'add_payment_info'; readonly ecommerce: Worth & { readonly payment_type: string } }
  | { readonly event: 'purchase'; readonly ecommerce: Purchase }
  | {
      readonly event: 'view_item_list' | 'select_item';
      readonly ecommerce: List & { readonly items: readonly AnalyticsItem[] };
    }
  | {
      readonly event: 'view_promotion' | 'select_promotion';
      readonly ecommerce: { readonly items: readonly PromotionItem[] };
    };
export type AnalyticsEvent =
  | TradeEvent
  | { readonly event: 'search'; readonly search_term: string }
  | { readonly event: 'login' | 'sign_up'; readonly method: 'password' }
  | {
      readonly event: 'share';
      readonly method: string;
      readonly content_type: 'product';
      readonly item_id: string;
    }
  | { readonly event: 'generate_lead' };

/** Google takes no more in one event. */
const MOST_ITEMS = 200;

/** The container's id, if it is one: anything else in the settings loads nothing. */
export function tagContainer(id: unknown): string | undefined {
  return typeof id === 'string' && /^GTM-[A-Z0-9]{1,20}$/.test(id) ? id : undefined;
}

export function itemsEvent(event: ItemsEvent, items: readonly AnalyticsItem[]): AnalyticsEvent {
  return { event, ecommerce: worth(items) };
}

/** @param first Place of the first item in the whole list, from 0. */
export function listEvent(
  id: string,
  name: string,
  items: readonly AnalyticsItem[],
  first = 0,
): AnalyticsEvent {
  const list = { item_list_id: id, item_list_name: name };
  const placed = items
    .slice(0, MOST_ITEMS)
    .map((item, index) => ({ ...item, ...list, index: first + index }));
  return { event: 'view_item_list', ecommerce: { ...list, items: placed } };
}

/** A product that was chosen among the suggestions under a search field. */
export function suggestedEvent(item: AnalyticsItem): AnalyticsEvent {
  const list = { item_list_id: 'suggestions', item_list_name: 'Sugestões de busca' };
  return { event: 'select_item', ecommerce: { ...list, items: [{ ...item, ...list }] } };
}

export function searchEvent(term: string): AnalyticsEvent {
  return { event: 'search', search_term: term };
}

/** Every promotion with the place it stands in; `titulo` is what a visitor reads. */
export function promotionEvent(
  banners: readonly {
    readonly id: number;
    readonly nome: string;
    readonly titulo: string;
    readonly slot: string;
  }[],
): AnalyticsEvent {
  const items = banners.slice(0, MOST_ITEMS).map(({ id, nome, titulo, slot }, index) => ({
    item_name: titulo || nome,
    promotion_id: String(id),
    promotion_name: nome,
    creative_slot: slot,
    index,
  }));
  return { event: 'view_promotion', ecommerce: { items } };
}

/** @param tier The name of the service. */
export function shippingEvent(items: readonly AnalyticsItem[], tier: string): AnalyticsEvent {
  return { event: 'add_shipping_info', ecommerce: { ...worth(items), shipping_tier: tier } };
}

/** @param type The wire name of the way to pay. */
export function paymentEvent(items: readonly AnalyticsItem[], type: string): AnalyticsEvent {
  return { event: 'add_payment_info', ecommerce: { ...worth(items), payment_type: type } };
}

/** Of an order that was placed. The tax is in the prices. */
export function purchaseEvent(
  numero: number,
  items: readonly AnalyticsItem[],
  frete: Centavos,
): AnalyticsEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: String(numero),
      tax: toReais(centavos(0)),
      shipping: toReais(frete),
      ...worth(items),
    },
  };
}

/** More in `after` was added, less was removed. An item is known by its SKU and what was chosen of it. */
export function changeEvents(
  before: readonly AnalyticsItem[],
  after: readonly AnalyticsItem[],
): readonly AnalyticsEvent[] {
  const added = more(before, after);
  const removed = more(after, before);
  return [
    ...(added.length > 0 ? [itemsEvent('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [itemsEvent('remove_from_cart', removed)] : []),
  ];
}

/** What the second has more of than the first. */
function more(than: readonly AnalyticsItem[], items: readonly AnalyticsItem[]): readonly AnalyticsItem[] {
  const left = new Map<string, number>();
  for (const item of than) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + item.quantity);
  return items.flatMap((item) => {
    const had = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), Math.max(0, had - item.quantity));
    return item.quantity > had ? [{ ...item, quantity: item.quantity - had }] : [];
  });
}

function keyOf({ item_id, item_variant = '' }: AnalyticsItem): string {
  return `${item_id} ${item_variant}`;
}

function worth(items: readonly AnalyticsItem[]): Worth {
  return { currency: 'BRL', value: itemsValue(items), items: items.slice(0, MOST_ITEMS) };
}
