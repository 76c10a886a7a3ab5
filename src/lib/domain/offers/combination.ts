/**
 * What buying together saves: an offer takes something off a product when it is bought with another one. It holds in
 * pairs, so the second of the offered products costs its full price unless a second of the other is there too.
 */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { cashPrice } from './prices.ts';

export type PairOffer = {
  readonly id: number;
  /** The product whose page makes the offer. */
  readonly main: number;
  /** The product that costs less beside it. */
  readonly offered: number;
  readonly tipoDesconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent, off one unit of the offered product. */
  readonly desconto: number;
};

/** Units of one product that cost the same. */
export type PricedUnits = {
  readonly product: number;
  readonly units: number;
  /** Of one unit. */
  readonly por: Centavos;
  /** What everybody pays for it: offers are taken off that, and the lower price stands. */
  readonly comum: Centavos;
  /** Cash discount, per cent. */
  readonly descontoVista: number;
};

export type PairSaving = {
  readonly offer: PairOffer;
  /** How many times the offer holds. */
  readonly pairs: number;
  /** Taken off the selling price, all pairs together. */
  readonly valor: Centavos;
  /** Taken off the cash price. */
  readonly vista: Centavos;
};

/** What one unit of the offered product costs beside the main one; never below 0. */
export function pairPrice(por: Centavos, { tipoDesconto, desconto }: PairOffer): Centavos {
  return tipoDesconto === 'porcentagem' ? lessPercent(por, desconto) : centavos(Math.max(0, por - desconto));
}

/**
 * The offers that hold among `goods`, dearest saving first. Each unit is made cheaper once; one unit of a main product
 * brings one of each product offered with it; and of two offers between the same two products a pair takes one.
 */
export function pairSavings(
  goods: readonly PricedUnits[],
  offers: readonly PairOffer[],
): readonly PairSaving[] {
  const owned = unitsByProduct(goods);
  const left = goods.map(({ units }) => units);
  const pairsTaken = new Map<string, number>();
  const savings = new Map<PairOffer, PairSaving>();
  for (const { offer, index, priced, saved } of candidates(goods, offers)) {
    const between = pairKey(offer);
    const taken = pairsTaken.get(between) ?? 0;
    const pairs = Math.min(left[index] ?? 0, (owned.get(offer.main) ?? 0) - taken);
    if (pairs <= 0) continue;
    left[index] = (left[index] ?? 0) - pairs;
    pairsTaken.set(between, taken + pairs);
    const before = savings.get(offer);
    const cash = (price: Centavos) => cashPrice(price, priced.descontoVista);
    savings.set(offer, {
      offer,
      pairs: (before?.pairs ?? 0) + pairs,
      valor: centavos((before?.valor ?? 0) + saved * pairs),
      vista: centavos((before?.vista ?? 0) + (cash(priced.por) - cash(besidePrice(priced, offer))) * pairs),
    });
  }
  return [...savings.values()];
}

type Candidate = {
  readonly offer: PairOffer;
  readonly index: number;
  readonly priced: PricedUnits;
  /** By one pair. */
  readonly saved: number;
};

function candidates(goods: readonly PricedUnits[], offers: readonly PairOffer[]): readonly Candidate[] {
  return offers
    .flatMap((offer) =>
      goods.flatMap((priced, index) =>
        priced.product === offer.offered
          ? { offer, index, priced, saved: priced.por - besidePrice(priced, offer) }
          : [],
      ),
    )
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved || a.offer.id - b.offer.id || a.index - b.index);
}

/** What one of these units costs in a pair. */
function besidePrice({ por, comum }: PricedUnits, offer: PairOffer): Centavos {
  return centavos(Math.min(por, pairPrice(comum, offer)));
}

function unitsByProduct(goods: readonly PricedUnits[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const entry of goods) units.set(entry.product, (units.get(entry.product) ?? 0) + entry.units);
  return units;
}

function pairKey({ main, offered }: PairOffer): string {
  return main < offered ? `${main}/${offered}` : `${offered}/${main}`;
}
