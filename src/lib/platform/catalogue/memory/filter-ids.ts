/**
 * Marks: everything a product can be filtered by (brand, categories, values, seals), as one number each, and the bands of
 * prices and discounts, which differ by reader and moment. A mark keeps its number on every shelf that is made from the
 * same reading of the catalogue, so products can store it.
 */
import { DISCOUNT_STEPS, PRICE_STEPS } from '#lib/domain/catalogue/bands.ts';
import { AVAILABILITIES } from '#lib/domain/catalogue/listing-filters.ts';
import type { FilterValue } from '../queries/filter-values.ts';

/** `valor` is the index of a band, or the index in `AVAILABILITIES`. */
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
  /** The number of a mark; a new mark gets the next number. */
  readonly numberOf: (kind: MarkKind, valor: number) => number;
  /** Undefined for a mark that was never numbered, which no product has then. */
  readonly known: (kind: MarkKind, valor: number) => number | undefined;
  /** What a number stands for. */
  readonly of: (number: number) => MarkId | undefined;
  /** How many numbers were given; all of them are below it. */
  readonly size: () => number;
  /** Marks that have a name, with their numbers. */
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
  // Bands come first, so that they have the same numbers on every shelf.
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
