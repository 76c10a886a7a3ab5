/** Addresses of filtered listings, for the texts of the shop: they name values, addresses carry their ids. */
import { type ListingFilters, MAX_INTEGER, NO_FILTERS } from '#lib/domain/catalogue/listing-filters.ts';
import { filterParams } from '#lib/domain/catalogue/listing-grammar.ts';
import { PRODUCTS } from './catalog.ts';
import { CHARACTERISTICS, type CharacteristicCode } from './characteristics.ts';
import { found } from './insert/batch.ts';
import { knownValues } from './insert/characteristics.ts';

/** Labels of which a product must have one, or a measure in the base unit, both ends included. */
type Wanted = readonly string[] | { readonly de?: number; readonly ate?: number };

/** @throws Error naming the value that no product has. */
export function listingLink(
  category: string,
  wanted: Readonly<Partial<Record<CharacteristicCode, Wanted>>>,
): string {
  const filtro = Object.entries(wanted).map(([codigo, value]) =>
    groupOf(codigo as CharacteristicCode, value),
  );
  const { filtro: text = '' } = filterParams({ ...NO_FILTERS, filtro });
  return `/${category}?filtro=${text}`;
}

const VALUES = knownValues(PRODUCTS);

function groupOf(codigo: CharacteristicCode, wanted: Wanted): ListingFilters['filtro'][number] {
  const grupo = Object.keys(CHARACTERISTICS).indexOf(codigo) + 1;
  if ('map' in wanted) {
    const values = found('characteristic', VALUES, codigo);
    return { grupo, valores: wanted.map((label) => found(codigo, values, label).id), faixas: [] };
  }
  const { de = 0, ate } = wanted;
  const range = { de: de * 1000, ate: ate === undefined ? MAX_INTEGER : ate * 1000 };
  return { grupo, valores: [], faixas: [range] };
}
