import type { FreteCarrinho } from '#lib/contract/cart-freight.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import { presentQuote } from '#lib/platform/shipping/wire/shipment.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import type { SettledCart } from '../cart.ts';
import { type CartFreight, paidTotals } from '../freight.ts';

const NO_QUOTE = { deliveries: [], restriction: '', notes: [] };

export function presentCartFreight(
  shop: Shop,
  cart: SettledCart,
  cep: string,
  { quote = NO_QUOTE, chosen }: CartFreight,
): FreteCarrinho<Centavos> {
  const total = paidTotals(cart, chosen);
  const parcelamento = cart.lines.length === 0 ? [] : installmentPlans(total.valor, installmentRules(shop));
  return {
    cep,
    servico: chosen?.id ?? '',
    ...presentQuote(shop, quote),
    total: { ...total, parcelamento },
  };
}
