/** Choosing among the values of a `simples` attribute, each of which is a SKU of its own inside the product's page. */

import { cheapest } from '#lib/domain/offers/offer.ts';

type Value = {
  readonly idAtributoValor: number;
  readonly estoque: number;
  readonly estoqueMarketplace: number;
  readonly selecionado: boolean;
  readonly precos: { readonly por: number; readonly vista: number };
};

export type Choice = 'good' | 'missing' | 'unavailable';

export function isChoosable(value: Pick<Value, 'estoque' | 'estoqueMarketplace'>): boolean {
  return value.estoque > 0 || value.estoqueMarketplace > 0;
}

/** The value marked from the start: the platform's own mark, or the only one there is. */
export function preselected<V extends Value>(values: readonly V[]): V | undefined {
  const marked = values.find((value) => value.selecionado) ?? (values.length === 1 ? values[0] : undefined);
  return marked && isChoosable(marked) ? marked : undefined;
}

export function pricesDiffer(values: readonly Value[]): boolean {
  return new Set(values.map(({ precos }) => precos.por)).size > 1;
}

/** The price a product leads with: its own, or that of its cheapest value in stock when they differ ("a partir de"). */
export function leadingPrice<P extends Value['precos']>(
  own: P,
  values: readonly (Value & { readonly precos: P })[],
): { readonly precos: P; readonly from: boolean } {
  const lead = cheapest(values.filter(isChoosable).map(({ precos }) => precos));
  return lead?.from ? { precos: lead.price, from: true } : { precos: own, from: false };
}

/** What the page of a product begins with: the price of what is chosen from the start, else that it leads with. */
export function openingPrice<P extends Value['precos']>(
  own: P,
  values: readonly (Value & { readonly precos: P })[],
): { readonly precos: P; readonly from: boolean } {
  const chosen = preselected(values);
  return chosen ? { precos: chosen.precos, from: false } : leadingPrice(own, values);
}

/** Sizes ascend (0,5 m, 1 m, 10 m); values that are not all numbers of one unit keep the order of the platform. */
export function inNaturalOrder<V extends { readonly label: string }>(values: readonly V[]): readonly V[] {
  const sizes = values.map((value) => ({ value, size: sizeOf(value.label) }));
  const unit = sizes[0]?.size?.unit;
  if (!sizes.every(({ size }) => size !== undefined && size.unit === unit)) return values;
  return sizes
    .toSorted((one, other) => (one.size?.number ?? 0) - (other.size?.number ?? 0))
    .map(({ value }) => value);
}

/** May the product be bought with this value? A product without values takes only 0, "none". */
export function checkChoice(values: readonly Value[], idAtributoValor: number): Choice {
  if (values.length === 0) return idAtributoValor === 0 ? 'good' : 'unavailable';
  if (idAtributoValor === 0) return 'missing';
  const value = values.find((candidate) => candidate.idAtributoValor === idAtributoValor);
  return value && isChoosable(value) ? 'good' : 'unavailable';
}

function sizeOf(label: string): { readonly number: number; readonly unit: string } | undefined {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*([^\d\s]*)$/.exec(label.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number.replace(',', '.')), unit: unit ?? '' };
}
