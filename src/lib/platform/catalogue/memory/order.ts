import type { Order } from '#lib/domain/catalogue/listing-order.ts';
import type { Goods, Shown } from './entry.ts';

/** A product of a listing with its rank: lower ranks come first. */
export type Line = { readonly goods: Goods; readonly rank: number };

type Sorting = {
  readonly rank: (goods: Goods, shown: Shown, relevance: number) => number;
  /** Of two with the same rank. */
  readonly tie?: (one: Goods, other: Goods) => number;
};

/** `relevance` says how well a product answers a search; elsewhere all are equally relevant. */
export function lineOf(order: Order, goods: Goods, shown: Shown, relevance: number): Line {
  return { goods, rank: SORTINGS[order].rank(goods, shown, relevance) };
}

/** Unavailable products are last in every order, and ties are broken by id: there are no equals. */
export function comparison(order: Order): (one: Line, other: Line) => number {
  const { tie = () => 0 } = SORTINGS[order];
  return ({ goods: one, rank }, { goods: other, rank: otherRank }) =>
    Number(one.unavailable) - Number(other.unavailable) ||
    // The difference of two missing values is NaN, which counts as no difference.
    rank - otherRank ||
    tie(one, other) ||
    one.id - other.id;
}

/** The most popular first; ties are broken by id. */
export function byPopularity(one: Goods, other: Goods): number {
  return other.popularidade - one.popularidade || one.id - other.id;
}

/** Missing values sort last. */
const LAST = Number.POSITIVE_INFINITY;
const highestFirst = (value: number | null): number => (value === null ? LAST : -value);

const SORTINGS: Readonly<Record<Order, Sorting>> = {
  Popularidade: { rank: (_, __, relevance) => -relevance, tie: byPopularity },
  'Menor Preço': { rank: (_, { price }) => price ?? LAST },
  'Maior Preço': { rank: (_, { price }) => highestFirst(price) },
  'Mais Vendidos': { rank: ({ vendas }) => -vendas, tie: byPopularity },
  Lançamentos: { rank: ({ criado }) => -criado },
  'Nome A-Z': {
    rank: () => 0,
    tie: ({ nome: one }, { nome: other }) => (one < other ? -1 : one > other ? 1 : 0),
  },
  'Maior Desconto': { rank: (_, { discount }) => highestFirst(discount) },
  'Melhor Avaliados': {
    rank: ({ nota }) => highestFirst(nota),
    tie: (one, other) => other.opinioes - one.opinioes,
  },
  Favoritos: { rank: ({ favoritos }) => -favoritos, tie: byPopularity },
};
