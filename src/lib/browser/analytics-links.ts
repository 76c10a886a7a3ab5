/** What is told of a press: on a product, on a banner, on the way to pay, and on the ways to share a product. */
import { type AnalyticsEvent, itemsEvent, suggestedEvent } from '../domain/analytics/analytics.ts';
import type { AnalyticsItem } from '../domain/analytics/analytics-item.ts';
import type { PageAnalytics } from '../domain/analytics/page-analytics.ts';
import { paymentPath } from '../paths.ts';

export function linkEvents(
  link: HTMLAnchorElement,
  { events, products }: PageAnalytics,
): readonly AnalyticsEvent[] {
  if (link.pathname === paymentPath) {
    const items = itemsOf('view_cart', events);
    return items.length > 0 ? [itemsEvent('begin_checkout', items)] : [];
  }
  const { promotion, suggested } = link.dataset;
  if (suggested) return [suggestedEvent(JSON.parse(suggested))];
  const sku = products.find(({ path }) => path === link.pathname)?.item.item_id;
  return events.flatMap((shown): readonly AnalyticsEvent[] => {
    if (shown.event === 'view_promotion') {
      const items = shown.ecommerce.items.filter(({ promotion_id }) => promotion_id === promotion);
      return items.length > 0 ? [{ event: 'select_promotion', ecommerce: { items } }] : [];
    }
    if (shown.event !== 'view_item_list' || !isIn(shown.ecommerce.item_list_id, link)) return [];
    const items = shown.ecommerce.items.filter(({ item_id }) => item_id === sku);
    return items.length > 0 ? [{ event: 'select_item', ecommerce: { ...shown.ecommerce, items } }] : [];
  });
}

/** @param target What was pressed. */
export function shareEvents(target: Element, { events }: PageAnalytics): readonly AnalyticsEvent[] {
  if (!target.closest('[data-share]')) return [];
  const method = target.closest('[data-copy]')
    ? 'copy'
    : target.closest('[data-native]')
      ? 'native'
      : target.closest('a[href^="https://wa.me/"]') && 'whatsapp';
  const [item] = itemsOf('view_item', events);
  return method && item ? [{ event: 'share', method, content_type: 'product', item_id: item.item_id }] : [];
}

/** The items of an event the page told when it was shown. */
export function itemsOf(
  name: 'view_cart' | 'view_item',
  events: PageAnalytics['events'],
): readonly AnalyticsItem[] {
  for (const shown of events)
    if (shown.event === name) return shown.ecommerce.items as readonly AnalyticsItem[];
  return [];
}

/** A list is named by its heading, which is an id of the page, or by the page's own path where it is what the page is for. */
function isIn(list: string, link: HTMLAnchorElement): boolean {
  const section = link.closest('section')?.getAttribute('aria-labelledby');
  return list.startsWith('/')
    ? link.closest('main') !== null && !link.closest('.showcase')
    : section === list;
}
