/** What somebody would order now. Carriers are asked here, so it is never part of a transaction. */

import { createHash } from 'node:crypto';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { type AddressRow, readAddresses } from '#lib/platform/accounts/queries/delivery-addresses.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { lineKey } from '#lib/platform/offers/settle.ts';
import { termsOf } from '#lib/platform/offers/terms.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from '../cart/cart.ts';
import { readCart } from '../cart/cart.ts';
import { type CartFreight, createCartFreight, paidTotals } from '../cart/freight.ts';
import type { Delivery } from '../shipping/quote.ts';
import { saidAddress } from './queries/session-address.ts';

export type Review = {
  readonly shop: Shop;
  readonly buyer: Comprador;
  readonly addresses: readonly AddressRow[];
  readonly address: EnderecoEntrega | undefined;
  readonly cart: SettledCart;
  readonly quote: CartFreight['quote'];
  /** The service the visitor chose, else the cheapest; undefined when none takes the cart there. */
  readonly delivery: Delivery | undefined;
};

export function createReview(deps: ShippingDeps): (session: SessionRow, user: number) => Promise<Review> {
  const freightOf = createCartFreight(deps);
  const { db } = deps;
  return async (session, user) => {
    const shop = { ...(await readShop(deps)), descontoRevenda: session.desconto_revenda ?? 0 };
    const addresses = await readAddresses(db, user);
    const main = addresses.find(({ principal }) => principal);
    const address = (await saidAddress(db, session.id)) ?? (main && plainAddress(main));
    const cart = await readCart(db, session, termsOf(shop));
    const place = { cep: address?.cep ?? session.cep, servico_frete: session.servico_frete };
    const { quote, chosen } = await freightOf(shop, cart, place);
    const buyer = await findBuyer(db, user);
    return { shop, buyer, addresses, address, cart, quote, delivery: chosen ?? quote?.deliveries[0] };
  };
}

/** What a version is of. Pure SQL results and a quote go in, so that it can be computed again inside a transaction. */
export type Shown = Pick<Review, 'address' | 'cart' | 'delivery' | 'quote'>;

/**
 * Stands for everything a review shows that may change by itself: another version is another order, whatever it costs.
 * Services that cost the same are part of each other's: one may be taken for the other.
 */
export function versionOf({ address, cart, delivery, quote }: Shown): string {
  const lines = cart.lines.map(({ line, offer }) => [
    lineKey(line),
    line.quantidade,
    offer.price.por(line.quantidade),
    offer.nome,
  ]);
  const promotions = cart.promotions.map(({ offer, pairs, valor }) => [offer.id, pairs, valor]);
  const shipping = delivery && [
    delivery.id,
    ...asDear(quote, delivery).map(({ id, label, price, days }) => [id, label, price, days]),
  ];
  const where = address && [
    address.cep,
    address.logradouro,
    address.numero,
    address.complemento,
    address.bairro,
    address.cidade,
    address.uf,
  ];
  const { valor, vista } = paidTotals(cart, delivery);
  const shown = [lines, promotions, cart.held, cart.coupon, where, shipping, valor, vista];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/**
 * Whether `versao` is of what would be ordered. Where the order names its service, it may be of another one at the same
 * total: this one was ticked since.
 */
export function isShown(
  shown: Shown,
  { versao, servico }: { readonly versao: string; readonly servico: string },
): boolean {
  const { delivery, quote } = shown;
  const seen = servico === '' || !delivery ? [delivery] : asDear(quote, delivery);
  return seen.some((one) => versionOf({ ...shown, delivery: one }) === versao);
}

/** The services of a quote that cost what `delivery` does, which is one of them. */
function asDear(quote: Review['quote'], { price }: Delivery): readonly Delivery[] {
  return quote?.deliveries.filter((one) => one.price === price) ?? [];
}

export function plainAddress({
  cep,
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  uf,
}: EnderecoEntrega): EnderecoEntrega {
  return { cep, logradouro, numero, complemento, bairro, cidade, uf };
}
