/** What a cart line stands for: what it is called, what it costs, and which stock it takes from. */

import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { PairOffer } from '#lib/domain/offers/combination.ts';
import { cashPercent, cashPrice, savedPercent, wholesalePrice } from '#lib/domain/offers/prices.ts';
import { type PricePair, resellerPair } from '#lib/domain/offers/reseller-price.ts';
import { isOnRequest, type Need, type Stock } from '#lib/domain/offers/stock.ts';
import type { LineKey } from './line.ts';
import type { Good, GoodsList } from './queries/goods.ts';
import type { Terms } from './terms.ts';

export type Goods = {
  readonly products: ReadonlyMap<number, Good>;
  readonly lists: ReadonlyMap<number, GoodsList>;
  /** Offers to buy two of the products together. */
  readonly offers: readonly PairOffer[];
};

/** Why a line cannot be bought whatever its quantity; `attribute` is the choice that is missing. */
export type Refusal =
  | { readonly kind: 'unknown' | 'onRequest' }
  | { readonly kind: 'choice'; readonly attribute: string };

export type Offer = {
  readonly kind: 'offer';
  readonly nome: string;
  readonly sku: string;
  readonly needs: readonly Need[];
  readonly price: UnitPrice;
  /** The product it shows; undefined for a list. */
  readonly good: Good | undefined;
  readonly variant: Variant | undefined;
  readonly list: GoodsList | undefined;
  /** The products in one unit; a list holds several. */
  readonly parts: readonly Part[];
};

export type Part = {
  readonly product: number;
  /** In one unit of the line. */
  readonly units: number;
  readonly price: UnitPrice;
};

type Variant = Good['variants'][number];

/** Of one unit. */
export type UnitPrice = {
  readonly de: Centavos;
  /** By how many are bought. */
  readonly por: (quantidade: number) => Centavos;
  /** What everybody pays; more than `por` where a reseller's discount decides. */
  readonly comum: (quantidade: number) => Centavos;
  /** The same in cash. */
  readonly vista: (quantidade: number) => Centavos;
  readonly scheduled: boolean;
  /** Cash discount, per cent. */
  readonly descontoVista: number;
};

export function offerOf(line: LineKey, goods: Goods, terms: Terms): Offer | Refusal {
  // The shop sells in units from one place: no sale units, no warehouses.
  if (line.id_unidade_venda !== 0 || line.id_armazem !== 0) return { kind: 'unknown' };
  return line.tipo === 'lista'
    ? listOffer(line, goods, terms)
    : productOffer(line.id_produto, line.id_atributo_simples, goods, terms);
}

/** Stock of everything the goods hold, by the names that `needs` use. */
export function stockOf({ products }: Goods): Stock {
  return new Map(
    [...products.values()].flatMap((good) => {
      const sellable = good.visible && good.status === 'disponivel';
      const own = [[stockItem(good.id, 0), sellable ? good.estoque : 0]] as const;
      const values = good.variants.map(
        ({ valor_id, estoque }) => [stockItem(good.id, valor_id), sellable ? estoque : 0] as const,
      );
      return values.length > 0 ? values : own;
    }),
  );
}

function productOffer(product: number, value: number, { products }: Goods, terms: Terms): Offer | Refusal {
  const good = products.get(product);
  const variant = good?.variants.find(({ valor_id }) => valor_id === value);
  if (!good?.visible || (value !== 0 && !variant)) return { kind: 'unknown' };
  if (isOnRequest(good.status)) return { kind: 'onRequest' };
  const [choice] = good.variants;
  if (choice && !variant) return { kind: 'choice', attribute: choice.nome };
  const price = unitPrice(good, variant, terms);
  return {
    kind: 'offer',
    nome: good.nome,
    sku: variant?.sku ?? good.sku,
    needs: [{ item: stockItem(product, value), units: 1 }],
    price,
    good,
    variant,
    list: undefined,
    parts: [{ product, units: 1, price }],
  };
}

/** A scheduled price rules the product and its values alike, as on the product page; wholesale steps come on top. */
function unitPrice(
  good: Good,
  variant: Variant | undefined,
  { discounts, descontoRevenda }: Terms,
): UnitPrice {
  const scheduled = good.agendamento;
  const standing = { own: pairOf(variant ?? good), ruling: pairOf(scheduled ?? variant ?? good) };
  const pair = resellerPair(standing, descontoRevenda);
  const steps = good.atacado.map(({ quantidade, preco_por: por }) => ({ quantidade, por: centavos(por) }));
  const por = (quantidade: number) => wholesalePrice(pair.por, steps, quantidade);
  const descontoVista = cashPercent(discounts, scheduled?.desconto_vista ?? good.desconto_vista);
  return {
    de: pair.de,
    por,
    comum: (quantidade) => wholesalePrice(standing.ruling.por, steps, quantidade),
    vista: (quantidade) => cashPrice(por(quantidade), descontoVista),
    scheduled: scheduled !== null && pair.por === standing.ruling.por,
    descontoVista,
  };
}

/** A list costs what its items cost together, each in the number that all its units hold. */
function listOffer(line: LineKey, goods: Goods, terms: Terms): Offer | Refusal {
  const list = goods.lists.get(line.id_produto);
  if (!list || line.id_atributo_simples !== 0 || list.itens.length === 0) return { kind: 'unknown' };
  const offers: { readonly offer: Offer; readonly units: number }[] = [];
  for (const { product_id, valor_id, quantidade } of list.itens) {
    const offer = productOffer(product_id, valor_id, goods, terms);
    if (offer.kind !== 'offer') return offer;
    offers.push({ offer, units: quantidade });
  }
  const [first] = offers;
  const parts = offers.flatMap(({ offer, units }) => offer.parts.map((part) => ({ ...part, units })));
  return {
    kind: 'offer',
    nome: list.nome,
    sku: '',
    needs: offers.flatMap(({ offer, units }) => offer.needs.map(({ item }) => ({ item, units }))),
    price: togetherPrice(parts),
    good: first?.offer.good,
    variant: undefined,
    list,
    parts,
  };
}

function togetherPrice(parts: readonly Part[]): UnitPrice {
  const total = (amount: (part: Part) => number) =>
    centavos(parts.reduce((sum, part) => sum + amount(part) * part.units, 0));
  const por = (quantidade: number) => total(({ price, units }) => price.por(units * quantidade));
  const vista = (quantidade: number) => total(({ price, units }) => price.vista(units * quantidade));
  const [shared, ...others] = new Set(parts.map(({ price }) => price.descontoVista));
  return {
    de: total(({ price }) => Math.max(price.de, price.por(1))),
    por,
    comum: (quantidade) => total(({ price, units }) => price.comum(units * quantidade)),
    vista,
    scheduled: false,
    descontoVista: others.length === 0 ? (shared ?? 0) : savedPercent(por(1), vista(1)),
  };
}

function pairOf({
  preco_de,
  preco_por,
}: {
  readonly preco_de: number;
  readonly preco_por: number;
}): PricePair {
  return { de: centavos(preco_de), por: centavos(preco_por) };
}

function stockItem(product: number, value: number): string {
  return `${product}/${value}`;
}
