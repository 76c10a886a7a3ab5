/** Favourites. Only somebody logged in has any: writes throw ApiError 401 otherwise. */
import type { Sucesso } from '#lib/contract/success.ts';
import type { Favorito, Wishlist } from '#lib/contract/wishlist.ts';
import type { Api } from './client.ts';

export function getWishlist({ client }: Api): Promise<Wishlist> {
  return client.get('wishlist').json<Wishlist>();
}

/** @throws ApiError 404 for an unknown product or value. */
export function addFavorite({ client }: Api, json: Favorito): Promise<Sucesso> {
  return client.post('wishlist/add', { json, keepalive: true, retry: 0 }).json<Sucesso>();
}

export function removeFavorite({ client }: Api, json: Favorito): Promise<Sucesso> {
  return client.post('wishlist/remove', { json, keepalive: true, retry: 0 }).json<Sucesso>();
}

/** `sucesso` is the answer. */
export function isFavorite({ client }: Api, json: Favorito): Promise<Sucesso> {
  return client.post('wishlist/verify', { json, retry: 0 }).json<Sucesso>();
}
