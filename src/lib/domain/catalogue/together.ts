/** Buying a product together with others its page offers: which are offered, and the form that chooses among them. */

import { readId, readSubject } from '#lib/domain/kernel/form-fields.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { isChoosable } from './attributes.ts';

/** A product and the value of its `simples` attribute, 0 for none. */
export type Part = { readonly id: number; readonly idAtributoValor: number };

export type TogetherForm = {
  /** Path of the product's page. */
  readonly rota: string;
  /** `calcular` shows what the choice costs, `comprar` puts it in the cart. */
  readonly acao: 'calcular' | 'comprar';
  readonly main: Part;
  /** Ids of the products ticked, each once, in the order of the page. */
  readonly chosen: readonly number[];
  /** What is chosen of each product offered with the main one, ticked or not. */
  readonly values: ReadonlyMap<number, number>;
};

export const MAIN_FIELD = 'idProduto';
export const MAIN_VALUE_FIELD = 'idAtributoSimples';
export const CHOSEN_FIELD = 'junto';
const VALUE_FIELD = 'valor-';
/** More is offered on no page. */
const MOST_OFFERED = 50;

export function valueField(id: number): string {
  return VALUE_FIELD + id;
}

/** Undefined when it does not come from a product page: no path of this shop, no product. */
export function readTogetherForm(form: FormData): TogetherForm | undefined {
  const subject = readSubject(form);
  if (!subject) return undefined;
  const fields = [...form].filter(([name]) => name.startsWith(VALUE_FIELD)).slice(0, MOST_OFFERED);
  return {
    rota: subject.rota,
    acao: form.get('acao') === 'calcular' ? 'calcular' : 'comprar',
    main: { id: subject.idProduto, idAtributoValor: readId(form.get(MAIN_VALUE_FIELD)) },
    chosen: chosenIds(form),
    values: new Map(
      fields.map(([name, value]) => [readId(name.slice(VALUE_FIELD.length)), readId(value)] as const),
    ),
  };
}

/** The ticked products of the form, as the cart takes them; none of a form that offers nothing. */
export function chosenParts(form: FormData): readonly Part[] {
  return chosenIds(form).map((id) => ({ id, idAtributoValor: readId(form.get(valueField(id))) }));
}

type Value = { readonly estoque: number; readonly estoqueMarketplace: number };
type Offered = {
  readonly id: number;
  readonly status: string;
  readonly simples: { readonly valores: readonly Value[] } | undefined;
};

/** Can be bought now: it is for sale, and so is one of its values if it has some. */
export function isOffered({ status, simples }: Offered): boolean {
  return status === 'disponivel' && (simples === undefined || simples.valores.some(isChoosable));
}

/** What a product costs in the value chosen of it; its own price while nothing is chosen. */
export function chosenPrices<P>(
  own: P,
  valores: readonly { readonly idAtributoValor: number; readonly precos: P }[],
  value: number,
): P {
  return valores.find(({ idAtributoValor }) => idAtributoValor === value)?.precos ?? own;
}

/** What the parts save: what they cost one by one, less what they cost together; never below 0. */
export function togetherSaving(prices: readonly Centavos[], together: Centavos): Centavos {
  return centavos(Math.max(0, prices.reduce((sum: number, price) => sum + price, 0) - together));
}

function chosenIds(form: FormData): readonly number[] {
  const ids = form.getAll(CHOSEN_FIELD).slice(0, MOST_OFFERED).map(readId);
  return [...new Set(ids)].filter((id) => id !== 0);
}
