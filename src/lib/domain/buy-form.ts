/** The form of a product page as it is posted, and what of it comes back when it fails. */

export type BuyForm = {
  /** Path of the product's page, which is shown again when something is wrong. */
  readonly rota: string;
  readonly idProduto: number;
  /** 0 for none. */
  readonly idAtributoSimples: number;
  /** As it was typed. */
  readonly quantidade: string;
  /** "Comprar agora": straight on to the order. */
  readonly agora: boolean;
};

export type BuyFailure = {
  /** The part of the form the message belongs to. */
  readonly field: 'choice' | 'quantity' | 'form';
  readonly message: string;
  readonly idAtributoSimples: number;
  readonly quantidade: string;
};

const MAX_ID = 2_147_483_647;
/** Enough to see what was wrong with it. */
const MAX_QUANTITY_LENGTH = 12;

/** Undefined when it does not come from a product page: no path of this shop, no product. A missing quantity is one. */
export function readBuyForm(form: FormData): BuyForm | undefined {
  const rota = text(form, 'rota');
  const idProduto = readId(text(form, 'idProduto'));
  if (!/^\/[^/\\]/.test(rota) || idProduto === 0) return undefined;
  return {
    rota,
    idProduto,
    idAtributoSimples: readId(text(form, 'idAtributoSimples')),
    agora: text(form, 'acao') === 'agora',
    quantidade: form.has('quantidade') ? text(form, 'quantidade').slice(0, MAX_QUANTITY_LENGTH) : '1',
  };
}

/** A whole number from 1 on; undefined for anything else. More than there is in stock is the platform's to judge. */
export function readQuantity(typed: string): number | undefined {
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 ? quantity : undefined;
}

/** An id as a form or an address carries it; 0 for what is none. */
export function readId(typed: string | null): number {
  const value = /^\d{1,10}$/.test(typed ?? '') ? Number(typed) : 0;
  return value <= MAX_ID ? value : 0;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
