/**
 * Everything a product is filtered by, as one number each: its brand, its categories, its values, its seals, the band
 * of its price. A mark keeps its number for as long as the process lives, so that products can hold theirs.
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
  /** More than every number given so far. */
  readonly size: () => number;
  /** Those with a name, in the order they are shown, and their numbers. */
  readonly named: () => readonly (readonly [number, Mark])[];
  readonly rename: (values: readonly FilterValue[]) => void;
};

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
  let size = 0;
  let named: readonly (readonly [number, Mark])[] = [];
  const numberOf = (kind: MarkKind, valor: number): number => {
    const known = numbers[kind].get(valor);
    if (known !== undefined) return known;
    numbers[kind].set(valor, size);
    return size++;
  };
  return {
    numberOf,
    size: () => size,
    named: () => named,
    rename(values) {
      named = [...PLAIN_MARKS, ...values].map((mark) => [numberOf(mark.kind, mark.valor), mark]);
    },
  };
}

function plain<Kind extends string>(kind: Kind, count: number): readonly Plain<Kind>[] {
  return Array.from({ length: count }, (_, valor) => ({ kind, grupo: 0, valor, offer: 'found' }));
}
