/** An order as it is written down: nothing in it changes when the shop does. */
import type { Insertable } from 'kysely';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { isSaving } from '#lib/platform/cart/held-quote.ts';
import { presentLine } from '#lib/platform/cart/wire/cart.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { Offer } from '#lib/platform/offers/goods.ts';
import { termOf } from '#lib/platform/shipping/wire/shipment.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from '../cart/cart.ts';
import { couponInForce } from '../cart/coupon.ts';
import { paidTotals } from '../cart/freight.ts';
import type { OrderLinesTable, OrdersTable } from '../schema/orders.ts';
import type { Delivery } from '../shipping/quote.ts';
import type { Review } from './review.ts';
import type { OrderForm } from './send.ts';

type Settled = Review & { readonly address: EnderecoEntrega; readonly delivery: Delivery };

export function orderOf(
  cart: SettledCart,
  { buyer, address, delivery }: Settled,
  { chave, pagamento, observacao }: OrderForm,
): Omit<Insertable<OrdersTable>, 'user_id' | 'created_at' | 'cupom_id' | 'body_digest'> {
  const { valor, vista, frete } = paidTotals(cart, delivery);
  const promocoes = savingsOf(cart);
  return {
    chave,
    comprador: JSON.stringify(buyer),
    endereco: JSON.stringify(address),
    frete_servico: delivery.id,
    frete_label: delivery.label,
    frete_prazo: termOf(delivery),
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

/** What is taken off the goods before a coupon, each with the name a visitor reads. */
export function savingsOf({
  promotions,
  held,
}: SettledCart): readonly { readonly nome: string; readonly valor: number }[] {
  const pairs = promotions.map(({ pairs: count, valor }) => ({ nome: message.boughtTogether(count), valor }));
  return isSaving(held) ? [...pairs, { nome: message.quotedPrice(held.numero), valor: held.valor }] : pairs;
}

export function linesOf(cart: SettledCart, shop: Shop): readonly Omit<OrderLinesTable, 'numero' | 'ordem'>[] {
  return cart.lines.map(({ line, offer }) => ({
    tipo: line.tipo,
    id_produto: line.id_produto,
    id_atributo_simples: line.id_atributo_simples,
    nome: offer.nome,
    sku: offer.sku,
    atributos: chosenValues(offer),
    rota: presentLine(shop, { line, offer }).rota,
    imagem: offer.good?.arquivo ?? '',
    quantidade: line.quantidade,
    preco_por: offer.price.por(line.quantidade),
  }));
}

/** `Comprimento: 2 m, Cor: preto`. */
function chosenValues({ list, good, variant }: Offer): string {
  const values = list ? [] : [good?.unico, variant];
  return values.flatMap((value) => (value ? [`${value.nome}: ${value.label}`] : [])).join(', ');
}
