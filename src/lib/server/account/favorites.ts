/** The favourites of the visitor, for pages and for the forms of the hearts. */
import { ApiError } from '#lib/api/error.ts';
import { addFavorite, getWishlist, isFavorite, removeFavorite } from '#lib/api/wishlist.ts';
import type { Favorito } from '#lib/contract/wishlist.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { favoriteAccessPath, homePath, wishlistPath } from '#lib/paths.ts';
import { optional } from '../page/optional.ts';
import { previousPath, returnPath } from '../page/previous-path.ts';

type Visit = Pick<App.Locals, 'visitor' | 'sessionApi'>;

/** A heart keeps the product, not one of its values. */
export function favoriteOf(idProduto: number): Favorito {
  return { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0 };
}

/** Puts the favourites of somebody logged in where the product cards look. Not to know them empties the hearts. */
export async function loadFavorites(locals: Visit & Pick<App.Locals, 'favorites'>): Promise<void> {
  if (!locals.visitor.loggedIn || locals.favorites) return;
  const { favoritos } = await optional(getWishlist(locals.sessionApi()), { favoritos: [] }, 'wishlist');
  locals.favorites = new Set(favoritos.map(Number));
}

/** Whether the product of a page is a favourite, asked as the specification says; false for anybody not logged in. */
export async function verifyFavorite({ visitor, sessionApi }: Visit, idProduto: number): Promise<boolean> {
  if (!visitor.loggedIn) return false;
  const unknown = { sucesso: false };
  const { sucesso } = await optional(
    isFavorite(sessionApi(), favoriteOf(idProduto)),
    unknown,
    'wishlist/verify',
  );
  return sucesso;
}

/**
 * Takes the form of a heart. The path the browser goes on to: where the visitor was, or where they log in first.
 * Undefined when no heart sent it, or there is no such product.
 */
export async function changeFavorite(
  { visitor, sessionApi }: Visit,
  request: Request,
  posted: FormData,
): Promise<string | undefined> {
  const wanted = posted.has('adicionar');
  const idProduto = readId(String(posted.get(wanted ? 'adicionar' : 'remover')));
  if (idProduto === 0) return undefined;
  const back = previousPath(request) ?? returnPath(posted.get('rota')) ?? homePath;
  const logIn = favoriteAccessPath(wanted ? idProduto : 0, back);
  if (!visitor.loggedIn) return logIn;
  try {
    await (wanted ? addFavorite : removeFavorite)(sessionApi(), favoriteOf(idProduto));
    // Without a script a page for everybody shows no favourite as one.
    return wanted && visitor.asEverybody ? wishlistPath : back;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return logIn;
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
