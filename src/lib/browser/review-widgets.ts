/** Loads the opinions that other services show, once the visitor agreed to it and has come near them. */
import { whenGranted } from './consent.ts';

export function loadReviewWidgets(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-review-widget]')) {
    whenGranted('content', () => whenNear(place, () => load(place)));
  }
}

function whenNear(place: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(place);
}

function load(place: HTMLElement): void {
  const { reviewWidget, store, script, id, name, photo } = place.dataset;
  if (reviewWidget === 'trustvox') {
    Object.assign(window, {
      _trustvox: [
        ['_storeId', store],
        ['_productId', id],
        ['_productName', name],
        ['_productPhotos', photo ? [photo] : []],
      ],
    });
  }
  const element = document.createElement('script');
  element.async = true;
  element.src = script ?? '';
  // Yourviews finds its own settings by this id.
  if (reviewWidget === 'yourviews') element.id = '_yvsrc';
  document.head.append(element);
}
