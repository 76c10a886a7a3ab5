import type { CashDiscounts } from '#lib/domain/prices.ts';
import type { Shop } from '../present/shop.ts';

/** What the shop has settled that decides prices, and the moment they hold at. */
export type Terms = { readonly discounts: CashDiscounts; readonly now: Date };

export function termsOf({ configuracoes, now }: Pick<Shop, 'configuracoes' | 'now'>): Terms {
  return { discounts: configuracoes.pagamento.descontoVista, now };
}
