/**
 * A page that comes back from the history as it was left. It is loaded again where it shows what may be over: the cart
 * page, and every page once somebody has logged in or out since.
 */
import { cartPath } from '#lib/paths.ts';

export function watchReturn(): void {
  const before = isLoggedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isLoggedIn() !== before || location.pathname === cartPath)) location.reload();
  });
}

/** As the readable cookie says. */
function isLoggedIn(): boolean {
  return /(?:^|; )vitrine=[a-z]*l/.test(document.cookie);
}
