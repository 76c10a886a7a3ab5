/** The lines of a cart as an order and a quote write them down: nothing in them changes when the shop does. */
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { SettledLine } from '#lib/platform/offers/available-lines.ts';
import { type Offer, pictureOf } from '#lib/platform/offers/goods.ts';
import type { OrderLinesTable } from '#lib/platform/schema/orders.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from './cart.ts';
import { isSaving, savingName } from './held-quote.ts';
import { presentLine } from './wire/cart.ts';

/** What is taken off the goods before a coupon, each with the name a visitor reads. */
export function savingsOf({
  promotions,
  held,
}: SettledCart): readonly { readonly nome: string; readonly valor: number }[] {
  const pairs = promotions.map(({ pairs: count, valor }) => ({ nome: message.boughtTogether(count), valor }));
  if (!isSaving(held)) return pairs;
  return [...pairs, { nome: savingName(held), valor: held.valor }];
}

export function linesOf(cart: SettledCart, shop: Shop): readonly Omit<OrderLinesTable, 'numero' | 'ordem'>[] {
  return cart.lines.map((settled) => writtenLine(settled, shop));
}

export function writtenLine(
  { line, offer }: SettledLine,
  shop: Shop,
): Omit<OrderLinesTable, 'numero' | 'ordem'> {
  return {
    tipo: line.tipo,
    id_produto: line.id_produto,
    id_atributo_simples: line.id_atributo_simples,
    nome: offer.nome,
    sku: offer.sku,
    atributos: chosenValues(offer),
    rota: presentLine(shop, { line, offer }).rota,
    imagem: pictureOf(offer),
    quantidade: line.quantidade,
    preco_por: offer.price.por(line.quantidade),
  };
}

/** `Comprimento: 2 m, Cor: preto`; of a list what is in one of it, `4 × CADEIRA-1, 1 × MESA-2M`. */
function chosenValues({ list, good, parts, variant }: Offer): string {
  if (list) return parts.map(({ units, sku, nome }) => `${units} × ${sku || nome}`).join(', ');
  const values = [good?.unico, variant];
  return values.flatMap((value) => (value ? [`${value.nome}: ${value.label}`] : [])).join(', ');
}
