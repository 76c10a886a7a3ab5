/**
 * Filters of a listing and their grammar (platform contract 8.8): `marca=5,9`, `filtro=12:3,4;15:9` and `atributo`
 * alike (any value inside a group, every group), `preco=100:250` in reais and `descontoPrecoPor=10:30` in per cent
 * (`de:ate`, both included). A malformed token is ignored. Values are kept sorted, so that the same choice has one spelling.
 */
import { type Centavos, toCentavos, toReais } from './money.ts';

export type FilterGroup = { readonly grupo: number; readonly valores: readonly number[] };
/** Both ends belong to it. */
export type Range<N extends number = number> = { readonly de: N; readonly ate: N };

export type ListingFilters = {
  readonly marca: readonly number[];
  readonly filtro: readonly FilterGroup[];
  readonly atributo: readonly FilterGroup[];
  readonly preco: readonly Range<Centavos>[];
  /** Whole per cent. */
  readonly descontoPrecoPor: readonly Range[];
};

export const FILTER_KEYS = ['marca', 'filtro', 'atributo', 'preco', 'descontoPrecoPor'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export const NO_FILTERS: ListingFilters = {
  marca: [],
  filtro: [],
  atributo: [],
  preco: [],
  descontoPrecoPor: [],
};

/** Ids and centavos are 32-bit integers in the database. */
const MAX_INTEGER = 2_147_483_647;
/** Of one parameter; what comes after is ignored, so that an address cannot grow a query without end. */
const MAX_GROUPS = 12;
const MAX_VALUES = 60;

export function parseFilters(params: Readonly<Partial<Record<FilterKey, string>>>): ListingFilters {
  return {
    marca: ids(params.marca ?? ''),
    filtro: groups(params.filtro ?? ''),
    atributo: groups(params.atributo ?? ''),
    preco: ranges(params.preco ?? '', /^\d{1,8}(\.\d{1,2})?$/).map(({ de, ate }) => ({
      de: toCentavos(de),
      ate: toCentavos(ate),
    })),
    descontoPrecoPor: ranges(params.descontoPrecoPor ?? '', /^\d{1,3}$/),
  };
}

/** The parameters that are in force, in canonical order and spelling; `parseFilters` reads them back. */
export function filterParams(filters: ListingFilters): Partial<Record<FilterKey, string>> {
  const spelled = {
    marca: filters.marca.join(','),
    filtro: spellGroups(filters.filtro),
    atributo: spellGroups(filters.atributo),
    preco: filters.preco.map(({ de, ate }) => `${toReais(de)}:${toReais(ate)}`).join(','),
    descontoPrecoPor: filters.descontoPrecoPor.map(({ de, ate }) => `${de}:${ate}`).join(','),
  };
  return Object.fromEntries(Object.entries(spelled).filter(([, value]) => value !== ''));
}

export function toggleBrand(filters: ListingFilters, id: number): ListingFilters {
  return { ...filters, marca: toggled(filters.marca, id) };
}

export function toggleValue(
  filters: ListingFilters,
  key: 'filtro' | 'atributo',
  grupo: number,
  valor: number,
): ListingFilters {
  const others = filters[key].filter((group) => group.grupo !== grupo);
  const valores = toggled(activeValues(filters, key, grupo), valor);
  const group = valores.length > 0 ? [{ grupo, valores }] : [];
  return { ...filters, [key]: [...others, ...group].sort((a, b) => a.grupo - b.grupo) };
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

export function activeValues(
  filters: ListingFilters,
  key: 'filtro' | 'atributo',
  grupo: number,
): readonly number[] {
  return filters[key].find((group) => group.grupo === grupo)?.valores ?? [];
}

export function hasRange(ranges: readonly Range[], range: Range): boolean {
  return ranges.some((other) => sameRange(other, range));
}

function ids(text: string): readonly number[] {
  const found = text.split(',').flatMap((token) => id(token));
  return [...new Set(found)].slice(0, MAX_VALUES).sort((a, b) => a - b);
}

function id(token: string): readonly number[] {
  const value = /^\d{1,10}$/.test(token) ? Number(token) : 0;
  return value >= 1 && value <= MAX_INTEGER ? [value] : [];
}

/** A group named twice holds the values of both. */
function groups(text: string): readonly FilterGroup[] {
  const found = new Map<number, string>();
  for (const token of text.split(';')) {
    const [name = '', values = '', ...rest] = token.split(':');
    const [grupo] = id(name);
    if (grupo === undefined || rest.length > 0 || ids(values).length === 0) continue;
    found.set(grupo, [found.get(grupo) ?? '', values].join(','));
  }
  return [...found]
    .slice(0, MAX_GROUPS)
    .map(([grupo, values]) => ({ grupo, valores: ids(values) }))
    .sort((a, b) => a.grupo - b.grupo);
}

function ranges(text: string, number: RegExp): readonly Range[] {
  const found = text.split(',').flatMap((token): readonly Range[] => {
    const [from = '', to = '', ...rest] = token.split(':');
    if (rest.length > 0 || !number.test(from) || !number.test(to)) return [];
    const [de, ate] = [Number(from), Math.min(Number(to), MAX_INTEGER / 100)];
    return de <= ate ? [{ de, ate }] : [];
  });
  const distinct = found.filter((range, index) => !hasRange(found.slice(0, index), range));
  return distinct.slice(0, MAX_GROUPS).sort(byRange);
}

function spellGroups(list: readonly FilterGroup[]): string {
  return list.map(({ grupo, valores }) => `${grupo}:${valores.join(',')}`).join(';');
}

function toggled(values: readonly number[], value: number): readonly number[] {
  return values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value].sort((a, b) => a - b);
}

function sameRange(a: Range, b: Range): boolean {
  return a.de === b.de && a.ate === b.ate;
}

function byRange(a: Range, b: Range): number {
  return a.de - b.de || a.ate - b.ate;
}
