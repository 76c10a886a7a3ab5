/**
 * How an address spells the filters of a listing (platform contract 8.8): `marca=5,9`, `filtro=12:3,4;15:9` and
 * `atributo` alike (any value inside a group, every group), `preco=100:250` in reais and `descontoPrecoPor=10:30` in per
 * cent (`de:ate`, both included). Ours: `categoria` and `selo` like `marca`, `disponibilidade` by the words of
 * `status`, and a range of measures in the base unit inside a group of `filtro`, `1:0.5~2`, open at either end (`1:~2`).
 * A malformed token is ignored. Values are kept sorted, so that the same choice has one spelling.
 */

import { toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import {
  AVAILABILITIES,
  byRange,
  type FilterGroup,
  type FilterKey,
  hasRange,
  type ListingFilters,
  MAX_INTEGER,
  type Range,
} from './listing-filters.ts';

/** Of one parameter; what comes after is ignored, so that an address cannot grow a query without end. */
const MAX_GROUPS = 12;
const MAX_VALUES = 60;

const REAIS = /^\d{1,8}(\.\d{1,2})?$/;
const PER_CENT = /^\d{1,3}$/;
const MEASURE = /^\d{1,7}(\.\d{1,3})?$/;

export function parseFilters(params: Readonly<Partial<Record<FilterKey, string>>>): ListingFilters {
  const available = (params.disponibilidade ?? '').split(',');
  return {
    categoria: ids(params.categoria ?? ''),
    marca: ids(params.marca ?? ''),
    filtro: groups(params.filtro ?? ''),
    atributo: groups(params.atributo ?? '')
      .filter(({ valores }) => valores.length > 0)
      .map((group) => ({ ...group, faixas: [] })),
    preco: ranges(params.preco ?? '', REAIS).map(({ de, ate }) => ({
      de: toCentavos(de),
      ate: toCentavos(ate),
    })),
    descontoPrecoPor: ranges(params.descontoPrecoPor ?? '', PER_CENT),
    selo: ids(params.selo ?? ''),
    disponibilidade: AVAILABILITIES.filter((value) => available.includes(value)),
  };
}

/** The parameters that are in force, in canonical order and spelling; `parseFilters` reads them back. */
export function filterParams(filters: ListingFilters): Partial<Record<FilterKey, string>> {
  const spelled: Readonly<Record<FilterKey, string>> = {
    categoria: filters.categoria.join(','),
    marca: filters.marca.join(','),
    filtro: spellGroups(filters.filtro),
    atributo: spellGroups(filters.atributo),
    preco: filters.preco.map(({ de, ate }) => `${toReais(de)}:${toReais(ate)}`).join(','),
    descontoPrecoPor: filters.descontoPrecoPor.map(({ de, ate }) => `${de}:${ate}`).join(','),
    selo: filters.selo.join(','),
    disponibilidade: filters.disponibilidade.join(','),
  };
  return Object.fromEntries(Object.entries(spelled).filter(([, value]) => value !== ''));
}

function ids(text: string): readonly number[] {
  const found = text.split(',').flatMap((token) => id(token));
  return [...new Set(found)].slice(0, MAX_VALUES).sort((a, b) => a - b);
}

function id(token: string): readonly number[] {
  const value = /^\d{1,10}$/.test(token) ? Number(token) : 0;
  return value >= 1 && value <= MAX_INTEGER ? [value] : [];
}

/** A group named twice holds what stands in both. */
function groups(text: string): readonly FilterGroup[] {
  const found = new Map<number, string>();
  for (const token of text.split(';')) {
    const [name = '', values = '', ...rest] = token.split(':');
    const [grupo] = id(name);
    if (grupo === undefined || rest.length > 0) continue;
    if (ids(values).length + measures(values).length === 0) continue;
    found.set(grupo, [found.get(grupo) ?? '', values].join(','));
  }
  return [...found]
    .slice(0, MAX_GROUPS)
    .map(([grupo, values]) => ({ grupo, valores: ids(values), faixas: measures(values) }))
    .sort((a, b) => a.grupo - b.grupo);
}

/** In thousandths. A range open at both ends is none. */
function measures(text: string): readonly Range[] {
  const found = text.split(',').flatMap((token): readonly Range[] => {
    const [from = '', to = '', ...rest] = token.split('~');
    if (rest.length > 0 || !token.includes('~')) return [];
    if (![from, to].every((end) => end === '' || MEASURE.test(end))) return [];
    const de = thousandths(from, 0);
    const ate = thousandths(to, MAX_INTEGER);
    return de <= ate && (de > 0 || ate < MAX_INTEGER) ? [{ de, ate }] : [];
  });
  return distinct(found);
}

function thousandths(text: string, open: number): number {
  return text === '' ? open : Math.min(Math.round(Number(text) * 1000), MAX_INTEGER);
}

function ranges(text: string, number: RegExp): readonly Range[] {
  const found = text.split(',').flatMap((token): readonly Range[] => {
    const [from = '', to = '', ...rest] = token.split(':');
    if (rest.length > 0 || !number.test(from) || !number.test(to)) return [];
    const [de, ate] = [Number(from), Math.min(Number(to), MAX_INTEGER / 100)];
    return de <= ate ? [{ de, ate }] : [];
  });
  return distinct(found);
}

function distinct(found: readonly Range[]): readonly Range[] {
  return found
    .filter((range, index) => !hasRange(found.slice(0, index), range))
    .slice(0, MAX_GROUPS)
    .sort(byRange);
}

function spellGroups(list: readonly FilterGroup[]): string {
  return list
    .map(({ grupo, valores, faixas }) => `${grupo}:${[...valores, ...faixas.map(spellMeasures)].join(',')}`)
    .join(';');
}

function spellMeasures({ de, ate }: Range): string {
  return `${de === 0 ? '' : de / 1000}~${ate === MAX_INTEGER ? '' : ate / 1000}`;
}
