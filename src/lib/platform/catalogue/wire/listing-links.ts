/** Addresses of a listing: of its pages, and of the choices that differ in one thing from the one in force. */
import type { Rota } from '#lib/contract/route.ts';
import type { ListingFilters } from '#lib/domain/catalogue/listing-filters.ts';
import { filterParams } from '#lib/domain/catalogue/listing-grammar.ts';
import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import {
  type ListingDefaults,
  type ListingQuery,
  listingSearch,
} from '#lib/domain/catalogue/listing-query.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';

/** What is asked of a listing: the call's parameters, read. */
export type ListingChoice = {
  readonly filters: ListingFilters;
  readonly order: Order;
  readonly offset: number;
  readonly limit: number;
  /** Siblings are one card; the address does not say it. */
  readonly grouped: boolean;
  /** '' outside the search. */
  readonly busca: string;
};

export function listingDefaults({ configuracoes }: Pick<Shop, 'configuracoes'>): ListingDefaults {
  const { limitePorPagina, ordenacaoPadrao } = configuracoes.sistema.produto;
  return { limit: limitePorPagina, order: ordenacaoPadrao };
}

/** The browser's query of a choice. */
export function listingQuery({ filters, order, offset, limit, busca }: ListingChoice): ListingQuery {
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    order,
    filters: { ...(busca === '' ? {} : { busca }), ...filterParams(filters) },
  };
}

/**
 * `place` with the choice in its query. `rota.query` always names the order (platform contract 5); the address itself
 * names only what is not the default, so that a choice has one address.
 */
export function choiceRota(place: Rota, choice: ListingChoice, defaults: ListingDefaults): Rota {
  const query = listingQuery(choice);
  const address = `${place.path}${listingSearch(query, defaults)}`;
  return {
    ...place,
    route: address,
    query: {
      ...query.filters,
      order: query.order,
      ...(query.limit === defaults.limit ? {} : { ipp: String(query.limit) }),
      ...(query.page === 1 ? {} : { pg: String(query.page) }),
    },
  };
}
