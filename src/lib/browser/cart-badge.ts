/**
 * The number beside the cart link. Without the readable cookie's `c` there is no cart to ask for, and no call is made.
 * The side cart announces each new cart by `vitrine:cart`.
 */
import { cartBadgeText } from '#lib/text/layout.ts';

/** `null` when the cart could not be read: a badge that is missing would say that it is empty. */
type Count = { readonly quantidadeTotal: number | null };

/** How long the number may be waited for (ms). */
const PATIENCE = 5000;

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
  if (!/(?:^|; )vitrine=[a-z]*c/.test(document.cookie)) return;
  // No answer in time, or no JSON: another server may stand between.
  const count: Count | false = await fetch('/api/v2/front/checkout/cart', {
    headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
    signal: AbortSignal.timeout(PATIENCE),
  })
    .then((response) => response.ok && response.json())
    .catch(() => false);
  show(count || { quantidadeTotal: null });
}

function show({ quantidadeTotal }: Count): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-badge]')) {
    badge.textContent = String(quantidadeTotal ?? '?');
    badge.hidden = quantidadeTotal === 0;
    const label = quantidadeTotal === null ? cartBadgeText.unread : cartBadgeText.of(quantidadeTotal);
    badge.closest('a')?.setAttribute('aria-label', label);
  }
}
