/** The delivery of a cart: what it costs with each service, which one is chosen, and what is paid with it. */

import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { parcelsOf } from '#lib/platform/shipping/parcels.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { Delivery } from '../shipping/delivery.ts';
import { createDeliveries, type Quote } from '../shipping/quote.ts';
import type { SettledCart } from './cart.ts';
import { goodsTotals } from './coupon.ts';

export type CartFreight = {
  /** Undefined without a postal code, and for an empty cart. */
  readonly quote: Quote | undefined;
  /** Undefined when no service was chosen, or the one that was does not take this cart there any more. */
  readonly chosen: Delivery | undefined;
};

export type PaidTotals = {
  /** By card, freight included. */
  readonly valor: Centavos;
  /** In cash: the discount is on the goods alone. */
  readonly vista: Centavos;
  readonly frete: Centavos;
};

type Place = Pick<SessionRow, 'cep' | 'servico_frete'>;

/** Free delivery counts from what the goods cost after the coupon, as the bar above them says. */
export function createCartFreight(
  deps: ShippingDeps,
): (shop: Shop, cart: SettledCart, place: Place) => Promise<CartFreight> {
  const deliver = createDeliveries(deps);
  return async (shop, cart, { cep, servico_frete }) => {
    if (cep === '' || cart.lines.length === 0) return { quote: undefined, chosen: undefined };
    const wanted = cart.lines.map(({ offer, line: { quantidade } }) => ({ offer, quantidade }));
    const parcels = await parcelsOf(await deps.known(), wanted);
    const worth = goodsTotals(cart).valor;
    const quote = couponed(
      promised(await deliver(shop, cep, { parcels, worth, shortage: '' }), cart, cep),
      cart,
    );
    return { quote, chosen: quote.deliveries.find(({ id }) => id === servico_frete) };
  };
}

/** What is paid for a cart, delivered as `chosen`. */
export function paidTotals(cart: SettledCart, chosen: Delivery | undefined): PaidTotals {
  const { valor, vista } = goodsTotals(cart);
  const frete = chosen?.price ?? centavos(0);
  return { valor: centavos(valor + frete), vista: centavos(vista + frete), frete };
}

/** With what a quote says of the delivery there: its service at its price, or at today's where that is lower. */
function promised(quote: Quote, { held }: SettledCart, cep: string): Quote {
  const frete = held?.frete;
  if (frete?.cep !== cep) return quote;
  const own = quote.deliveries.find(({ id }) => id === frete.servico);
  const price = centavos(Math.min(own?.price ?? frete.valor, frete.valor));
  const { label, dias } = frete;
  const settled = { id: frete.servico, tipo: SETTLED, label, days: dias, scheduled: false, mayBeFree: false };
  const delivery = own ? { ...own, price } : { ...settled, price, pickup: false };
  return {
    deliveries: [delivery, ...quote.deliveries.filter((one) => one !== own)],
    restriction: '',
    notes: quote.notes.filter((note) => note !== quote.restriction),
  };
}

/** Kind of a delivery that a seller settled. */
const SETTLED = 'orcamento';

function couponed(quote: Quote, { coupon }: SettledCart): Quote {
  const off = coupon?.descontoFrete ?? 0;
  const deliveries = quote.deliveries.map((delivery) => ({
    ...delivery,
    price: lessPercent(delivery.price, off),
  }));
  return off === 0 ? quote : { ...quote, deliveries };
}
