/** `conteudo.detalhes` of a listing: every entry toggles its value from the choice in force (platform contract 5). */
import type { Rota } from '#lib/contract/route.ts';
import type { Detalhes, FaixaFiltro, Filtro } from '#lib/contract/url.ts';
import { discountBand, priceBand } from '#lib/domain/bands.ts';
import {
  activeValues,
  hasRange,
  type ListingFilters,
  toggleBrand,
  toggleRange,
  toggleValue,
} from '#lib/domain/listing-filters.ts';
import { ORDERS } from '#lib/domain/listing-order.ts';
import { toReais } from '#lib/domain/money.ts';
import type { Facet } from '../queries/listing-counts.ts';
import { presentBrand } from './brand.ts';
import { valueLabel } from './characteristics.ts';
import { choiceRota, type ListingChoice, listingDefaults } from './listing-address.ts';
import { presentSeal } from './seal.ts';
import { absolute, type Shop } from './shop.ts';

type Link = { readonly rota: Rota; readonly url: string };
type Of<Kind extends Facet['kind']> = Extract<Facet, { readonly kind: Kind }>;
type Narrow = (next: ListingFilters) => Link;

export function presentFacets(
  shop: Shop,
  place: Rota,
  choice: ListingChoice,
  facets: readonly Facet[],
): Omit<Detalhes, 'categorias'> {
  const { filters } = choice;
  const defaults = listingDefaults(shop);
  const link = (change: Partial<ListingChoice>): Link => {
    const rota = choiceRota(place, { ...choice, offset: 0, ...change }, defaults);
    return { rota, url: absolute(shop, rota.route) };
  };
  const narrow: Narrow = (next) => link({ filters: next });
  const filtros = groups(shop, 'filtro', facets, filters, narrow);
  const named = new Set(filtros.map(({ nome }) => nome));
  return {
    marcas: ofKind(facets, 'marca').map(({ valor, quantidade, info }) => ({
      ...presentBrand(shop, info),
      ...narrow(toggleBrand(filters, valor)),
      ativo: filters.marca.includes(valor),
      quantidade,
    })),
    filtros,
    // A characteristic of the same name says the same of every product; two boxes of it would only confuse.
    atributos: groups(shop, 'atributo', facets, filters, narrow).filter(
      ({ nome, valores }) => !named.has(nome) || valores.some(({ ativo }) => ativo),
    ),
    filtrosPreco: priceBands(facets, filters, narrow),
    filtrosDescontoPrecoPor: discountBands(facets, filters, narrow),
    selos: ofKind(facets, 'selo').map(({ info }) => presentSeal(shop, info)),
    ordenacao: ORDERS.map((order) => ({
      label: order,
      title: order,
      atual: order === choice.order,
      ...link({ order }),
    })),
  };
}

function groups(
  shop: Shop,
  kind: 'filtro' | 'atributo',
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): readonly Filtro[] {
  const byGroup = Map.groupBy(ofKind(facets, kind), ({ grupo }) => grupo);
  return [...byGroup].map(([grupo, values]) => ({
    id: grupo,
    nome: values[0]?.info.grupo ?? '',
    tipo: values[0]?.info.tipo ?? 'texto',
    valores: values.map(({ valor, quantidade, info }, index) => ({
      id: valor,
      label: valueLabel(info),
      imagem: absolute(shop, info.imagem),
      imagemOriginal: absolute(shop, info.imagem_original),
      ordem: index + 1,
      ativo: activeValues(filters, kind, grupo).includes(valor),
      quantidade,
      ...narrow(toggleValue(filters, kind, grupo, valor)),
    })),
  }));
}

function priceBands(
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): readonly FaixaFiltro[] {
  return ofKind(facets, 'preco').map(({ valor, quantidade }) => {
    const band = priceBand(valor);
    return {
      de: toReais(band.de),
      ate: toReais(band.ate),
      ativo: hasRange(filters.preco, band),
      quantidade,
      ...narrow(toggleRange(filters, 'preco', band)),
    };
  });
}

/** By `de:ate`: this one is a map on the wire. */
function discountBands(
  facets: readonly Facet[],
  filters: ListingFilters,
  narrow: Narrow,
): Readonly<Record<string, FaixaFiltro>> {
  return Object.fromEntries(
    ofKind(facets, 'desconto').map(({ valor, quantidade }) => {
      const band = discountBand(valor);
      const ativo = hasRange(filters.descontoPrecoPor, band);
      const toggle = narrow(toggleRange(filters, 'descontoPrecoPor', band));
      return [`${band.de}:${band.ate}`, { ...band, ativo, quantidade, ...toggle }];
    }),
  );
}

function ofKind<Kind extends Facet['kind']>(facets: readonly Facet[], kind: Kind): readonly Of<Kind>[] {
  return facets.filter((facet): facet is Of<Kind> => facet.kind === kind);
}
