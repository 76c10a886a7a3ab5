/** What a kit costs: a ready-made list whose products cost less together than one by one. */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { type PairOffer, pairSavings } from './combination.ts';
import { type Part, togetherPrice, type UnitPrice } from './price-by-quantity.ts';
import { cashPrice } from './prices.ts';

export type KitTerms = {
  /** Per cent off everything in it, 0 for none. */
  readonly desconto: number;
  /** Of one whole kit; 0: what its products cost. */
  readonly preco: Centavos;
};

/** A product in one whole. */
export type ProductPart = Part & { readonly product: number };

/** Is it more than a list? */
export function isKit({ desconto, preco }: KitTerms): boolean {
  return desconto > 0 || preco > 0;
}

/**
 * The lowest of what its products cost, what they cost by `offers` to buy them together, and what the kit costs everybody: a
 * reseller's discount never comes on top (docs/decisions/017). What they cost one by one is the price it is compared with.
 */
export function kitPrice(
  parts: readonly ProductPart[],
  terms: KitTerms,
  offers: readonly PairOffer[],
): UnitPrice {
  const whole = togetherPrice(parts);
  if (!isKit(terms)) return whole;
  const { desconto, preco } = terms;
  const less = (amount: Centavos): Centavos => {
    const percent = lessPercent(amount, desconto);
    return preco > 0 ? centavos(Math.min(percent, preco)) : percent;
  };
  const savings = (quantidade: number, own: 'por' | 'comum') =>
    pairSavings(
      parts.map(({ product, units, price }) => {
        const count = units * quantidade;
        const { descontoVista } = price;
        return { product, units, por: price[own](count), comum: price.comum(count), descontoVista };
      }),
      offers,
    );
  const lowest = (own: 'por' | 'comum') => (quantidade: number) => {
    const pairs = total(savings(quantidade, own).map(({ valor }) => valor));
    return centavos(Math.min(whole[own](quantidade) - pairs, less(whole.comum(quantidade))));
  };
  const por = lowest('por');
  return {
    ...whole,
    de: centavos(Math.max(whole.de, whole.por(1))),
    por,
    comum: lowest('comum'),
    vista: (quantidade) => {
      const pairs = total(savings(quantidade, 'por').map(({ vista }) => vista));
      return centavos(
        Math.min(whole.vista(quantidade) - pairs, cashPrice(por(quantidade), whole.descontoVista)),
      );
    },
  };
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
