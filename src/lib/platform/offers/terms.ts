import type { CashDiscounts } from '#lib/domain/offers/prices.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';

/** What decides prices beside the goods: what the shop has settled, who buys, and the moment. */
export type Terms = {
  readonly discounts: CashDiscounts;
  /** Per cent that the buyer pays less as a reseller; 0 for everybody else. */
  readonly descontoRevenda: number;
  readonly now: Date;
};

export function termsOf({
  configuracoes,
  descontoRevenda,
  now,
}: Pick<Shop, 'configuracoes' | 'descontoRevenda' | 'now'>): Terms {
  return { discounts: configuracoes.pagamento.descontoVista, descontoRevenda, now };
}
