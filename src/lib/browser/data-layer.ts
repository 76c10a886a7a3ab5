/** The list that Tag Manager reads; until it is there, and where it never comes, a list and nothing else. */
import type { AnalyticsEvent } from '../domain/analytics/analytics.ts';

type Layered = Window & { dataLayer?: unknown[] };

/** Whether the kinds agreed to, in any form that names them, let the container in. */
export function letsTagsIn(kinds: string): boolean {
  return /statistics|marketing/.test(kinds);
}

/** Items of the event before would stay with this one unless they are taken away first. */
export function tell(event: AnalyticsEvent): void {
  push({ ecommerce: null }, event);
}

/** Google's consent mode, version 2; `kinds` names what was agreed to. */
export function sayConsent(said: 'default' | 'update', kinds: string): void {
  const state = (kind: string): string => (kinds.includes(kind) ? 'granted' : 'denied');
  const ads = state('marketing');
  command('consent', said, {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: state('statistics'),
  });
}

export function loadContainer(id = ''): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Tag Manager takes commands as an `arguments` object only. */
function command(..._parts: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be a command.
  push(arguments);
}

function push(...entries: readonly unknown[]): void {
  const layered = window as Layered;
  layered.dataLayer ??= [];
  layered.dataLayer.push(...entries);
}
