/** Choosing among the values of a `simples` attribute, each of which is a SKU of its own inside the product's page. */

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

/** The cheapest value that can be bought; of equal ones the first. */
export function lowestPriced<V extends Value>(values: readonly V[]): V | undefined {
  return values
    .filter(isChoosable)
    .reduce<V | undefined>(
      (lowest, value) => (lowest === undefined || value.precos.por < lowest.precos.por ? value : lowest),
      undefined,
    );
}

/** May the product be bought with this value? A product without values takes only 0, "none". */
export function checkChoice(values: readonly Value[], idAtributoValor: number): Choice {
  if (values.length === 0) return idAtributoValor === 0 ? 'good' : 'unavailable';
  if (idAtributoValor === 0) return 'missing';
  const value = values.find((candidate) => candidate.idAtributoValor === idAtributoValor);
  return value && isChoosable(value) ? 'good' : 'unavailable';
}
