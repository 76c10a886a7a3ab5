/** Tells the document what a visitor has just done; `lib/browser/analytics.ts` listens where the shop has a tag container. */
import type { Fact } from '#lib/domain/analytics/analytics-facts.ts';

export function announce(fact: Fact): void {
  document.dispatchEvent(new CustomEvent('vitrine:fact', { detail: fact, bubbles: true }));
}
