/**
 * The products seen last. Their ids stay on the device; the page of a product is the same for everybody, so a script adds
 * what this visitor saw once the end of the page comes near. It renders nothing itself, so it needs no island.
 */
import { seenBefore, seenSearch } from '#lib/domain/seen.ts';
import { seenPath } from '#lib/paths.ts';

const KEY = 'vitrine:vistos';
/** How far away it is loaded already. */
const NEAR = '600px';

export function showSeen(): void {
  const place = document.querySelector<HTMLElement>('[data-seen]');
  const product = Number(place?.dataset.seen);
  if (!place || !product) return;
  const before = seenBefore(read(), product);
  write([product, ...before]);
  whenShown(noteVisit);
  if (before.length === 0) return;
  place.dataset.waiting = '';
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void fill(place, seenPath + seenSearch(before, product));
    },
    { rootMargin: NEAR },
  );
  watch.observe(place);
}

async function fill(place: HTMLElement, url: string): Promise<void> {
  const { fetchFragment } = await import('./fragment.ts');
  place.replaceChildren((await fetchFragment(url)) ?? '');
  delete place.dataset.waiting;
  const forget = place.querySelector<HTMLButtonElement>('[data-forget]');
  forget?.addEventListener('click', () => {
    write([]);
    const done = Object.assign(document.createElement('p'), {
      tabIndex: -1,
      textContent: forget.dataset.forget,
    });
    place.replaceChildren(done);
    // The focus stays here, and a screen reader reads what was done.
    done.focus();
  });
}

/** A browser may render a page before the visitor asks for it. */
function whenShown(run: () => void): void {
  if ((document as Document & { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
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
