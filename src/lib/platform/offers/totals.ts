/** What goods cost together. The one sum behind the cart, the price of a pair and the price of a list. */
import { inProportion } from '#lib/domain/cart/coupon.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { savedPercent } from '#lib/domain/offers/prices.ts';
import type { SettledGoods } from './available-lines.ts';

export type Totals = {
  /** List prices, which are no part of what is paid. */
  readonly de: Centavos;
  /** Paid by card. */
  readonly valor: Centavos;
  /** Paid in cash. */
  readonly vista: Centavos;
  /** Cash discount that all goods share; where they differ, what is saved of the whole, with two decimals. */
  readonly descontoVista: number;
};

/** The sum of the lines less what buying together saves, and what a quote holds. */
export function totalsOf({
  lines,
  promotions,
  held,
}: Pick<SettledGoods, 'lines' | 'promotions' | 'held'>): Totals {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const prices = lines.map(({ line: { quantidade }, offer: { price } }) => ({ quantidade, price }));
  const valor =
    sum(prices.map(({ quantidade, price }) => price.por(quantidade) * quantidade)) -
    sum(promotions.map((saving) => saving.valor)) -
    (held?.valor ?? 0);
  // Each unit at its cash price, as it stood on its page, so that the total is what a visitor adds up.
  const vista =
    sum(prices.map(({ quantidade, price }) => price.vista(quantidade) * quantidade)) -
    sum(promotions.map((saving) => saving.vista)) -
    (held?.vista ?? 0);
  const [shared, ...others] = new Set(prices.map(({ price }) => price.descontoVista));
  return {
    de: centavos(
      sum(prices.map(({ quantidade, price }) => Math.max(price.de, price.por(quantidade)) * quantidade)),
    ),
    valor: centavos(valor),
    vista: centavos(vista),
    descontoVista: others.length === 0 ? (shared ?? 0) : savedPercent(centavos(valor), centavos(vista)),
  };
}

/** The totals after `saving` was taken off: in cash it is worth as much less as the cash price is lower. */
export function lowered<T extends Pick<Totals, 'valor' | 'vista'>>(totals: T, saving: Centavos): T {
  const valor = centavos(totals.valor - saving);
  return { ...totals, valor, vista: inProportion(totals.vista, valor, totals.valor) };
}
