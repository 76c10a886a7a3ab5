/** Ways to pay, and what each asks of the buyer. */
import type { Centavos } from '../kernel/money.ts';

/** By which money comes. */
export const PAID_WAYS = ['pix', 'boleto', 'cartao', 'combinar', 'retirada', 'faturado'] as const;
export type PaidWay = (typeof PAID_WAYS)[number];
/** Of an order that costs nothing: there is no other way for it, and it is paid as soon as it is sent. */
export const FREE = 'gratis';
export const METHODS = [...PAID_WAYS, FREE] as const;
export type Method = (typeof METHODS)[number];

/** Agreed between shop and buyer: nothing is charged, and a person says when it was paid. */
const BY_HAND: readonly Method[] = ['combinar', 'retirada', 'faturado'];

export function isByHand(method: Method): boolean {
  return BY_HAND.includes(method);
}

/** Paid in cash: with the discount that the shop gives for it. */
export function isCash(method: Method): boolean {
  return method === 'pix' || method === 'boleto';
}

/** What the buyer saw for the method: the price in cash by Pix and boleto, the whole one otherwise. */
export function amountFor(
  method: Method,
  { valor, vista }: { readonly valor: Centavos; readonly vista: Centavos },
): Centavos {
  return isCash(method) ? vista : valor;
}

/** The same in centavos for a way as it is stored, which may be one of before there were charges. */
export function amountOf(
  stored: string,
  { valor, vista }: { readonly valor: number; readonly vista: number },
): number {
  return METHODS.some((method) => method === stored && isCash(method)) ? vista : valor;
}

/** The one that was ticked, as long as it is offered, else the first; undefined where there is none. */
export function tickedMethod(offered: readonly Method[], ticked: string): Method | undefined {
  return offered.find((method) => method === ticked) ?? offered[0];
}
