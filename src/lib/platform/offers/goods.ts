/** What a cart line stands for: what it is called, what it costs, and which stock it takes from. */
import type { PairOffer } from '#lib/domain/offers/combination.ts';
import { kitPrice, type ProductPart } from '#lib/domain/offers/kit-price.ts';
import { productOffer, valueOffer } from '#lib/domain/offers/offer.ts';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { type UnitPrice, unitPrice } from '#lib/domain/offers/price-by-quantity.ts';
import type { Need, Stock } from '#lib/domain/offers/stock.ts';
import type { LineKey } from './line.ts';
import type { Good, GoodsList } from './queries/goods.ts';

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
  readonly parts: readonly OfferPart[];
};

/** `nome` and `sku` are of the product, or of the value inside it. */
type OfferPart = ProductPart & { readonly nome: string; readonly sku: string };

type Variant = Good['variants'][number];

/** Base name of the picture of what is bought: that of the chosen value, else of its product; '' when there is none. */
export function pictureOf({ good, variant }: Pick<Offer, 'good' | 'variant'>): string {
  return variant?.arquivo || good?.arquivo || '';
}

export function offerOf(line: LineKey, goods: Goods, terms: Terms): Offer | Refusal {
  // The shop sells in units from one place: no sale units, no warehouses.
  if (line.id_unidade_venda !== 0 || line.id_armazem !== 0) return { kind: 'unknown' };
  return line.tipo === 'lista'
    ? listOffer(line, goods, terms)
    : offerOfProduct(line.id_produto, line.id_atributo_simples, goods, terms);
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

function offerOfProduct(product: number, value: number, { products }: Goods, terms: Terms): Offer | Refusal {
  const good = products.get(product);
  const variant = good?.variants.find(({ valor_id }) => valor_id === value);
  if (!good?.visible || (value !== 0 && !variant)) return { kind: 'unknown' };
  const offer = variant ? valueOffer(good.price, value, terms) : productOffer(good.price, terms);
  if (!offer) return { kind: 'onRequest' };
  const [choice] = good.variants;
  if (choice && !variant) return { kind: 'choice', attribute: choice.nome };
  const price = unitPrice(offer);
  const { nome } = good;
  const sku = variant?.sku ?? good.sku;
  return {
    kind: 'offer',
    nome,
    sku,
    needs: [{ item: stockItem(product, value), units: 1 }],
    price,
    good,
    variant,
    list: undefined,
    parts: [{ product, units: 1, price, nome, sku }],
  };
}

/** A list costs what its items cost together, each in the number that all its units hold; a kit costs less. */
function listOffer(line: LineKey, goods: Goods, terms: Terms): Offer | Refusal {
  const list = goods.lists.get(line.id_produto);
  if (!list || line.id_atributo_simples !== 0 || list.itens.length === 0) return { kind: 'unknown' };
  const offers: { readonly offer: Offer; readonly units: number }[] = [];
  for (const { product_id, valor_id, quantidade } of list.itens) {
    const offer = offerOfProduct(product_id, valor_id, goods, terms);
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
    price: kitPrice(parts, list, goods.offers),
    good: first?.offer.good,
    variant: undefined,
    list,
    parts,
  };
}

function stockItem(product: number, value: number): string {
  return `${product}/${value}`;
}
