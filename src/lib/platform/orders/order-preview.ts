/** What somebody would order now. Carriers are asked here, so it is never part of a transaction. */

import { createHash } from 'node:crypto';
import { needsText } from '#lib/domain/offers/stock.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { isSeen, writeVersion } from '#lib/domain/orders/version.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { type AddressRow, readAddresses } from '#lib/platform/accounts/queries/delivery-addresses.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { lineKey } from '#lib/platform/offers/available-lines.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { arrivalOf } from '#lib/platform/shipping/arrival.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { SettledCart } from '../cart/cart.ts';
import { EMPTY_CART, readCart } from '../cart/cart.ts';
import { type CartFreight, createCartFreight, paidTotals } from '../cart/freight.ts';
import type { Delivery } from '../shipping/delivery.ts';
import type { Orderer } from './orderer.ts';
import { saidAddress } from './queries/session-address.ts';

export type OrderPreview = {
  readonly shop: Shop;
  /** Null of a guest. */
  readonly buyer: Comprador | null;
  /** Who of the shop sells it; undefined of what its buyer orders. */
  readonly seller: Orderer['seller'];
  /** The buyer of a company, which is `buyer` then. */
  readonly asker: Orderer['asker'];
  readonly addresses: readonly AddressRow[];
  /** What was said last, else the main address of the account. */
  readonly address: EnderecoEntrega | undefined;
  /** The one of the account that the form names. */
  readonly named?: EnderecoEntrega | undefined;
  /** What deliveries are quoted for, '' for none. */
  readonly cep: string;
  /** The form that orders brings its address: a version is of its postal code, unless it is one that the account keeps. */
  readonly bringsAddress: boolean;
  readonly cart: SettledCart;
  readonly quote: CartFreight['quote'];
  /** The service the visitor chose, else the cheapest; undefined when none takes the cart there. */
  readonly delivery: Delivery | undefined;
};

export type Asked = {
  /** Of the form that orders; '' for the one known already, undefined of a form that brings no address. */
  readonly cep?: string | undefined;
  /** The form names an address of the account in its place. */
  readonly idEndereco?: number | undefined;
  /** Left out or '', the service chosen before. */
  readonly servico?: string | undefined;
};

export function createOrderPreview(
  deps: ShippingDeps,
): (orderer: Pick<Orderer, 'asker' | 'seller' | 'session' | 'user'>, asked?: Asked) => Promise<OrderPreview> {
  const freightOf = createCartFreight(deps);
  const { db } = deps;
  return async ({ asker, seller, session, user }, { cep: typed, idEndereco = 0, servico = '' } = {}) => {
    const bringsAddress = typed !== undefined || idEndereco > 0;
    const shop = { ...(await readShop(deps)), descontoRevenda: discountOf(session, user) };
    const addresses = user === undefined ? [] : await readAddresses(db, user);
    const main = addresses.find(({ principal }) => principal);
    const said = session && (await saidAddress(db, session.id));
    const address = said ?? (main && plainAddress(main));
    const cart = session ? await readCart(db, session, termsOf(shop)) : EMPTY_CART;
    // A form that opens ticks the address that is known, where the account keeps it.
    const isNamed = (one: AddressRow): boolean =>
      idEndereco > 0 ? one.id === idEndereco : typed === '' && address !== undefined && isSame(one, address);
    const own = addresses.find(isNamed);
    const named = own && plainAddress(own);
    const cep = named?.cep || typed || (address?.cep ?? session?.cep ?? '');
    const servico_frete = servico || (session?.servico_frete ?? '');
    const { quote, chosen } = await freightOf(shop, cart, { cep, servico_frete });
    const buyer = user === undefined ? null : await findBuyer(db, user);
    const delivery = chosen ?? quote?.deliveries[0];
    const where = { addresses, address, bringsAddress, cep, named };
    return { shop, buyer, seller, asker, ...where, cart, quote, delivery };
  };
}

/** Only who is logged in buys as a reseller. */
export function discountOf(session: SessionRow | undefined, user: number | undefined): number {
  return user === undefined ? 0 : (session?.desconto_revenda ?? 0);
}

/** What a version is of. Pure SQL results and a quote go in, so that it can be computed again inside a transaction. */
export type Shown = Pick<
  OrderPreview,
  'address' | 'asker' | 'bringsAddress' | 'cart' | 'cep' | 'delivery' | 'named' | 'quote' | 'seller' | 'shop'
>;

/**
 * Stands for everything a review shows that may change by itself: another version is another order, whatever it costs.
 * Services that cost the same are part of each other's: one may be taken for the other.
 */
export function versionOf({
  address,
  asker,
  bringsAddress,
  cart,
  cep,
  delivery,
  named,
  quote,
  seller,
  shop,
}: Shown): string {
  const lines = cart.lines.map(({ line, offer }) => [
    lineKey(line),
    line.quantidade,
    offer.price.por(line.quantidade),
    offer.nome,
    // What a list or kit consists of may change at the same price.
    ...(offer.list ? [needsText(offer.needs)] : []),
  ]);
  const promotions = cart.promotions.map(({ offer, pairs, valor }) => [offer.id, pairs, valor]);
  const shipping = delivery && [
    delivery.id,
    ...asDear(quote, delivery).map((one) => [
      ...[one.id, one.label, one.price],
      // The day of a scheduled one is chosen, not promised.
      one.scheduled ? '' : arrivalOf(shop, one),
    ]),
  ];
  const kept = bringsAddress ? named : address;
  const { valor, vista } = paidTotals(cart, delivery);
  const customer = seller ? [seller.cliente] : asker ? ['empresa', asker.company] : [];
  const shown = [lines, promotions, cart.held, cart.coupon, cep, shipping, valor, vista, ...customer];
  return writeVersion(digestOf(shown), kept ? digestOf(plainAddress(kept)).slice(0, 22) : '');
}

function digestOf(shown: object): string {
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
  return seen.some((one) => isSeen(versao, versionOf({ ...shown, delivery: one })));
}

/** The services of a quote that cost what `delivery` does, which is one of them. */
function asDear(quote: OrderPreview['quote'], { price }: Delivery): readonly Delivery[] {
  return quote?.deliveries.filter((one) => one.price === price) ?? [];
}

/** The page that orders ticks an address by the same. */
function isSame(one: EnderecoEntrega, other: EnderecoEntrega): boolean {
  return one.cep === other.cep && one.numero === other.numero && one.logradouro === other.logradouro;
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
