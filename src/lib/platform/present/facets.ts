/** `conteudo.detalhes` of a listing: every entry toggles its value from the choice in force (platform contract 5). */
import type { Rota } from '#lib/contract/route.ts';
import type { Detalhes, FaixaFiltro, Filtro } from '#lib/contract/url.ts';
import { discountBand, priceBand } from '#lib/domain/bands.ts';
import {
  activeValues,
  hasRange,
  type ListingFilters,
  type Range,
  toggleBrand,
  toggleRange,
  toggleValue,
} from '#lib/domain/listing-filters.ts';
import { ORDERS } from '#lib/domain/listing-order.ts';
import { toReais } from '#lib/domain/money.ts';
import type { FacetLabels, ValueRow } from '../queries/facet-labels.ts';
import type { FacetRow } from '../queries/listing.ts';
import { presentBrand } from './brand.ts';
import { valueLabel } from './characteristics.ts';
import { choiceRota, type ListingChoice, listingDefaults } from './listing-address.ts';
import { presentSeal } from './seal.ts';
import { absolute, type Shop } from './shop.ts';

export type Facets = { readonly counts: readonly FacetRow[]; readonly labels: FacetLabels };

type Link = { readonly rota: Rota; readonly url: string };

export function presentFacets(
  shop: Shop,
  place: Rota,
  choice: ListingChoice,
  { counts, labels }: Facets,
): Omit<Detalhes, 'categorias'> {
  const { filters } = choice;
  const defaults = listingDefaults(shop);
  const link = (change: Partial<ListingChoice>): Link => {
    const rota = choiceRota(place, { ...choice, offset: 0, ...change }, defaults);
    return { rota, url: absolute(shop, rota.route) };
  };
  const narrow = (next: ListingFilters): Link => link({ filters: next });
  const count = (kind: FacetRow['kind'], id: number): number =>
    counts.find((row) => row.kind === kind && row.valor === id)?.quantidade ?? 0;
  const filtros = groups(shop, 'filtro', labels.valores, filters, count, narrow);
  const named = new Set(filtros.map(({ nome }) => nome));
  return {
    marcas: labels.marcas.map((row) => ({
      ...presentBrand(shop, row),
      ...narrow(toggleBrand(filters, row.id)),
      ativo: filters.marca.includes(row.id),
      quantidade: count('marca', row.id),
    })),
    filtros,
    // A characteristic of the same name says the same of every product; two boxes of it would only confuse.
    atributos: groups(shop, 'atributo', labels.valores, filters, count, narrow).filter(
      ({ nome, valores }) => !named.has(nome) || valores.some(({ ativo }) => ativo),
    ),
    filtrosPreco: bands(counts, 'preco').map(({ valor, quantidade }) => {
      const { de, ate } = priceBand(valor);
      return range(
        { de: toReais(de), ate: toReais(ate) },
        hasRange(filters.preco, { de, ate }),
        quantidade,
        narrow(toggleRange(filters, 'preco', { de, ate })),
      );
    }),
    filtrosDescontoPrecoPor: Object.fromEntries(
      bands(counts, 'desconto').map(({ valor, quantidade }) => {
        const band = discountBand(valor);
        const active = hasRange(filters.descontoPrecoPor, band);
        const toggle = narrow(toggleRange(filters, 'descontoPrecoPor', band));
        return [`${band.de}:${band.ate}`, range(band, active, quantidade, toggle)];
      }),
    ),
    selos: labels.selos.map((row) => presentSeal(shop, row)),
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
  rows: readonly ValueRow[],
  filters: ListingFilters,
  count: (kind: FacetRow['kind'], id: number) => number,
  narrow: (next: ListingFilters) => Link,
): readonly Filtro[] {
  const byGroup = Map.groupBy(
    rows.filter((row) => row.kind === kind),
    ({ grupo }) => grupo,
  );
  return [...byGroup].map(([grupo, values]) => ({
    id: grupo,
    nome: values[0]?.grupo_nome ?? '',
    tipo: values[0]?.tipo ?? 'texto',
    valores: values.map((row, index) => ({
      id: row.id,
      label: valueLabel(row),
      imagem: absolute(shop, row.imagem),
      imagemOriginal: absolute(shop, row.imagem_original),
      ordem: index + 1,
      ativo: activeValues(filters, kind, grupo).includes(row.id),
      quantidade: count(kind, row.id),
      ...narrow(toggleValue(filters, kind, grupo, row.id)),
    })),
  }));
}

function bands(counts: readonly FacetRow[], kind: 'preco' | 'desconto'): readonly FacetRow[] {
  return counts.filter((row) => row.kind === kind).toSorted((a, b) => a.valor - b.valor);
}

function range({ de, ate }: Range, ativo: boolean, quantidade: number, toggle: Link): FaixaFiltro {
  return { de, ate, ativo, quantidade, ...toggle };
}
