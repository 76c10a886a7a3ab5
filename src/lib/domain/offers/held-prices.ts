/**
 * What holds of the prices that a shop has set, with the ways to pay that are on: the price in cash is that of Pix, which a boleto
 * shares; parts are paid by card. Nobody is promised a price that no way to pay leads to.
 */
import type { InstallmentRules } from './installments.ts';
import type { ShownMethod } from './payment-methods.ts';
import { type CashDiscounts, methodPercent } from './prices.ts';

const NONE: CashDiscounts = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const AT_ONCE = { semJuros: 1, maximo: 1, taxa: 0 } as const;

export function heldDiscounts(set: CashDiscounts, on: readonly ShownMethod[]): CashDiscounts {
  if (!on.includes('pix')) return NONE;
  const boleto = on.includes('boleto') ? methodPercent(set, 'pix') : 0;
  return { ...set, boleto, deposito: 0, cartao: 0 };
}

export function heldInstallments<R extends Omit<InstallmentRules, 'parcelaMinima'>>(
  set: R,
  on: readonly ShownMethod[],
): R {
  return on.includes('cartao') ? set : { ...set, ...AT_ONCE };
}
