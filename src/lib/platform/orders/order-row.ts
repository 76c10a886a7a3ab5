/** An order as it is written down: nothing in it changes when the shop does. */
import type { Insertable } from 'kysely';
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Slot } from '#lib/domain/shipping/delivery-turns.ts';
import { savingsOf } from '#lib/platform/cart/written-lines.ts';
import {
  agreedTerm,
  arrivalHolds,
  arrivalOf,
  slotHoldsOf,
  slotTerm,
} from '#lib/platform/shipping/arrival.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from '../cart/cart.ts';
import { couponInForce } from '../cart/coupon.ts';
import { paidTotals } from '../cart/freight.ts';
import type { OrdersTable } from '../schema/orders.ts';
import type { Delivery } from '../shipping/delivery.ts';
import type { OrderForm } from './order-form.ts';

type Settled = {
  readonly buyer: Comprador;
  readonly address: EnderecoEntrega;
  readonly delivery: Delivery;
  readonly shop: Shop;
};

export function orderRow(
  cart: SettledCart,
  { buyer, address, delivery, shop }: Settled,
  { agendamento, chave, pagamento, observacao, pedidoCompra }: OrderForm,
): Omit<Insertable<OrdersTable>, 'created_at' | 'cupom_id'> {
  const { valor, vista, frete } = paidTotals(cart, delivery);
  const promocoes = savingsOf(cart);
  const arrival = arrivalFor(shop, delivery, delivery.scheduled ? agendamento : undefined);
  return {
    chave,
    comprador: JSON.stringify(buyer),
    endereco: JSON.stringify(address),
    retirada: delivery.pickup,
    retirada_endereco: delivery.place?.endereco ?? '',
    retirada_horario: delivery.place?.horario ?? '',
    frete_servico: delivery.id,
    frete_label: delivery.label,
    ...arrival,
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
    pedido_compra: buyer.pessoa === 'j' ? pedidoCompra : '',
  };
}

/** By when it arrives, and until when it has to be confirmed for that. */
function arrivalFor(shop: Shop, delivery: Delivery, slot: Slot | undefined) {
  const since = shopDay(shop.now);
  if (slot) {
    const frete_limite = slotHoldsOf(shop, delivery, slot);
    return { frete_dia: slot.dia, frete_turno: slot.turno, frete_prazo: slotTerm(slot, since), frete_limite };
  }
  const day = arrivalOf(shop, delivery);
  const term = agreedTerm(day, { pickup: delivery.pickup, since });
  return { frete_dia: day, frete_prazo: term, frete_limite: arrivalHolds(shop) };
}
