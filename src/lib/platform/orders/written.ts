/** An order as it is written down: nothing in it changes when the shop does. */
import type { Insertable } from 'kysely';
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { savingsOf } from '#lib/platform/cart/written-lines.ts';
import { agreedTerm, arrivalHolds, arrivalOf } from '#lib/platform/shipping/arrival.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from '../cart/cart.ts';
import { couponInForce } from '../cart/coupon.ts';
import { paidTotals } from '../cart/freight.ts';
import type { OrdersTable } from '../schema/orders.ts';
import type { Delivery } from '../shipping/quote.ts';
import type { OrderForm } from './send.ts';

type Settled = {
  readonly buyer: Comprador;
  readonly address: EnderecoEntrega;
  readonly delivery: Delivery;
  readonly shop: Shop;
};

export function orderOf(
  cart: SettledCart,
  { buyer, address, delivery, shop }: Settled,
  { chave, pagamento, observacao }: OrderForm,
): Omit<Insertable<OrdersTable>, 'created_at' | 'cupom_id'> {
  const { valor, vista, frete } = paidTotals(cart, delivery);
  const promocoes = savingsOf(cart);
  const day = arrivalOf(shop, delivery);
  return {
    chave,
    comprador: JSON.stringify(buyer),
    endereco: JSON.stringify(address),
    retirada: delivery.pickup,
    retirada_endereco: delivery.place?.endereco ?? '',
    retirada_horario: delivery.place?.horario ?? '',
    frete_servico: delivery.id,
    frete_label: delivery.label,
    frete_prazo: agreedTerm(day, { pickup: delivery.pickup, since: shopDay(shop.now) }),
    frete_dia: day,
    frete_limite: arrivalHolds(shop),
    frete_dias: delivery.days,
    frete_tipo: delivery.tipo,
    frete,
    promocoes: JSON.stringify(promocoes),
    cupom: couponInForce(cart)?.hash ?? '',
    desconto_cupom: cart.coupon?.desconto ?? 0,
    produtos: cart.lines.reduce(
      (sum, { line: { quantidade }, offer }) => sum + offer.price.por(quantidade) * quantidade,
      0,
    ),
    valor,
    vista,
    pagamento,
    observacao,
  };
}
