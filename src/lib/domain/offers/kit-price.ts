/** What a kit costs: a ready-made list whose products cost less together than one by one. */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import type { UnitPrice } from './price-by-quantity.ts';
import { cashPrice } from './prices.ts';

export type KitTerms = {
  /** Per cent off everything in it, 0 for none. */
  readonly desconto: number;
  /** Of one whole kit; 0: what its products cost. */
  readonly preco: Centavos;
};

/** Is it more than a list? */
export function isKit({ desconto, preco }: KitTerms): boolean {
  return desconto > 0 || preco > 0;
}

/**
 * The lower of what the products cost and what the kit does, to everybody and to a reseller alike; what they cost one by
 * one is the price it is compared with.
 * @param whole What its products cost together.
 */
export function kitPrice(whole: UnitPrice, terms: KitTerms): UnitPrice {
  if (!isKit(terms)) return whole;
  const { desconto, preco } = terms;
  const less = (amount: Centavos): Centavos => {
    const percent = lessPercent(amount, desconto);
    return preco > 0 ? centavos(Math.min(percent, preco)) : percent;
  };
  const por = (quantidade: number) => less(whole.por(quantidade));
  return {
    ...whole,
    de: centavos(Math.max(whole.de, whole.por(1))),
    por,
    comum: (quantidade) => less(whole.comum(quantidade)),
    vista: (quantidade) =>
      centavos(Math.min(whole.vista(quantidade), cashPrice(por(quantidade), whole.descontoVista))),
  };
}
