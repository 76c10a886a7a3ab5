/**
 * The counts of a listing's filters. A value is counted among the products that pass all other groups: inside a group
 * values are alternatives, so choosing one must not set the others to zero. A product that passes every group counts
 * for all its values; one that fails a single group counts for its values in that group. An active value is listed even
 * with a count of zero, so that it can be removed.
 */
import type { ListingFilters } from '#lib/domain/catalogue/listing-filters.ts';
import { type Asked, isWithin, NONE } from './active-filters.ts';
import type { Shelf } from './entries.ts';
import type { Goods, Shown } from './entry.ts';
import { discountMark, type Mark, priceMark } from './filter-ids.ts';

export type Facet = { readonly quantidade: number } & (
  | Mark
  /** `valor` is the index of a range the visitor chose. */
  | { readonly kind: 'precoEscolhido'; readonly valor: number }
);

export type Tally = {
  /** `missed` is what `asked` says of the product, and not `SEVERAL`. */
  readonly add: (goods: Goods, shown: Shown, missed: number) => void;
  /** In the order they are shown. */
  readonly facets: () => readonly Facet[];
};

export function createTally(
  asked: Asked,
  { preco }: ListingFilters,
  { marks: all, size, named }: Pick<Shelf, 'marks' | 'size' | 'named'>,
): Tally {
  const counts = new Int32Array(size);
  const inRanges = preco.map(() => 0);
  const count = (mark: number, missed: number): void => {
    if (missed === NONE || asked.groupOf(mark) === missed) counts[mark] = (counts[mark] ?? 0) + 1;
  };
  return {
    add({ from, to }, { price, discount }, missed) {
      if (missed === NONE) {
        for (let at = from; at < to; at++) {
          const mark = all[at] ?? 0;
          counts[mark] = (counts[mark] ?? 0) + 1;
        }
      } else for (let at = from; at < to; at++) count(all[at] ?? 0, missed);
      if (price !== null) count(priceMark(price), missed);
      if (discount) count(discountMark(discount), missed);
      if (preco.length === 0 || (missed !== NONE && missed !== asked.groupOfPrice)) return;
      preco.forEach((range, index) => {
        if (isWithin(price, [range])) inRanges[index] = (inRanges[index] ?? 0) + 1;
      });
    },
    facets: () => [
      ...named.flatMap(([number, mark]) => {
        const quantidade = counts[number] ?? 0;
        const found = quantidade > 0 && mark.offer === 'found';
        const chosen = mark.offer !== 'never' && asked.isChosen(number);
        return found || chosen ? [{ ...mark, quantidade }] : [];
      }),
      ...inRanges.map((quantidade, valor) => ({ kind: 'precoEscolhido' as const, valor, quantidade })),
    ],
  };
}
