/** The row of the products seen last, which comes when the end of the page is near. */
import type { Fact } from '#lib/domain/analytics/analytics-facts.ts';
import { seenSearch } from '#lib/domain/catalogue/recently-viewed.ts';
import { seenPath } from '#lib/paths.ts';
import { fetchFragment } from './fragment.ts';
import { drawArrows } from './showcase-arrows.ts';

export async function fillRow(
  place: HTMLElement,
  before: readonly number[],
  product: number,
  forgetAll: () => void,
): Promise<void> {
  place.replaceChildren((await fetchFragment(seenPath + seenSearch(before, product))) ?? '');
  delete place.dataset.waiting;
  drawArrows(place);
  announceRow(place);
  const forget = place.querySelector<HTMLButtonElement>('[data-forget]');
  forget?.addEventListener('click', () => {
    forgetAll();
    const done = Object.assign(document.createElement('p'), {
      tabIndex: -1,
      textContent: forget.dataset.forget,
    });
    place.replaceChildren(done);
    // The focus stays here, and a screen reader reads what was done.
    done.focus();
  });
}

/** To Analytics, where the shop has a tag container: the row then comes with what is told of it. */
function announceRow(place: HTMLElement): void {
  const shown = place.querySelector('[data-shown]')?.textContent;
  if (!shown) return;
  const detail: Fact = { kind: 'list-shown', list: JSON.parse(shown) };
  document.dispatchEvent(new CustomEvent('vitrine:fact', { detail, bubbles: true }));
}
