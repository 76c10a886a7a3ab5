/**
 * On a page that is the same for everybody, whoever is logged in finds their name in the header and their favourites in the
 * hearts. Other pages come with both, and a page of nobody's has neither: what was kept is forgotten there. Whoever has got
 * prices of their own meanwhile finds their own page in its place.
 */
import { callName } from '#lib/domain/accounts/call-name.ts';
import { greetingText } from '#lib/text/layout.ts';
import { frontGet } from './front-get.ts';
import { seemsLoggedIn, sharesPages } from './hint-cookie.ts';
import { type KnownVisitor, keepVisitor, readVisitor } from './known-visitor.ts';

type User = Parameters<typeof callName>[0] & { readonly logado: boolean };
type Wishlist = { readonly favoritos: readonly number[] };

/**
 * @param link To the account, in the header.
 * @param shared Everybody's pages were theirs as this one began.
 */
export async function greet(link: HTMLElement, shared: boolean): Promise<void> {
  const visitor = readVisitor(Date.now()) ?? (await askForVisitor());
  // The answer took the letter back: the page stands there with everybody's prices.
  if (shared && seemsLoggedIn() && !sharesPages()) return location.reload();
  if (!visitor) return;
  const label = link.querySelector('.header_account');
  if (label) label.textContent = greetingText(visitor.nome);
  if (visitor.favoritos.length > 0) fillHearts(visitor.favoritos);
}

async function askForVisitor(): Promise<KnownVisitor | undefined> {
  let changed = false;
  document.addEventListener('vitrine:favorite-changed', () => {
    changed = true;
  });
  const [user, wishlist] = await Promise.all([
    frontGet<User>('checkout/user'),
    frontGet<Wishlist>('wishlist'),
  ]);
  if (!user?.logado || !wishlist) return undefined;
  const visitor = { nome: callName(user), favoritos: wishlist.favoritos.map(Number) };
  // A heart that was pressed meanwhile may be in the list or not.
  if (!changed) keepVisitor(visitor, Date.now());
  return visitor;
}

/** Hearts that nobody used yet are plain forms; the wishlist store, wherever it is loaded, tells the others. */
function fillHearts(ids: readonly number[]): void {
  for (const id of ids) {
    for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-favorite="${id}"] button`)) {
      button.setAttribute('aria-pressed', 'true');
      button.name = 'remover';
    }
  }
  document.documentElement.dataset.favorites = ids.join(' ');
  document.dispatchEvent(new Event('vitrine:favorites'));
}
