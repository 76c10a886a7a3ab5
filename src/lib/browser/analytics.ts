/**
 * Where the shop has a tag container: denies everything to it first, and loads it for who agreed to statistics or
 * marketing. Then, and only then, `dataLayer` hears what the page shows and what is done there. What is done has a script
 * of its own, which comes at the first sign that anything will be; what happens until it is there is kept for it.
 */
import type { PageAnalytics } from '../domain/analytics/page-analytics.ts';
import { letsTagsIn, loadContainer, sayConsent, tell } from './data-layer.ts';

const ACTS = ['click', 'submit', 'vitrine:fact'] as const;
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', ...ACTS] as const;

export type EarlyActs = { readonly events: readonly Event[]; readonly stop: () => void };

export function measure(place: HTMLScriptElement): void {
  const kinds = stored('local', 'vitrine:consent');
  sayConsent('default', '');
  if (letsTagsIn(kinds)) {
    sayConsent('update', kinds);
    for (const event of (JSON.parse(place.textContent) as PageAnalytics).events) tell(event);
    loadContainer(place.dataset.analytics);
    waitForActs(place);
  } else waitForConsent(place);
}

function waitForActs(place: HTMLScriptElement): void {
  const events: Event[] = [];
  const load = (): void => {
    for (const sign of SIGNS) window.removeEventListener(sign, load);
    follow(place, { events, stop: () => listen('removeEventListener') });
  };
  const keep = (event: Event): void => void events.push(event);
  // On the window, which hears last: by then it is known whether a script keeps a form from being sent.
  const listen = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const act of ACTS) window[change](act, keep);
  };
  listen('addEventListener');
  for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
  // Whether what was sent from the page before was taken is seen on this one.
  if (stored('session', 'vitrine:sent')) load();
}

/** In this window or another. */
function waitForConsent(place: HTMLScriptElement): void {
  const load = ({ type, key }: Event & { readonly key?: string | null }): void => {
    if (type === 'storage' && key !== 'vitrine:consent') return;
    document.removeEventListener('vitrine:consent', load);
    window.removeEventListener('storage', load);
    follow(place);
  };
  document.addEventListener('vitrine:consent', load);
  window.addEventListener('storage', load);
}

function follow(place: HTMLScriptElement, early?: EarlyActs): void {
  // Without it a visit is told less of, and the shop works as before.
  import('./analytics-acts.ts').then(({ followActs }) => followActs(place, early)).catch(() => undefined);
}

/** What the device keeps under `key`; nothing where it keeps nothing. */
function stored(kind: 'local' | 'session', key: string): string {
  try {
    return window[`${kind}Storage`].getItem(key) ?? '';
  } catch {
    return '';
  }
}
