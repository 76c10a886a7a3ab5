/** `/painel/produtos`: which products a list is about, from its address and back into one. */

import { readId } from '#lib/domain/kernel/form-fields.ts';
import { PRODUCT_GAPS, PRODUCT_STATES, type ProductFilter } from '#lib/domain/panel/product-filter.ts';

/** Products named one by one, at most. */
const MOST_TICKED = 500;

export function readFilter({ searchParams }: URL): ProductFilter {
  const part = (name: string, longest = 200) => (searchParams.get(name) ?? '').trim().slice(0, longest);
  return {
    busca: part('busca'),
    marca: part('marca'),
    categoria: part('categoria', 300),
    selo: part('selo'),
    estado: PRODUCT_STATES.find((state) => state === part('estado')) ?? '',
    falta: PRODUCT_GAPS.find((gap) => gap === part('falta')) ?? '',
  };
}

/** What it asks for, without what it leaves open. */
export function saidOf(filter: ProductFilter): Partial<ProductFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** What is chosen besides the search. */
export function keptOf(filter: ProductFilter): Readonly<Record<string, string>> {
  const { busca: _busca, ...kept } = saidOf(filter);
  return kept;
}

/** Those that were ticked; undefined when all that the filter finds are meant. */
export function readTicked({ searchParams }: URL): readonly number[] | undefined {
  if (searchParams.get('quais') !== 'marcados') return undefined;
  const ids = searchParams.getAll('id').map(readId);
  return [...new Set(ids.filter((id) => id > 0))].slice(0, MOST_TICKED);
}
