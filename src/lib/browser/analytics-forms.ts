/**
 * Forms that the browser sends itself: the next page shows whether they were taken. Until then what was sent is kept for
 * the window, and only for visitors who agreed to be told of.
 */
import { type AnalyticsEvent, changeEvents, itemsEvent } from '../domain/analytics/analytics.ts';
import type { AnalyticsItem } from '../domain/analytics/analytics-item.ts';
import type { PageAnalytics, TrackedForm } from '../domain/analytics/page-analytics.ts';
import { itemKey, readListForm } from '../domain/lists/list-form.ts';
import { buyListPath, buyPath, cartPath, paymentPath } from '../paths.ts';
import { itemsOf } from './analytics-links.ts';

/** `lib/browser/analytics.ts` asks for it too. */
const SENT = 'vitrine:sent';
/** The last order that was told. */
const ORDER = 'vitrine:order';

type Sent = { readonly form: TrackedForm | 'buy' | 'cart'; readonly items: readonly AnalyticsItem[] };

export function rememberForm({ target, submitter }: SubmitEvent, page: PageAnalytics): void {
  if (!(target instanceof HTMLFormElement)) return;
  const track = submitter?.dataset.track ?? target.dataset.track;
  const sent = sentBy(target, { fields: new FormData(target, submitter), track }, page);
  if (sent) attempt(() => sessionStorage.setItem(SENT, JSON.stringify(sent)));
}

/** A form that came back counts for nothing. */
export function takenEvents(page: PageAnalytics): readonly AnalyticsEvent[] {
  const sent = attempt((): Sent | null => {
    const kept = sessionStorage.getItem(SENT);
    sessionStorage.removeItem(SENT);
    return JSON.parse(kept ?? 'null');
  });
  if (!sent) return [];
  const { form, items } = sent;
  const done = new URLSearchParams(location.search).has('aviso');
  const entered = /(?:^|; )vitrine=[a-z]*l/.test(document.cookie);
  switch (form) {
    case 'buy':
      return done && [cartPath, paymentPath].includes(location.pathname)
        ? [itemsEvent('add_to_cart', items)]
        : [];
    case 'cart':
      return location.pathname === cartPath ? changeEvents(items, itemsOf('view_cart', page.events)) : [];
    case 'login':
    case 'sign_up':
      return entered ? [{ event: form, method: 'password' }] : [];
    case 'generate_lead':
      return done ? [{ event: form }] : (page.taken?.generate_lead ?? []);
    case 'order':
      return done && isNew(page) ? (page.taken?.order ?? []) : [];
    case 'shipping':
      return done ? (page.taken?.shipping ?? []) : [];
  }
}

function sentBy(
  form: HTMLFormElement,
  { fields, track }: { readonly fields: FormData; readonly track: string | undefined },
  page: PageAnalytics,
): Sent | undefined {
  if (track) return { form: track as TrackedForm, items: [] };
  switch (new URL(form.action).pathname) {
    case buyPath: {
      const quantity = Number(fields.get('quantidade'));
      return { form: 'buy', items: itemsOf('view_item', page.events).map((item) => ({ ...item, quantity })) };
    }
    case buyListPath:
      return { form: 'buy', items: listItems(fields, page) };
    case cartPath:
      return { form: 'cart', items: itemsOf('view_cart', page.events) };
    default:
      return undefined;
  }
}

function listItems(fields: FormData, { products }: PageAnalytics): readonly AnalyticsItem[] {
  const typed = readListForm(fields)?.quantidades;
  return products.flatMap(({ id, value = 0, item }) => {
    const quantity = Number(typed?.get(itemKey({ id, idAtributoValor: value })));
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** The same order may be sent twice and shown again; it is told once. */
function isNew({ taken }: PageAnalytics): boolean {
  const purchase = taken?.order?.find(({ event }) => event === 'purchase');
  if (purchase?.event !== 'purchase') return false;
  const { transaction_id } = purchase.ecommerce;
  if (attempt(() => localStorage.getItem(ORDER)) === transaction_id) return false;
  attempt(() => localStorage.setItem(ORDER, transaction_id));
  return true;
}

/** Devices may keep nothing, or no more. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
