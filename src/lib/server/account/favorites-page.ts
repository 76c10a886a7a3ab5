/** `/minha-conta/favoritos` and the page that shows them to others. */
import { addToCart } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import {
  addFavorite,
  getFavorites,
  getFavoritesLink,
  getSharedFavorites,
  hideFavorites,
  removeFavorite,
  shareFavorites,
} from '#lib/api/wishlist.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { Favoritos } from '#lib/contract/wishlist.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { pageCount } from '#lib/domain/kernel/pagination.ts';
import { createFormOnce } from '../forms/form-once.ts';
import { favoriteOf } from './favorites.ts';
import { attempt, donePath, refuse } from './visit.ts';

const PER_PAGE = 24;

export type FavoritesPage = {
  readonly favoritos: Favoritos<Centavos>;
  /** From 1. */
  readonly page: number;
  readonly count: number;
};

export type OwnFavorites = FavoritesPage & {
  /** Where others see them; '' while nobody does. */
  readonly link: string;
};

export async function openFavorites(api: Api, query: URLSearchParams): Promise<OwnFavorites> {
  const [page, { url }] = await Promise.all([
    pageOf(query, (paging) => getFavorites(api, paging)),
    getFavoritesLink(api),
  ]);
  return { ...page, link: url };
}

/** @throws ApiError 404 for a token that shows none. */
export function openSharedFavorites(api: Api, token: string, query: URLSearchParams): Promise<FavoritesPage> {
  return pageOf(query, (paging) => getSharedFavorites(api, token, paging));
}

/**
 * The buttons of the page: `mover`, `remover` and `adicionar` carry the id of a product, `link` says whether there shall be
 * one.
 */
export async function answerFavorites(
  api: Api,
  request: Request,
  posted: FormData,
): Promise<FormOutcome<undefined>> {
  const act = ACTS.find(([name]) => posted.has(name));
  if (!act) return refuse(undefined, {});
  const [name, work] = act;
  const answer = (key = '') => attempt(undefined, { 404: 'form' }, () => work(api, posted.get(name), key));
  return name === 'mover' ? moveOnce(request, posted, answer) : answer();
}

const moveOnce = createFormOnce<FormOutcome<undefined>>((outcome) => 'path' in outcome);

type Act = (api: Api, value: FormDataEntryValue | null, key: string) => Promise<string>;

const ACTS: readonly (readonly [name: string, act: Act])[] = [
  [
    'mover',
    async (api, value, key) => {
      const idProduto = readId(value);
      const itens = [{ idProduto, quantidade: 1 }];
      const { mensagens } = await addToCart(api, { tipo: 'produto', itens }, key);
      // What the stock cut down was not added.
      if (mensagens.some(({ tipo }) => tipo === 'erro')) return donePath('/favoritos', 'naoMovido');
      await removeFavorite(api, favoriteOf(idProduto));
      return donePath('/favoritos', 'movido');
    },
  ],
  [
    'remover',
    async (api, value) => {
      await removeFavorite(api, favoriteOf(readId(value)));
      return `${donePath('/favoritos', 'desfavoritado')}&produto=${readId(value)}`;
    },
  ],
  [
    'adicionar',
    async (api, value) => {
      await addFavorite(api, favoriteOf(readId(value)));
      return donePath('/favoritos', 'favoritado');
    },
  ],
  [
    'link',
    async (api, value) => {
      const wanted = value === 'criar';
      await (wanted ? shareFavorites : hideFavorites)(api);
      return `${donePath('/favoritos', wanted ? 'comLink' : 'semLink')}#compartilhar`;
    },
  ],
];

/** A page after the last one is the last one. */
async function pageOf(
  query: URLSearchParams,
  read: (paging: { readonly offset: number; readonly limit: number }) => Promise<Favoritos<Centavos>>,
): Promise<FavoritesPage> {
  const asked = Math.max(1, Math.min(readId(query.get('pg')), 10_000));
  const at = (page: number) => read({ offset: (page - 1) * PER_PAGE, limit: PER_PAGE });
  const favoritos = await at(asked);
  const count = pageCount(favoritos.info.total, PER_PAGE);
  if (asked <= count) return { favoritos, page: asked, count };
  return { favoritos: await at(count), page: count, count };
}
