import type { Rota } from '#lib/contract/route.ts';
import type { Info } from '#lib/contract/url.ts';
import { filterParams } from '#lib/domain/catalogue/listing-grammar.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { choiceRota, type ListingChoice, listingDefaults } from './listing-links.ts';

/** `cards`: on all pages, where siblings are one card. */
type Count = { readonly total: number; readonly cards?: number | undefined };

/** `prev`, `self` and `next` are addresses of pages; from beyond the end `prev` leads to the last page there is. */
export function presentInfo(
  shop: Shop,
  place: Rota,
  choice: ListingChoice,
  exibindo: number,
  { total, cards }: Count,
): Info {
  const { offset, limit, busca } = choice;
  const at = (start: number): string =>
    absolute(shop, choiceRota(place, { ...choice, offset: start }, listingDefaults(shop)).route);
  const entries = cards ?? total;
  const lastStart = Math.max(0, Math.ceil(entries / limit) - 1) * limit;
  return {
    filtros: { ...(busca === '' ? {} : { busca }), ...filterParams(choice.filters) },
    prev: offset > 0 ? at(Math.max(0, Math.min(offset - limit, lastStart))) : '',
    self: at(offset),
    next: offset + limit < entries ? at(offset + limit) : '',
    offset,
    limit,
    exibindo,
    total,
    ...(cards === undefined ? {} : { cartoes: cards }),
  };
}
