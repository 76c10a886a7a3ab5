/** The form of a product page as it is posted, and what of it comes back when it fails. */
import { line, readId, readSubject, type Subject } from '#lib/domain/kernel/form-fields.ts';

export type BuyForm = Subject & {
  /** 0 for none. */
  readonly idAtributoSimples: number;
  /** As it was typed. */
  readonly quantidade: string;
};

export type BuyFailure = {
  /** The part of the form the message belongs to. */
  readonly field: 'choice' | 'quantity' | 'form';
  readonly message: string;
  readonly idAtributoSimples: number;
  readonly quantidade: string;
};

/** Enough to see what was wrong with it. */
const MAX_QUANTITY_LENGTH = 12;

/** What a button says that buys one product of several: its id and its path. */
export function chosenProduct(id: number, path: string): string {
  return `${id} ${path}`;
}

/**
 * Undefined when it comes neither from a product page nor from a card: no path of this shop, no product. A missing
 * quantity is one.
 */
export function readBuyForm(form: FormData): BuyForm | undefined {
  const [, idProduto, rota] = /^(\d+) (\/.*)$/.exec(line(form, 'escolha')) ?? [];
  if (idProduto !== undefined && rota !== undefined) {
    form.set('idProduto', idProduto);
    form.set('rota', rota);
  }
  const subject = readSubject(form);
  if (!subject) return undefined;
  return {
    ...subject,
    idAtributoSimples: readId(form.get('idAtributoSimples')),
    quantidade: form.has('quantidade') ? line(form, 'quantidade').slice(0, MAX_QUANTITY_LENGTH) : '1',
  };
}

/** A whole number from 1 on; undefined for anything else. More than there is in stock is the platform's to judge. */
export function readQuantity(typed: string): number | undefined {
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 ? quantity : undefined;
}
