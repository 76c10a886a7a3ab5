/**
 * The number beside the cart link. Without the readable cookie's `c` there is no cart to ask for, and no call is made.
 * The side cart announces each new cart by `vitrine:cart`.
 */
import { headerText } from '#lib/text/layout.ts';

type Count = { readonly quantidadeTotal: number };

export function showCartBadge(): void {
  document.addEventListener('vitrine:cart', (event) => show((event as CustomEvent<Count>).detail));
  // A page that comes back from the back-forward cache shows the cart of the moment it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh();
  });
  void refresh();
}

async function refresh(): Promise<void> {
  if (!/(?:^|; )vitrine=[a-z]*c/.test(document.cookie)) return;
  const response = await fetch('/api/v2/front/checkout/cart', {
    headers: { 'App-Token': document.documentElement.dataset.appToken ?? '' },
  }).catch(() => undefined);
  if (response?.ok) show(await response.json());
}

function show({ quantidadeTotal }: Count): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-badge]')) {
    badge.textContent = String(quantidadeTotal);
    badge.hidden = quantidadeTotal === 0;
    badge.closest('a')?.setAttribute('aria-label', headerText.cartOf(quantidadeTotal));
  }
}
