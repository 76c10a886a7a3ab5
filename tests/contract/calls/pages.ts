/** Platform contract 4.2 to 4.5. */
import * as content from '../shapes/content.ts';
import { detail } from '../shapes/detail.ts';
import * as listing from '../shapes/listing.ts';
import { listDetail, listListing } from '../shapes/lists.ts';
import type { Call } from './call.ts';
import type { World } from './world.ts';

const PAGING = { offset: '0', limit: '12', order: 'Popularidade' };

const at =
  (url: (world: World) => string, rest: Readonly<Record<string, string>> = {}) =>
  (world: World) => ({ query: { url: url(world), ...rest } });
const hash =
  (value: string, query: Readonly<Record<string, string>> = {}) =>
  () => ({
    params: { hash: value },
    query,
  });

export const PAGE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/url/verify',
    shape: content.verify,
    request: at(({ plain }) => `/${plain.slug}.html`),
  },
  { method: 'GET', path: '/url/home', shape: content.home },
  { method: 'GET', path: '/url/page', shape: content.page, request: at(() => '/pagina/quem-somos') },
  {
    method: 'GET',
    path: '/url/product/detail',
    shape: detail,
    request: at(({ valued }) => `/${valued.slug}.html`, { offset: '0', limit: '1' }),
  },
  {
    method: 'GET',
    path: '/url/product/listing/category',
    shape: listing.categoryListing,
    request: at(({ category }) => category, PAGING),
  },
  {
    method: 'GET',
    path: '/url/product/listing/brand',
    shape: listing.brandListing,
    request: at(({ brand }) => `/marcas/${brand}`, PAGING),
  },
  {
    method: 'GET',
    path: '/url/product/listing/landing-page',
    shape: listing.landingPageListing,
    request: at(({ landingPage }) => `/c/${landingPage}`, PAGING),
  },
  {
    method: 'GET',
    path: '/url/product/listing/search',
    shape: listing.searchListing,
    request: () => ({ query: { busca: 'hdmi', ...PAGING } }),
  },
  {
    method: 'GET',
    path: '/url/list/listing',
    shape: listListing,
    request: at(() => '/lista', PAGING),
  },
  {
    method: 'GET',
    path: '/url/list/detail',
    shape: listDetail,
    request: at(({ list }) => `/lista/${list.slug}.html`),
  },
  {
    method: 'GET',
    path: '/showcase/banners/{hash}',
    shape: content.banners,
    request: hash('home-bloco-3', { idNivel: '1', limit: '5' }),
  },
  {
    method: 'GET',
    path: '/showcase/products/{hash}',
    shape: content.showcase,
    request: hash('home-vitrine-superior'),
  },
  {
    method: 'GET',
    path: '/showcase/products/ultimos-vistos',
    shape: content.showcase,
    request: ({ plain, valued, onRequest }) => ({
      query: { productId: String(plain.id), seenProducts: `${valued.id};${onRequest.id}`, limit: '100' },
    }),
  },
  {
    method: 'GET',
    path: '/showcase/products/produto-detalhe-indicados',
    shape: content.showcase,
    request: ({ plain }) => ({ query: { productId: String(plain.id) } }),
  },
  {
    method: 'GET',
    path: '/showcase/instagram',
    shape: content.instagram,
    request: () => ({ query: { limit: '5' } }),
  },
  {
    method: 'GET',
    path: '/struct/menus/{hash}',
    shape: content.menu,
    request: hash('menu-principal'),
  },
  {
    method: 'GET',
    path: '/struct/popup/{nivel}',
    shape: content.popup,
    request: () => ({ params: { nivel: 'home' } }),
  },
  {
    method: 'GET',
    path: '/brands',
    shape: content.brands,
    request: () => ({ query: { ativo: 'true' } }),
  },
];
