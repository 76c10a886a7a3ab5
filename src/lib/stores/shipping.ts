/** The shipping calculator: what it last asked, and the answer. */
import { atom } from 'nanostores';
import { browserApi } from '#lib/api/browser.ts';
import { setZipcode } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import type { ShippingAnswer } from '#lib/contract/shipping-quote.ts';
import { formatCep, normalizeCep, ufOf } from '#lib/domain/kernel/cep.ts';
import { shippingText } from '#lib/text/shipping.ts';
import { $user } from './user.ts';

export type ShippingState = ShippingAnswer | { readonly kind: 'idle' };
export type ShippingQuestion = {
  /** As it was typed. */
  readonly cep: string;
  readonly idProduto: number;
  /** 0 when nothing is chosen, or there is nothing to choose. */
  readonly idAtributoValor: number;
  readonly quantidade: number;
};

export const $shipping = atom<ShippingState>({ kind: 'idle' });
export const $shippingBusy = atom(false);

const KEY = 'vitrine:cep';
/** Only the answer to the last question is shown. */
let asked = 0;

/**
 * Asks what the delivery costs. A postal code that was answered for is kept on the device, and the visitor is told to the
 * shop by `checkout/zipcode`, whose answer replaces the user data (specification, section 7).
 */
export async function quoteShipping({ cep: typed, ...item }: ShippingQuestion): Promise<void> {
  asked += 1;
  const question = asked;
  const cep = normalizeCep(typed);
  if (cep === undefined) {
    $shippingBusy.set(false);
    $shipping.set({ kind: 'problem', field: 'cep', message: shippingText.badCep });
    return;
  }
  $shippingBusy.set(true);
  const answer = await ask({ cep, ...item });
  if (question !== asked) return;
  $shipping.set(answer);
  $shippingBusy.set(false);
  if (answer.kind === 'quote' && ufOf(cep)) await keepCep(cep);
}

/** The postal code of the last quote made on this device, written as it is shown; '' for none. */
export function rememberedCep(): string {
  try {
    const cep = normalizeCep(localStorage.getItem(KEY) ?? '');
    return cep === undefined ? '' : formatCep(cep);
  } catch {
    return '';
  }
}

async function ask(question: ShippingQuestion): Promise<ShippingAnswer> {
  const { cep, quantidade } = question;
  try {
    return { kind: 'quote', cep, quantidade, cotacao: await quoteProduct(browserApi(), question) };
  } catch (error) {
    const { status, serverText } = error instanceof ApiError ? error : { status: -1, serverText: '' };
    if (status === 0) return { kind: 'problem', field: 'form', message: shippingText.offline };
    const message = (status < 500 && serverText) || shippingText.failed;
    return { kind: 'problem', field: status === 400 ? 'cep' : 'form', message };
  }
}

async function keepCep(cep: string): Promise<void> {
  try {
    localStorage.setItem(KEY, cep);
  } catch {
    // Full, or refused by the visitor: the next page asks for it again, nothing else.
  }
  // The quote stands also when the shop does not remember whom it was for.
  const user = await setZipcode(browserApi(), cep).catch(() => undefined);
  if (user) $user.set(user);
}
