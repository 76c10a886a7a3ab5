/**
 * The favourites as the hearts of a page see them. Each heart knows from its page what was true when that was made; what
 * changed since stands here, for every heart of the same product, and what a page for everybody learnt by script.
 */
import { atom } from 'nanostores';
import { browserApi } from '#lib/api/browser.ts';
import { ApiError } from '#lib/api/error.ts';
import { addFavorite, removeFavorite } from '#lib/api/wishlist.ts';
import { withoutTracking } from '#lib/domain/orders/tracking.ts';
import { favoriteAccessPath } from '#lib/paths.ts';
import { announce } from './announce.ts';
import { seemsLoggedIn } from './user.ts';

/** Whether a product is a favourite, by its id; of those that the page did not say itself. */
export const $prodsFavoritos = atom<ReadonlyMap<number, boolean>>(new Map());

/* Before the first heart is hydrated, so that it finds what `browser/greeting.ts` has put in, or later. */
if (typeof document !== 'undefined') {
  takeKnown();
  document.addEventListener('vitrine:favorites', takeKnown);
}

function takeKnown(): void {
  const ids = document.documentElement.dataset.favorites?.split(' ') ?? [];
  if (ids.length === 0) return;
  const known = ids.map((id): [number, boolean] => [Number(id), true]);
  $prodsFavoritos.set(new Map([...known, ...$prodsFavoritos.get()]));
}

/** `login`: the browser is on its way to the page that asks for it. */
export type FavoriteOutcome = 'added' | 'removed' | 'failed' | 'login';

/** Products whose change was not answered yet. */
const pending = new Set<number>();

/**
 * Shows the change at once and takes it back when it fails. Who is not logged in goes to `/checkout/acesso` and comes
 * back with the product kept (specification, section 6). Undefined while the last change of the product is under way.
 */
export async function setFavorite(
  idProduto: number,
  favorito: boolean,
): Promise<FavoriteOutcome | undefined> {
  if (pending.has(idProduto)) return undefined;
  if (!seemsLoggedIn()) return logIn(idProduto, favorito);
  pending.add(idProduto);
  show(idProduto, favorito);
  try {
    await send(idProduto, favorito);
    if (favorito) announce({ kind: 'favorite-added', idProduto });
    return favorito ? 'added' : 'removed';
  } catch (error) {
    show(idProduto, !favorito);
    return error instanceof ApiError && error.status === 401 ? logIn(idProduto, favorito) : 'failed';
  } finally {
    pending.delete(idProduto);
  }
}

async function send(idProduto: number, favorito: boolean): Promise<void> {
  const change = favorito ? addFavorite : removeFavorite;
  const { sucesso } = await change(browserApi(), { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 });
  if (!sucesso) throw new Error('the shop did not change the favourites');
  document.dispatchEvent(new Event('vitrine:favorite-changed'));
}

function show(idProduto: number, favorito: boolean): void {
  $prodsFavoritos.set(new Map($prodsFavoritos.get()).set(idProduto, favorito));
}

function logIn(idProduto: number, favorito: boolean): 'login' {
  const { pathname, search, hash } = window.location;
  window.location.assign(
    favoriteAccessPath(favorito ? idProduto : 0, pathname + withoutTracking(search) + hash),
  );
  return 'login';
}
