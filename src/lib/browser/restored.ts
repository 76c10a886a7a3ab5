/**
 * A page that comes back from the history as it was left. It is loaded again where it shows what may be over: the cart
 * page, and every page once somebody has logged in or out since.
 */
import { cartPath } from '#lib/paths.ts';
import { seemsLoggedIn } from './hint-cookie.ts';

export function watchReturn(): void {
  const before = seemsLoggedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (seemsLoggedIn() !== before || location.pathname === cartPath)) location.reload();
  });
}
