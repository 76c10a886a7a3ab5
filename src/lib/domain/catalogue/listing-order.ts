/** The orders of a listing. The label is the value on the wire and in the address (platform contract 5 and 8.9). */

export const ORDERS = [
  'Popularidade',
  'Menor Preço',
  'Maior Preço',
  'Mais Vendidos',
  'Lançamentos',
  'Nome A-Z',
  'Maior Desconto',
  'Melhor Avaliados',
  'Favoritos',
] as const;

export type Order = (typeof ORDERS)[number];

export const DEFAULT_ORDER: Order = 'Popularidade';

/** The order a label names; an unknown one falls back. */
export function orderOf(label: string | null | undefined, fallback: Order = DEFAULT_ORDER): Order {
  return ORDERS.find((order) => order === label) ?? fallback;
}
