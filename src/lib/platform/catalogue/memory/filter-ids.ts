/**
 * Everything a product is filtered by, as one number each: its brand, its categories, its values, its seals. So are the
 * bands of prices and discounts, of which a product has one for each reader and moment. A mark keeps its number for as
 * long as the process lives, so that products can hold theirs.
 */
import { DISCOUNT_STEPS, PRICE_STEPS } from '#lib/domain/catalogue/bands.ts';
import { AVAILABILITIES } from '#lib/domain/catalogue/listing-filters.ts';
import type { FilterValue } from '../queries/filter-values.ts';

/** `valor` is the index of a band, or the place in `AVAILABILITIES`. */
type Plain<Kind extends string> = {
  readonly kind: Kind;
  readonly grupo: 0;
  readonly valor: number;
  readonly offer: 'found';
};
type PlainMark = Plain<'preco'> | Plain<'descontoPrecoPor'> | Plain<'disponibilidade'>;
export type Mark = FilterValue | PlainMark;
export type MarkKind = Mark['kind'];

export type Marks = {
  /** The number of a mark; new ones are numbered as they come. */
  readonly numberOf: (kind: MarkKind, valor: number) => number;
  /** Undefined for what has none yet, and so no product either. */
  readonly known: (kind: MarkKind, valor: number) => number | undefined;
  /** What a number stands for. */
  readonly of: (number: number) => MarkId | undefined;
  /** More than every number given so far. */
  readonly size: () => number;
  /** What has a name, with its number. */
  readonly named: (values: readonly FilterValue[]) => NamedMarks;
};
/** `valor` is the id of what products are filtered by. */
export type MarkId = { readonly kind: MarkKind; readonly valor: number };
/** In the order they are shown. */
export type NamedMarks = readonly (readonly [number, Mark])[];

const PLAIN_MARKS: readonly PlainMark[] = [
  ...plain('preco', PRICE_STEPS.length - 1),
  ...plain('descontoPrecoPor', DISCOUNT_STEPS.length - 1),
  ...plain('disponibilidade', AVAILABILITIES.length),
];

export function createMarks(): Marks {
  const numbers: Readonly<Record<MarkKind, Map<number, number>>> = {
    categoria: new Map(),
    marca: new Map(),
    filtro: new Map(),
    atributo: new Map(),
    selo: new Map(),
    preco: new Map(),
    descontoPrecoPor: new Map(),
    disponibilidade: new Map(),
  };
  const ids: MarkId[] = [];
  const numberOf = (kind: MarkKind, valor: number): number => {
    const known = numbers[kind].get(valor);
    if (known !== undefined) return known;
    numbers[kind].set(valor, ids.length);
    return ids.push({ kind, valor }) - 1;
  };
  // First of all, so that a band has the same number everywhere.
  for (const { kind, valor } of PLAIN_MARKS) numberOf(kind, valor);
  return {
    numberOf,
    known: (kind, valor) => numbers[kind].get(valor),
    of: (number) => ids[number],
    size: () => ids.length,
    named: (values) => [...PLAIN_MARKS, ...values].map((mark) => [numberOf(mark.kind, mark.valor), mark]),
  };
}

/** The number of the band that a price lies in. */
export function priceMark(centavos: number): number {
  return lastStep(PRICE_STEPS, centavos);
}

/** The number of the band that a discount of 1 per cent or more lies in. */
export function discountMark(percent: number): number {
  return PRICE_STEPS.length - 1 + lastStep(DISCOUNT_STEPS, percent);
}

/** Index of the last step that is not above the value. */
function lastStep(steps: readonly number[], value: number): number {
  const last = steps.length - 2;
  let index = 0;
  while (index < last && (steps[index + 1] ?? 0) <= value) index += 1;
  return index;
}

function plain<Kind extends string>(kind: Kind, count: number): readonly Plain<Kind>[] {
  return Array.from({ length: count }, (_, valor) => ({ kind, grupo: 0, valor, offer: 'found' }));
}
