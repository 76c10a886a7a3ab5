/**
 * The number beside the cart link. Without the readable cookie's `c` there is no cart to ask for, and no call is made.
 * The side cart announces each new cart by `vitrine:cart`.
 */
import { cartBadgeText } from '#lib/text/layout.ts';
import { frontGet } from './front-get.ts';
import { hasSession } from './hint-cookie.ts';

/** `null` when the cart could not be read: a badge that is missing would say that it is empty. */
type Count = { readonly quantidadeTotal: number | null };

export function showCartBadge(): void {
  document.addEventListener('vitrine:cart', (event) => show((event as CustomEvent<Count>).detail));
  // A page that comes back from the back-forward cache shows the cart of the moment it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh();
  });
  // What could not be read is asked for again when the network is back.
  window.addEventListener('online', () => void refresh());
  void refresh();
}

async function refresh(): Promise<void> {
  if (!hasSession()) return;
  show((await frontGet<Count>('checkout/cart')) ?? { quantidadeTotal: null });
}

function show({ quantidadeTotal }: Count): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-badge]')) {
    badge.textContent = String(quantidadeTotal ?? '?');
    badge.hidden = quantidadeTotal === 0;
    const label = quantidadeTotal === null ? cartBadgeText.unread : cartBadgeText.of(quantidadeTotal);
    badge.closest('a')?.setAttribute('aria-label', label);
  }
}
