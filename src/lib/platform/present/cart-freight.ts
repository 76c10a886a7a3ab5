import type { FreteCarrinho } from '#lib/contract/cart-freight.ts';
import { installmentPlans } from '#lib/domain/installments.ts';
import type { Centavos } from '#lib/domain/money.ts';
import type { SettledCart } from '../cart/cart.ts';
import { type CartFreight, paidTotals } from '../cart/freight.ts';
import { installmentRules } from './installments.ts';
import { presentQuote } from './shipment.ts';
import type { Shop } from './shop.ts';

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
    ...presentQuote(quote),
    total: { ...total, parcelamento },
  };
}
