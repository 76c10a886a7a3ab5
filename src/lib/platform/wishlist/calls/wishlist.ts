/** `wishlist/*`: favourites of an account (platform contract 4.8). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id, optionalId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession, requireLogin } from '#lib/platform/kernel/http/session.ts';
import {
  addFavorite,
  type FavoriteKey,
  favoriteProducts,
  isFavorite,
  isOffered,
  removeFavorite,
} from '../queries/wishlist.ts';

export function wishlistEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  return [
    endpoint(
      { method: 'get', path: '/wishlist', summary: 'The favourite products', answer: 'Wishlist' },
      async ({ context }) => {
        await readSession(context, deps);
        const { user } = context.var.session;
        return { favoritos: user === undefined ? [] : await favoriteProducts(db, user) };
      },
    ),
    endpoint(
      { method: 'post', path: '/wishlist/add', summary: 'Keeps a favourite', body: ITEM, answer: 'Sucesso' },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        const key = keyOf(body);
        if (!(await isOffered(db, key, now()))) throw notFound(message.unknownProduct);
        await addFavorite(db, user, key, now());
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/wishlist/remove',
        summary: 'Takes a favourite out',
        body: ITEM,
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        await removeFavorite(db, user, keyOf(body));
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/wishlist/verify',
        summary: 'Whether something is a favourite: `sucesso` says so',
        body: ITEM,
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        return { sucesso: await isFavorite(db, user, keyOf(body)) };
      },
    ),
  ];
}

/** `quantidade` and `parametroAdicional`, which some clients send, say nothing about a favourite. */
const ITEM = z.object({ idProduto: id, idAtributoSimples: optionalId, idUnidadeVenda: optionalId });

function keyOf({ idProduto, idAtributoSimples, idUnidadeVenda }: z.output<typeof ITEM>): FavoriteKey {
  return { product_id: idProduto, valor_id: idAtributoSimples, id_unidade_venda: idUnidadeVenda };
}
