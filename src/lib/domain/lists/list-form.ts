/** The form of a list's page: how many of each of its products. */

export type ListForm = {
  /** Path of the list's page. */
  readonly rota: string;
  /** `calcular` shows what the choice costs, `comprar` puts it in the cart. */
  readonly acao: 'calcular' | 'comprar';
  /** As typed, by `itemKey`. */
  readonly quantidades: ReadonlyMap<string, string>;
};

type Item = { readonly id: number; readonly idAtributoValor: number };

const FIELD = 'quantidade-';
/** Enough to see what was wrong with it. */
const MAX_LENGTH = 12;
const MOST_ITEMS = 200;

/** Names a product of a list, in the value the list chose. */
export function itemKey({ id, idAtributoValor }: Item): string {
  return `${id}-${idAtributoValor}`;
}

export function quantityField(item: Item): string {
  return FIELD + itemKey(item);
}

/** Undefined when it does not come from the page of a list. */
export function readListForm(form: FormData): ListForm | undefined {
  const rota = form.get('rota');
  if (typeof rota !== 'string' || !/^\/lista\/[a-z0-9-]{1,150}(?:\.html)?$/.test(rota)) return undefined;
  const fields = [...form].filter(([name]) => name.startsWith(FIELD)).slice(0, MOST_ITEMS);
  return {
    rota,
    acao: form.get('acao') === 'calcular' ? 'calcular' : 'comprar',
    quantidades: new Map(
      fields.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name.slice(FIELD.length), value.trim().slice(0, MAX_LENGTH)]] : [],
      ),
    ),
  };
}

/** A whole number from 0 on; an empty field is none. Undefined for anything else. */
export function readListQuantity(typed: string): number | undefined {
  return /^\d{0,9}$/.test(typed) ? Number(typed) : undefined;
}
