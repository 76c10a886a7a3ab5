/** `conteudo.detalhes` of a listing: every entry toggles its value from the choice in force (platform contract 5). */
import type { Rota } from '#lib/contract/route.ts';
import type { Detalhes, FaixaFiltro, ValorFiltro } from '#lib/contract/url.ts';
import { discountBand, priceBand } from '#lib/domain/catalogue/bands.ts';
import {
  AVAILABILITIES,
  hasRange,
  type ListingFilters,
  toggleAvailability,
  toggleId,
  toggleRange,
} from '#lib/domain/catalogue/listing-filters.ts';
import { ORDERS } from '#lib/domain/catalogue/listing-order.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import type { Facet } from '../memory/facet-counts.ts';
import { presentBrand } from './brand.ts';
import { type Narrow, ofKind, presentGroups } from './facet-groups.ts';
import { choiceRota, type ListingChoice, listingDefaults } from './listing-links.ts';
import { presentSeal } from './seal.ts';

/** Read by visitors, in the order of `AVAILABILITIES`. */
const AVAILABILITY_LABELS = ['Em estoque', 'Sob consulta', 'Indisponível'] as const;

export function presentFacets(
  shop: Shop,
  place: Rota,
  choice: ListingChoice,
  facets: readonly Facet[],
): Omit<Detalhes, 'categorias'> {
  const { filters } = choice;
  const defaults = listingDefaults(shop);
  const link = (change: Partial<ListingChoice>) => {
    const rota = choiceRota(place, { ...choice, offset: 0, ...change }, defaults);
    return { rota, url: absolute(shop, rota.route) };
  };
  const narrow: Narrow = (next) => link({ filters: next });
  const filtros = presentGroups(shop, 'filtro', facets, filters, narrow);
  const named = new Set(filtros.map(({ nome }) => nome));
  return {
    marcas: ofKind(facets, 'marca').map(({ valor, quantidade, info }) => ({
      ...presentBrand(shop, info),
      ...narrow(toggleId(filters, 'marca', valor)),
      ativo: filters.marca.includes(valor),
      quantidade,
    })),
    filtros,
    // A characteristic of the same name says the same of every product; two boxes of it would only confuse.
    atributos: presentGroups(shop, 'atributo', facets, filters, narrow).filter(
      ({ nome, valores }) => !named.has(nome) || valores.some(({ ativo }) => ativo),
    ),
    filtrosPreco: priceRanges(facets, filters, narrow),
    filtrosDescontoPrecoPor: discountBands(facets, filters, narrow),
    selos: ofKind(facets, 'selo').map(({ valor, quantidade, info }) => ({
      ...presentSeal(shop, info),
      ...narrow(toggleId(filters, 'selo', valor)),
      ativo: filters.selo.includes(valor),
      quantidade,
    })),
    filtrosCategoria: ofKind(facets, 'categoria').map(({ valor, quantidade, info }, index) => ({
      ...plainValue(valor, info.nome, index, quantidade),
      ...narrow(toggleId(filters, 'categoria', valor)),
      ativo: filters.categoria.includes(valor),
    })),
    filtrosDisponibilidade: availabilities(facets, filters, narrow),
    ordenacao: ORDERS.map((order) => ({
      label: order,
      title: order,
      atual: order === choice.order,
      ...link({ order }),
    })),
  };
}

/** The bands, and the ranges visitors chose that are none: they stay on offer to be taken back. */
function priceRanges(
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): readonly FaixaFiltro[] {
  const bands = ofKind(facets, 'preco').map((facet) => ({ ...facet, range: priceBand(facet.valor) }));
  const own = ofKind(facets, 'precoEscolhido').flatMap((facet) => {
    const range = filters.preco[facet.valor];
    return range && !bands.some((band) => hasRange([band.range], range)) ? [{ ...facet, range }] : [];
  });
  return [...bands, ...own].map(({ range, quantidade }) => ({
    de: toReais(range.de),
    ate: toReais(range.ate),
    ativo: hasRange(filters.preco, range),
    quantidade,
    ...narrow(toggleRange(filters, 'preco', range)),
  }));
}

/** By `de:ate`: this one is a map on the wire. */
function discountBands(
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): Readonly<Record<string, FaixaFiltro>> {
  return Object.fromEntries(
    ofKind(facets, 'descontoPrecoPor').map(({ valor, quantidade }) => {
      const band = discountBand(valor);
      const ativo = hasRange(filters.descontoPrecoPor, band);
      const toggle = narrow(toggleRange(filters, 'descontoPrecoPor', band));
      return [`${band.de}:${band.ate}`, { ...band, ativo, quantidade, ...toggle }];
    }),
  );
}

/** Their `id` is the place in `AVAILABILITIES`, from 1. */
function availabilities(
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): readonly ValorFiltro[] {
  const counts = new Map(
    ofKind(facets, 'disponibilidade').map(({ valor, quantidade }) => [valor, quantidade]),
  );
  return AVAILABILITIES.flatMap((value, index) => {
    const quantidade = counts.get(index) ?? 0;
    const ativo = filters.disponibilidade.includes(value);
    if (quantidade === 0 && !ativo) return [];
    const toggle = narrow(toggleAvailability(filters, value));
    return [
      { ...plainValue(index + 1, AVAILABILITY_LABELS[index] ?? '', index, quantidade), ativo, ...toggle },
    ];
  });
}

function plainValue(id: number, label: string, index: number, quantidade: number) {
  return { id, label, imagem: '', imagemOriginal: '', ordem: index + 1, quantidade };
}
