/** Where things lead: `rota` objects (platform contract 2.1), always with all five keys. */
import type { Nivel, Rota } from '#lib/contract/route.ts';
import type { Shop } from '../shop.ts';

type Params = Readonly<Record<string, string>>;

export function rota(name: Nivel, path: string, params: Params = {}, query: Params = {}): Rota {
  const search = new URLSearchParams(query).toString();
  return {
    name,
    route: search === '' ? path : `${path}?${search}`,
    path,
    params,
    query: search === '' ? [] : query,
  };
}

export const homeRota: Rota = rota('home', '/');

/** `params.produto` is the slug without the suffix that the shop may give its product pages. */
export function productRota({ configuracoes }: Pick<Shop, 'configuracoes'>, slug: string): Rota {
  const { urlSufixo } = configuracoes.sistema.produto;
  return rota('product/detail', `/${slug}${urlSufixo}`, { produto: slug });
}

/** Routers of themes take the shop itself for the first level of its categories. */
const FIRST_LEVEL = 2;

/** `caminho` is the path of the category; its levels are the parameters. */
export function categoryRota(caminho: string): Rota {
  const levels = caminho.split('/').slice(1);
  const params = Object.fromEntries(
    levels.map((slug, index) => [`categoriaNivel${index + FIRST_LEVEL}`, slug]),
  );
  return rota('product/listing/category', caminho, params);
}

/** The index of the brands. */
export const brandsRota: Rota = rota('page', '/marcas');

export function brandRota(slug: string): Rota {
  return rota('product/listing/brand', `/marcas/${slug}`, { marca: slug });
}

export function landingPageRota(slug: string): Rota {
  return rota('product/listing/landing-page', `/c/${slug}`, { landingPage: slug });
}

export function searchRota(busca: string): Rota {
  return rota('product/listing/search', '/busca', {}, busca === '' ? {} : { busca });
}

/** `slug` '' is the index of the ready-made lists. */
export function listRota({ configuracoes }: Pick<Shop, 'configuracoes'>, slug: string): Rota {
  if (slug === '') return rota('list/listing', '/lista');
  const { urlSufixo } = configuracoes.sistema.produto;
  return rota('list/detail', `/lista/${slug}${urlSufixo}`, { lista: slug });
}

/** `slug` '' is the index of the institutional pages. */
export function pageRota(slug: string): Rota {
  return slug === '' ? rota('page', '/pagina') : rota('page', `/pagina/${slug}`, { pagina: slug });
}
