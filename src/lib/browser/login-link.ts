/**
 * The header's link to the account opens the form to log in over the page; modified clicks stay the browser's. Whoever is
 * logged in is greeted there instead, on a page that is the same for everybody.
 */
import { seemsLoggedIn, sharesPages } from './hint-cookie.ts';
import { forgetVisitor } from './known-visitor.ts';

export function watchLoginLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-login]');
  const shared = sharesPages();
  if (link && seemsLoggedIn()) void import('./greeting.ts').then(({ greet }) => greet(link, shared));
  else forgetVisitor();
  // Of the wishlist store.
  document.addEventListener('vitrine:favorite-changed', forgetVisitor);
  link?.addEventListener('click', (event) => {
    if (seemsLoggedIn()) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./after-sign.ts').then(
      ({ openLogin }) => openLogin(link),
      () => location.assign(link.href),
    );
  });
}
