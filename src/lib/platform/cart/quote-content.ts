/** What a quote says, made of a settled cart. Pure. */
import { centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { SettledLine } from '#lib/platform/offers/available-lines.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import type { QuoteContent, QuotedFreight, QuoteLine } from '#lib/platform/schema/orders.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { Delivery } from '../shipping/delivery.ts';
import type { SettledCart } from './cart.ts';
import { savingsOf, writtenLine } from './written-lines.ts';

/** At the prices of `cart`; coupons and other quotes are no part of it. */
export function quoteContent(
  { held: _held, ...cart }: SettledCart,
  shop: Shop,
  { comprador, frete }: { readonly comprador: Comprador; readonly frete?: QuotedFreight | undefined },
): QuoteContent {
  const linhas = cart.lines.map((settled) => quoteLine(settled, shop));
  const { valor, vista } = totalsOf(cart);
  return {
    comprador,
    linhas,
    descontos: savingsOf(cart),
    produtos: linhas.reduce((sum, { preco_por, quantidade }) => sum + preco_por * quantidade, 0),
    valor,
    vista,
    ...(frete && { frete }),
  };
}

function quoteLine(settled: SettledLine, shop: Shop): QuoteLine {
  const { list, needs } = settled.offer;
  return { ...writtenLine(settled, shop), ...(list && { partes: needs }) };
}

/** With so many per cent off what the goods cost by card and in cash, whatever was taken off before. */
export function discounted(content: QuoteContent, desconto: number): QuoteContent {
  const { base = { valor: content.valor, vista: content.vista }, desconto: former = 0 } = content;
  // Older ones were written with a point.
  const names = [message.sellerDiscount(former), `Desconto especial de ${former}%`];
  const others = content.descontos.filter(({ nome }) => !names.includes(nome));
  const valor = lessPercent(centavos(base.valor), desconto);
  const vista = lessPercent(centavos(base.vista), desconto);
  const own = { nome: message.sellerDiscount(desconto), valor: base.valor - valor };
  return { ...content, base, desconto, valor, vista, descontos: desconto > 0 ? [...others, own] : others };
}

/** A delivery as a quote keeps it. */
export function quotedFreight({ id, label, days, price }: Delivery, cep: string): QuotedFreight {
  return { servico: id, label, dias: days, valor: price, cep };
}
