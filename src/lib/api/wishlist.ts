/** Favourites. Only somebody logged in has any: writes throw ApiError 401 otherwise. */
import type { Sucesso } from '#lib/contract/success.ts';
import {
  convertFavoritos,
  type Favorito,
  type Favoritos,
  type LinkFavoritos,
  type Wishlist,
} from '#lib/contract/wishlist.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
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

type Paging = { readonly offset: number; readonly limit: number };

/** With their products. Ours, like all below. @throws ApiError 401 when nobody is logged in. */
export async function getFavorites({ own }: Api, searchParams: Paging): Promise<Favoritos<Centavos>> {
  return convertFavoritos(await own.get('wishlist/products', { searchParams }).json<Favoritos>(), toCentavos);
}

/** Those that somebody shows. @throws ApiError 404 for a token that shows none. */
export async function getSharedFavorites(
  { own }: Api,
  token: string,
  searchParams: Paging,
): Promise<Favoritos<Centavos>> {
  const path = `wishlist/shared/${encodeURIComponent(token)}`;
  return convertFavoritos(await own.get(path, { searchParams }).json<Favoritos>(), toCentavos);
}

export function getFavoritesLink({ own }: Api): Promise<LinkFavoritos> {
  return own.get('wishlist/share').json<LinkFavoritos>();
}

export function shareFavorites({ own }: Api): Promise<LinkFavoritos> {
  return own.post('wishlist/share', { retry: 0 }).json<LinkFavoritos>();
}

export function hideFavorites({ own }: Api): Promise<LinkFavoritos> {
  return own.delete('wishlist/share', { retry: 0 }).json<LinkFavoritos>();
}
