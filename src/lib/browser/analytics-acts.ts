/** What a visitor does on a page, in the words of Analytics: what they press and send, and what the stores tell of. */
import type { AnalyticsEvent } from '../domain/analytics/analytics.ts';
import { type Fact, factEvents } from '../domain/analytics/analytics-facts.ts';
import type { PageAnalytics } from '../domain/analytics/page-analytics.ts';
import type { EarlyActs } from './analytics.ts';
import { rememberForm, takenEvents } from './analytics-forms.ts';
import { linkEvents, shareEvents } from './analytics-links.ts';
import { chosenKinds, whenChosen } from './consent.ts';
import { letsTagsIn, loadContainer, sayConsent, tell } from './data-layer.ts';

/**
 * @param place The data of the page, which names the container.
 * @param early What happened before this script was there; undefined where the page told nothing yet, for want of consent.
 */
export function followActs(place: HTMLScriptElement, early?: EarlyActs): void {
  let page: PageAnalytics = JSON.parse(place.textContent);
  let agreed = early !== undefined;
  let loaded = agreed;
  const tellAll = (events: readonly AnalyticsEvent[]): void => {
    if (agreed) for (const event of events) tell(event);
  };
  const act = (event: Event): void => {
    if (agreed) tellAll(eventsOf(event, page));
    page = withRow(page, event);
  };
  const chosen = (): void => {
    const kinds = (chosenKinds() ?? []).join();
    agreed = letsTagsIn(kinds);
    sayConsent('update', kinds);
    if (!agreed || loaded) return;
    loaded = true;
    tellAll(page.events);
    loadContainer(place.dataset.analytics);
  };

  early?.stop();
  if (early) tellAll(takenEvents(page));
  else chosen();
  for (const event of early?.events ?? []) act(event);
  for (const type of ['click', 'submit', 'vitrine:fact']) window.addEventListener(type, act);
  whenChosen(chosen);
}

/** Presses on a row that came after the page are told like those on others. */
function withRow(page: PageAnalytics, { type, detail }: Event & { readonly detail?: Fact }): PageAnalytics {
  if (type !== 'vitrine:fact' || detail?.kind !== 'list-shown') return page;
  const { events, products } = detail.list;
  return { ...page, events: [...page.events, ...events], products: [...page.products, ...products] };
}

function eventsOf(event: Event, page: PageAnalytics): readonly AnalyticsEvent[] {
  const { type, target } = event;
  if (type === 'vitrine:fact') return factEvents((event as CustomEvent<Fact>).detail, page);
  if (type === 'submit') {
    // What an island sends itself its store tells of.
    if (!event.defaultPrevented) rememberForm(event as SubmitEvent, page);
    return [];
  }
  if (!(target instanceof Element)) return [];
  const link = target.closest('a');
  return [...shareEvents(target, page), ...(link ? linkEvents(link, page) : [])];
}
