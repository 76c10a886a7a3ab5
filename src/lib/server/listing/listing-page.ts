/** What a listing shows, read through the contract: a category, and any other listing of the same shape. */
import { ApiError } from '#lib/api/error.ts';
import { getListing, type ListingNivel } from '#lib/api/url.ts';
import type { Shell } from '#lib/contract/shell.ts';
import type { ListagemEntidade, UrlListing } from '#lib/contract/url.ts';
import { activeFilters } from '#lib/domain/catalogue/active-filters.ts';
import {
  cardsOf,
  defaultsOf,
  type ListingDefaults,
  type ListingQuery,
  listingIndexing,
  listingParams,
  listingSearch,
  PAGE_SIZES,
  readListingQuery,
} from '#lib/domain/catalogue/listing-query.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { type Lifetime, pageLifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { neighbours, pageCount } from '#lib/domain/kernel/pagination.ts';
import type { Seo } from '#lib/domain/shop/seo.ts';
import { itemListData } from '#lib/domain/shop/structured-data.ts';
import { listingText, rangeWords } from '#lib/text/catalog.ts';
import { storeHtml } from '../page/sanitize.ts';
import { unlessMissing } from '../page/unless-missing.ts';

export type ListingPage = {
  /** Of the listing itself, without query. */
  readonly path: string;
  readonly listing: UrlListing<Centavos>;
  readonly title: string;
  /** Safe to print, '' when there is none. */
  readonly intro: string;
  readonly guide: string;
  readonly query: ListingQuery;
  readonly defaults: ListingDefaults;
  readonly seo: Seo;
  readonly structuredData: object | undefined;
  /** Addresses of the pages before and after this one, undefined at the ends. */
  readonly neighbours: { readonly prev: string | undefined; readonly next: string | undefined };
  readonly cache: Lifetime & { readonly tags: string[] };
};

/** Undefined when there is no such listing, or no such page of it. */
export async function loadListingPage(
  { shopApi, config }: Pick<App.Locals, 'shopApi' | 'config'>,
  { configuracoes }: Shell,
  nivel: ListingNivel,
  url: URL,
): Promise<ListingPage | undefined> {
  const defaults = defaultsOf(configuracoes.sistema.produto);
  const wanted = readListingQuery(url.searchParams, defaults);
  if (!wanted) return undefined;
  const { asked, listing } = await askedFor(wanted, (query) =>
    unlessMissing(
      getListing(shopApi(), nivel, url.pathname, { ...listingParams(query), agrupar: 'familia' }),
    ),
  );
  if (!listing || asked.page > pageCount(cardsOf(listing.info), asked.limit)) return undefined;
  const { conteudo, estrutura } = listing;
  // An order the shop does not know was answered in its own.
  const order = conteudo.detalhes.ordenacao.find(({ atual }) => atual)?.label ?? asked.order;
  const query = { ...asked, order };
  const entity = conteudo.categoria ?? conteudo.marca ?? conteudo.landingPage;
  return {
    path: url.pathname,
    listing,
    title: entity?.nome ?? estrutura.breadcrumb.at(-1)?.label ?? estrutura.seo.title,
    intro: storeHtml(entity?.descricao ?? ''),
    guide: storeHtml(entity?.descricaoLonga ?? ''),
    query,
    defaults,
    seo: seoOf(named(estrutura.seo, listing), url.pathname, query, defaults),
    structuredData:
      conteudo.produtos.length > 0
        ? itemListData(conteudo.produtos, config.siteUrl, listing.info.offset + 1)
        : undefined,
    neighbours: neighbourPages(listing, url.pathname, query, defaults),
    cache: {
      ...pageLifetime(config.platformUrl !== undefined, [], new Date()),
      tags: [...tagsOf(listing, entity), 'catalog', 'menu', 'settings'],
    },
  };
}

/** A platform refuses more products a page than it allows (400) and does not say how many that is: fewer, then. */
async function askedFor<T>(
  asked: ListingQuery,
  ask: (query: ListingQuery) => Promise<T>,
): Promise<{ readonly asked: ListingQuery; readonly listing: T }> {
  try {
    return { asked, listing: await ask(asked) };
  } catch (error) {
    const limit = PAGE_SIZES.findLast((size) => size < asked.limit);
    if (!(error instanceof ApiError) || error.status !== 400 || limit === undefined) throw error;
    return askedFor({ ...asked, limit }, ask);
  }
}

function neighbourPages(
  { info }: UrlListing<Centavos>,
  path: string,
  query: ListingQuery,
  defaults: ListingDefaults,
): ListingPage['neighbours'] {
  const { prev, next } = neighbours(query.page, pageCount(cardsOf(info), query.limit));
  const at = (page: number | undefined): string | undefined =>
    page === undefined ? undefined : path + listingSearch({ ...query, page }, defaults);
  return { prev: at(prev), next: at(next) };
}

/** The title says what was chosen; such a page is not indexed. */
function named(seo: Seo, { conteudo }: UrlListing<Centavos>): Seo {
  const labels = activeFilters(conteudo.detalhes, rangeWords).map(({ label }) => label);
  return labels.length === 0 ? seo : { ...seo, title: listingText.chosen(seo.title, labels) };
}

function seoOf(seo: Seo, path: string, query: ListingQuery, defaults: ListingDefaults): Seo {
  const { indexable, search } = listingIndexing(query, defaults);
  // Every page needs a title of its own; a platform may have written the number already.
  const numbered = query.page === 1 || seo.title.includes(listingText.page(query.page));
  return {
    ...seo,
    title: numbered ? seo.title : listingText.titleOfPage(seo.title, query.page),
    canonical: path + search,
    indexar: seo.indexar && indexable,
  };
}

function tagsOf({ conteudo }: UrlListing<Centavos>, entity: ListagemEntidade | undefined): readonly string[] {
  const kind = conteudo.categoria ? 'category' : 'brand';
  const products = conteudo.produtos.flatMap(({ id, familia }) =>
    (familia?.membros ?? [{ id }]).map((member) => `product:${member.id}`),
  );
  return entity && !conteudo.landingPage ? [`${kind}:${entity.id}`, ...products] : products;
}
