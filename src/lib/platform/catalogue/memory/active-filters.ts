/** The active filters of a listing, prepared to be checked against the marks of many products. */
import {
  AVAILABILITIES,
  type FilterGroup,
  type FilterKey,
  type ListingFilters,
  type Range,
} from '#lib/domain/catalogue/listing-filters.ts';
import type { Shelf } from './entries.ts';
import type { Goods, Shown } from './entry.ts';
import type { Mark } from './filter-ids.ts';

export type Asked = {
  /** Whether a mark was chosen, by value or by range. */
  readonly isChosen: (mark: number) => boolean;
  /** The group of active filters that a mark belongs to, or `NONE`. */
  readonly groupOf: (mark: number) => number;
  readonly groupOfPrice: number;
  /** The one group that a product fails; `NONE` when it meets them all, `SEVERAL` when it fails more of them. */
  readonly missedBy: (goods: Goods, shown: Shown) => number;
};

export const NONE = -1;
export const SEVERAL = -2;

export function ask(
  filters: ListingFilters,
  { marks: own, size, named }: Pick<Shelf, 'marks' | 'size' | 'named'>,
): Asked {
  const groups = groupsOf(filters);
  const ofPrices = groups.flatMap(({ holds }, index) => (holds ? [{ holds, index }] : []));
  const groupOf = new Int16Array(size).fill(NONE);
  const accepted = new Uint8Array(size);
  for (const [number, mark] of groups.length > 0 ? named : []) {
    const index = groups.findIndex(({ key, grupo }) => key === mark.kind && grupo === mark.grupo);
    groupOf[number] = index;
    accepted[number] = groups[index]?.accepts(mark) ? 1 : 0;
  }
  /** By group: the number of the last product that met it. Numbers only grow, so nothing is cleared between products. */
  const metBy = new Int32Array(groups.length);
  let turn = 0;
  let missed = 0;
  // Computed once: every product of a listing is checked.
  const meet = (group: number): void => {
    if (metBy[group] !== turn) missed -= 1;
    metBy[group] = turn;
  };
  return {
    isChosen: (mark) => accepted[mark] === 1,
    groupOf: (mark) => groupOf[mark] ?? NONE,
    groupOfPrice: groups.findIndex(({ key }) => key === 'preco'),
    missedBy(goods, shown) {
      if (groups.length === 0) return NONE;
      turn += 1;
      missed = groups.length;
      for (let at = goods.from; at < goods.to; at++) {
        const mark = own[at] ?? 0;
        if (accepted[mark] === 1) meet(groupOf[mark] ?? NONE);
      }
      for (const { holds, index } of ofPrices) if (holds(shown)) meet(index);
      if (missed > 1) return SEVERAL;
      return missed === 0 ? NONE : metBy.findIndex((product) => product !== turn);
    },
  };
}

/** The values of one group add up; a product has to meet every group. */
type Group = {
  readonly key: FilterKey;
  /** Id of the characteristic or attribute; 0 for the other keys. */
  readonly grupo: number;
  readonly accepts: (mark: Mark) => boolean;
  /** Of a group of price ranges, which have no marks. */
  readonly holds?: (shown: Shown) => boolean;
};

function groupsOf(filters: ListingFilters): readonly Group[] {
  const { categoria, marca, filtro, atributo, preco, descontoPrecoPor, selo, disponibilidade } = filters;
  const available = disponibilidade.map((value) => AVAILABILITIES.indexOf(value));
  return [
    ...ofValues('categoria', categoria),
    ...ofValues('marca', marca),
    ...filtro.map((group) => ofGroup('filtro', group)),
    ...atributo.map((group) => ofGroup('atributo', group)),
    ...ofRanges('preco', preco, ({ price }) => price),
    ...ofRanges('descontoPrecoPor', descontoPrecoPor, ({ discount }) => discount),
    ...ofValues('selo', selo),
    ...ofValues('disponibilidade', available),
  ];
}

function ofValues(key: FilterKey, chosen: readonly number[]): readonly Group[] {
  return chosen.length === 0 ? [] : [{ key, grupo: 0, accepts: ({ valor }) => chosen.includes(valor) }];
}

function ofGroup(key: 'filtro' | 'atributo', { grupo, valores, faixas }: FilterGroup): Group {
  const measure = (mark: Mark) => (mark.kind === 'filtro' ? mark.info.numero : null);
  return {
    key,
    grupo,
    accepts: (mark) => valores.includes(mark.valor) || isWithin(measure(mark), faixas),
  };
}

function ofRanges(
  key: FilterKey,
  ranges: readonly Range[],
  value: (shown: Shown) => number | null,
): readonly Group[] {
  if (ranges.length === 0) return [];
  return [{ key, grupo: 0, accepts: () => false, holds: (shown) => isWithin(value(shown), ranges) }];
}

export function isWithin(value: number | null, ranges: readonly Range[]): boolean {
  return value !== null && ranges.some(({ de, ate }) => de <= value && value <= ate);
}
