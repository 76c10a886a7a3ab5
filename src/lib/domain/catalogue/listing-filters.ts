/** What narrows a listing, and how one choice more or less changes it. The spelling is in listing-grammar.ts. */
import type { Centavos } from '#lib/domain/kernel/money.ts';

/** Both ends belong to it. */
export type Range<N extends number = number> = { readonly de: N; readonly ate: N };

/** A product meets a group by any of its values, or by a measure inside any of its ranges. */
export type FilterGroup = {
  readonly grupo: number;
  readonly valores: readonly number[];
  /** Thousandths of the characteristic's base unit. */
  readonly faixas: readonly Range[];
};

/** As the wire spells the status of a product. */
export const AVAILABILITIES = ['disponivel', 'sobConsulta', 'indisponivel'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export type ListingFilters = {
  readonly categoria: readonly number[];
  readonly marca: readonly number[];
  readonly filtro: readonly FilterGroup[];
  readonly atributo: readonly FilterGroup[];
  readonly preco: readonly Range<Centavos>[];
  /** Whole per cent. */
  readonly descontoPrecoPor: readonly Range[];
  readonly selo: readonly number[];
  readonly disponibilidade: readonly Availability[];
};

/** In the order an address names them. */
export const FILTER_KEYS = [
  'categoria',
  'marca',
  'filtro',
  'atributo',
  'preco',
  'descontoPrecoPor',
  'selo',
  'disponibilidade',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export const NO_FILTERS: ListingFilters = {
  categoria: [],
  marca: [],
  filtro: [],
  atributo: [],
  preco: [],
  descontoPrecoPor: [],
  selo: [],
  disponibilidade: [],
};

/** The largest of a 32-bit integer of the database: an id, centavos, thousandths. */
export const MAX_INTEGER = 2_147_483_647;

export function toggleId(
  filters: ListingFilters,
  key: 'categoria' | 'marca' | 'selo',
  id: number,
): ListingFilters {
  return { ...filters, [key]: toggled(filters[key], id) };
}

export function toggleAvailability(filters: ListingFilters, value: Availability): ListingFilters {
  const { disponibilidade } = filters;
  const next = AVAILABILITIES.filter((other) => disponibilidade.includes(other) !== (other === value));
  return { ...filters, disponibilidade: next };
}

export function toggleValue(
  filters: ListingFilters,
  key: 'filtro' | 'atributo',
  grupo: number,
  valor: number,
): ListingFilters {
  const { valores, faixas } = groupOf(filters, key, grupo);
  return withGroup(filters, key, { grupo, valores: toggled(valores, valor), faixas });
}

/** Puts the range in the place of the ranges of its group; undefined takes them away. */
export function setMeasures(
  filters: ListingFilters,
  grupo: number,
  range: Range | undefined,
): ListingFilters {
  const { valores } = groupOf(filters, 'filtro', grupo);
  return withGroup(filters, 'filtro', { grupo, valores, faixas: range ? [range] : [] });
}

export function toggleRange(
  filters: ListingFilters,
  key: 'preco' | 'descontoPrecoPor',
  range: Range,
): ListingFilters {
  const others = filters[key].filter((other) => !sameRange(other, range));
  const next = others.length < filters[key].length ? others : [...others, range].sort(byRange);
  return { ...filters, [key]: next };
}

/** What is chosen in a group; empty when nothing is. */
export function groupOf(filters: ListingFilters, key: 'filtro' | 'atributo', grupo: number): FilterGroup {
  return filters[key].find((group) => group.grupo === grupo) ?? { grupo, valores: [], faixas: [] };
}

export function hasRange(ranges: readonly Range[], range: Range): boolean {
  return ranges.some((other) => sameRange(other, range));
}

export function byRange(a: Range, b: Range): number {
  return a.de - b.de || a.ate - b.ate;
}

function withGroup(filters: ListingFilters, key: 'filtro' | 'atributo', group: FilterGroup): ListingFilters {
  const others = filters[key].filter(({ grupo }) => grupo !== group.grupo);
  const left = group.valores.length + group.faixas.length > 0 ? [group] : [];
  return { ...filters, [key]: [...others, ...left].sort((a, b) => a.grupo - b.grupo) };
}

function toggled(values: readonly number[], value: number): readonly number[] {
  return values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value].sort((a, b) => a - b);
}

function sameRange(a: Range, b: Range): boolean {
  return a.de === b.de && a.ate === b.ate;
}
