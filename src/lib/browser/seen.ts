/**
 * The products seen last. Their ids stay on the device; the page of a product is the same for everybody, so a script adds
 * what this visitor saw once the end of the page comes near. It renders nothing itself, so it needs no island.
 */
import { seenBefore } from '#lib/domain/catalogue/recently-viewed.ts';
import { reloadUnlessTyping } from './reload-once.ts';

const KEY = 'vitrine:vistos';
/** How far away it is loaded already. */
const NEAR = '600px';

export function showSeen(): void {
  const place = document.querySelector<HTMLElement>('[data-seen]');
  const product = Number(place?.dataset.seen);
  if (!place) return;
  const before = seenBefore(read(), product);
  if (product) {
    write([product, ...before]);
    noteVisit();
  }
  if (before.length === 0) return;
  place.dataset.waiting = '';
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      import('./seen-row.ts').then(
        ({ fillRow }) => fillRow(place, before, product, () => write([])),
        reloadUnlessTyping,
      );
    },
    { rootMargin: NEAR },
  );
  watch.observe(place);
}

/** Told only to a shop that keeps a visit of this visitor already: looking at a page begins none. */
function noteVisit(): void {
  if (!/(?:^|; )vitrine=[a-z]*c/.test(document.cookie)) return;
  void fetch('/api/v2/front/browsing-history/produto', {
    method: 'POST',
    keepalive: true,
    headers: {
      'App-Token': document.documentElement.dataset.appToken ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ url: location.pathname }),
  }).catch(() => undefined);
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function write(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full, or refused by the visitor: nothing is shown later, nothing else.
  }
}
