/** What delivery costs: from carrier APIs where the shop has them, from its own tables otherwise and beside them. */

import { cepRange, ufOf } from '#lib/domain/kernel/cep.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { NO_PLACES, type Places } from '#lib/domain/shipping/delivery-turns.ts';
import { freeShippingFrom } from '#lib/domain/shipping/free-shipping.ts';
import { type Rate, tablePrices, withFreeDelivery } from '#lib/domain/shipping/freight-table.ts';
import { type Load, loadOf } from '#lib/domain/shipping/freight-weight.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { Item } from '#lib/platform/offers/priced-items.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { CarrierOffer } from './carriers/carrier.ts';
import { createCarriers } from './carriers/carriers.ts';
import type { Delivery } from './delivery.ts';
import { askForLoads, inLoads, loadsOf, refusal, saidApart } from './loads.ts';
import type { ShippingDeps } from './options.ts';
import { type Consignment, consignmentOf } from './parcels.ts';
import { type RateRow, ratesTo } from './queries/shipping.ts';
import { placesOf } from './queries/slots.ts';
import { type OwnDelivery, withSlots } from './slots.ts';

export type Quote = {
  readonly deliveries: readonly Delivery[];
  /** Why nothing is delivered; ''. */
  readonly restriction: string;
  /** Sentences for the visitor. */
  readonly notes: readonly string[];
};

/** Services of this kind in the tables stand in for the carrier APIs; the others are the shop's own. */
const CARRIED = 'transportadora';
export const PICKUP = 'retirada';

/**
 * `cep` has eight digits.
 * @throws HttpError 404 for an unknown product, value or list, from the function it returns.
 */
export function createQuoter(deps: ShippingDeps): (shop: Shop, cep: string, item: Item) => Promise<Quote> {
  const deliver = createDeliveries(deps);
  return async (shop, cep, item) => {
    const goods = await consignmentOf(deps.db, item, termsOf(shop), await deps.known());
    return goods ? deliver(shop, cep, goods) : nothing('', message.freightOnRequest);
  };
}

/** The same for goods in hand. What may not travel together goes in deliveries of its own, whose prices are added up. */
export function createDeliveries(
  deps: ShippingDeps,
): (shop: Shop, cep: string, goods: Consignment) => Promise<Quote> {
  const askCarriers = createCarriers(deps.shipping, deps.now);
  return async (shop, cep, { parcels, worth, shortage }) => {
    const uf = ufOf(cep);
    if (!uf) return nothing('', message.unassignedCep);

    const rates = (await ratesTo(deps.db, cepRange(cep))).map(rateOf);
    const loads = loadsOf(parcels);
    const sent = loads.map((load) => tableDeliveries(rates, loadOf(load)).filter(({ pickup }) => !pickup));
    const picked = tableDeliveries(rates, loadOf(parcels)).filter(({ pickup }) => pickup);
    const offers = await askForLoads(askCarriers, loads, { to: cep, worth, sender: senderOf(shop) });
    const parts = sent.map((own, load) => {
      const carried = offers?.[load]?.map(carriedDelivery);
      return carried ? [...carried, ...own.filter(({ tipo }) => tipo !== CARRIED)] : own;
    });
    const deliveries = await withSlots(deps.db, shop, [...inLoads(parts), ...picked]);

    const delivered = deliveries.some(({ pickup }) => !pickup);
    const tabled = rates.some(({ tipo }) => tipo !== PICKUP);
    const silent = askCarriers !== undefined && offers === undefined;
    const untabled = silent ? message.carriersSilent : message.notDeliveredTo(cep, uf);
    const restriction = delivered ? '' : tabled || offers ? refusal(loads, parts) : untabled;
    const standIn = silent && tabled ? message.freightOfTables : '';
    const severally = delivered ? saidApart(loads) : '';
    const free = freeShippingFrom(shop.configuracoes.sistema.checkout.carrinho);
    return {
      deliveries: withoutExtra(withFreeDelivery(deliveries, worth, free), uf).toSorted(inOrder),
      restriction,
      notes: [restriction, severally, shortage, standIn].filter((note) => note !== ''),
    };
  };
}

function nothing(restriction: string, note: string): Quote {
  return { deliveries: [], restriction, notes: [note] };
}

export type ServiceRate = Rate &
  Pick<Delivery, 'tipo' | 'label' | 'days' | 'scheduled' | 'mayBeFree' | 'place'> & {
    readonly places: Places;
    readonly noExtra: boolean;
  };

export function rateOf(row: RateRow): ServiceRate {
  return {
    service: row.service_id,
    width: row.cep_ate - row.cep_de,
    base: centavos(row.valor_base),
    perKg: centavos(row.valor_kg),
    minWeight: row.peso_minimo_g,
    maxWeight: row.peso_maximo_g,
    divisor: row.divisor_cubico,
    tipo: row.tipo,
    label: row.label,
    days: row.prazo_dias,
    scheduled: row.entrega_agendada,
    mayBeFree: row.frete_gratis,
    place: { endereco: row.retirada_endereco, horario: row.retirada_horario },
    places: placesOf(row),
    noExtra: row.sem_acrescimo,
  };
}

function tableDeliveries(rates: readonly ServiceRate[], load: Load): readonly OwnDelivery[] {
  return tablePrices(rates, load).map(({ rate, price }) => {
    const { service: id, tipo, label, days, scheduled, mayBeFree, place, places, noExtra } = rate;
    const pickup = tipo === PICKUP;
    const plain = { id, tipo, label, price, days, scheduled, mayBeFree, pickup, places, noExtra };
    return { ...plain, ...(pickup && place && { place }) };
  });
}

/** Chosen day and turn are no reason to pay more, where the shop follows the law of São Paulo (Lei 13.747/2009). */
function withoutExtra(
  deliveries: readonly (Delivery & { noExtra?: boolean })[],
  uf: string,
): readonly Delivery[] {
  const plain = deliveries.filter(({ pickup, scheduled }) => !pickup && !scheduled).map(({ price }) => price);
  return deliveries.map(({ noExtra = false, ...one }) =>
    one.scheduled && noExtra && uf === 'SP'
      ? { ...one, price: centavos(Math.min(one.price, ...plain)) }
      : one,
  );
}

function carriedDelivery({ id, label, price, days }: CarrierOffer): OwnDelivery {
  const plain = { scheduled: false, mayBeFree: true, pickup: false, places: NO_PLACES, noExtra: false };
  return { id, tipo: CARRIED, label, price, days, ...plain };
}

/** The cheapest first; of two the one that asks for no day and turn, as it is ticked by itself, then the faster; collecting at the shop comes last. */
function inOrder(a: Delivery, b: Delivery): number {
  const [pickup, scheduled] = [
    Number(a.pickup) - Number(b.pickup),
    Number(a.scheduled) - Number(b.scheduled),
  ];
  return pickup || a.price - b.price || scheduled || a.days - b.days;
}

/** Carrier APIs want to know whom to write to. Headers hold Latin letters only. */
function senderOf({ configuracoes }: Shop): string {
  const { nome, email } = configuracoes.sistema.geral.site;
  const plain = nome.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '');
  return `${plain.trim() || 'Vitrine'} (${email.replaceAll(/[^\x21-\x7e]/g, '')})`;
}
