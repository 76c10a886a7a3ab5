/** What is to be delivered: what it measures, what it is worth, and whether there is as much of it. */
import type { Kysely } from 'kysely';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { allowedQuantity } from '#lib/domain/offers/stock.ts';
import { travelGroup } from '#lib/domain/shipping/apart.ts';
import type { Boxes } from '#lib/domain/shipping/freight-weight.ts';
import { measuresOf } from '#lib/platform/catalogue/queries/measures.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { BY_PRODUCT, type Known } from '#lib/platform/kernel/queries/rows.ts';
import { type Goods, type Offer, offerOf, stockOf } from '#lib/platform/offers/goods.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { type Item, lineOf } from '#lib/platform/offers/priced-items.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { travelMarks } from './queries/travel-marks.ts';

/** `worth` is what one unit costs by card, `group` what it travels in (domain/shipping/apart.ts), `name` that of its product. */
export type Parcel = Boxes & { readonly worth: Centavos; readonly group: string; readonly name: string };

export type Consignment = {
  readonly parcels: readonly Parcel[];
  /** Of everything, by card. */
  readonly worth: Centavos;
  /** Sentence when the stock holds less than was asked for; ''. */
  readonly shortage: string;
};

/**
 * Undefined for what is sold on request, whose freight is quoted with it.
 * @throws HttpError 404 for an unknown product, value or list, 400 for a list whose choice is open.
 */
export async function consignmentOf(
  db: Kysely<Schema>,
  item: Item,
  terms: Terms,
  known: Known,
): Promise<Consignment | undefined> {
  const goods = await loadGoods(db, [lineOf(item)], terms.now, known);
  const offer = cheapestOffer(item, goods, terms);
  if (!offer) return undefined;
  const { quantidade } = item;
  return {
    parcels: await parcelsOf(known, [{ offer, quantidade }]),
    worth: centavos(offer.price.por(quantidade) * quantidade),
    shortage: shortageOf(offer, goods, quantidade),
  };
}

/** What offers measure and weigh, each in a number of units. */
export async function parcelsOf(
  known: Known,
  wanted: readonly { readonly offer: Offer; readonly quantidade: number }[],
): Promise<Consignment['parcels']> {
  const products = wanted.flatMap(({ offer }) => offer.parts.map(({ product }) => product));
  const [measures, marks] = await Promise.all([
    known.each(BY_PRODUCT, measuresOf, products),
    known.each(BY_PRODUCT, travelMarks, products),
  ]);
  return wanted.flatMap(({ offer, quantidade }) =>
    offer.parts.flatMap(({ product, units, price, nome }) => {
      const measure = measures.get(product);
      if (!measure) return [];
      const { altura_mm, largura_mm, comprimento_mm, peso_g } = measure;
      const quantity = units * quantidade;
      const box = { altura: altura_mm, largura: largura_mm, comprimento: comprimento_mm, peso: peso_g };
      const group = travelGroup(product, marks.get(product) ?? []);
      return [{ box, quantity, worth: price.por(quantity), group, name: nome }];
    }),
  );
}

/**
 * Clients quote before a value is chosen: the cheapest value stands for it then, so that free delivery is not promised
 * too early.
 */
function cheapestOffer(item: Item, goods: Goods, terms: Terms): Offer | undefined {
  const offer = offerOf(lineOf(item), goods, terms);
  if (offer.kind === 'offer') return offer;
  if (offer.kind === 'onRequest') return undefined;
  if (offer.kind !== 'choice')
    throw notFound(item.tipo === 'lista' ? message.unknownList : message.unknownProduct);
  const values = item.tipo === 'produto' ? (goods.products.get(item.id_produto)?.variants ?? []) : [];
  const offers = values
    .map(({ valor_id }) => offerOf(lineOf({ ...item, valor: valor_id }), goods, terms))
    .filter((candidate) => candidate.kind === 'offer')
    .toSorted((a, b) => a.price.por(item.quantidade) - b.price.por(item.quantidade));
  const [cheapest] = offers;
  if (!cheapest) throw new HttpError(400, message.chooseValue(offer.attribute));
  return cheapest;
}

function shortageOf({ needs }: Offer, goods: Goods, quantidade: number): string {
  const left = allowedQuantity(needs, [], stockOf(goods));
  if (left >= quantidade) return '';
  return left === 0 ? message.unavailable : message.left(left);
}
