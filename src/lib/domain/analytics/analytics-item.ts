/**
 * Things as Google Analytics 4 knows them. Money is in reais, and what anybody pays: the card price, as in the shopping
 * feed, whose ids these are too.
 */
import { type Centavos, centavos, type Reais, toReais } from '#lib/domain/kernel/money.ts';

export type AnalyticsItem = {
  /** The SKU, as in the shopping feed. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly index?: number;
  readonly price: Reais;
  /** Off the list price, for one unit. */
  readonly discount?: Reais;
  readonly quantity: number;
};

type Product = {
  readonly sku: string;
  readonly nome: string;
  readonly adicionalNome: string;
  readonly marca: { readonly nome: string };
  readonly precos: { readonly de: Centavos; readonly por: Centavos };
};

type Chosen = { readonly atributoValor: { readonly label: string } };
export type CartLine = {
  readonly nome: string;
  readonly sku: string;
  readonly quantidade: number;
  readonly precos: { readonly precoDe: Centavos; readonly precoPor: Centavos };
  readonly atributos: object;
  readonly hash: { readonly idProduto: number; readonly idAtributoSimples: number };
};

export type OrderLine = {
  readonly nome: string;
  readonly sku: string;
  readonly atributos: string;
  readonly quantidade: number;
  readonly precoPor: Centavos;
};

/** @param categories From the widest to the narrowest; the first five are sent. */
export function productItem(
  { sku, nome, marca, adicionalNome, precos }: Product,
  categories: readonly string[] = [],
): AnalyticsItem {
  const names = categories
    .slice(0, 5)
    .map((name, index) => [`item_category${index === 0 ? '' : index + 1}`, name] as const);
  return {
    item_id: sku,
    item_name: nome,
    ...(marca.nome === '' ? {} : { item_brand: marca.nome }),
    ...Object.fromEntries(names),
    ...variant(adicionalNome),
    ...prices(precos.de, precos.por),
    quantity: 1,
  };
}

export function cartItem(line: CartLine): AnalyticsItem {
  const { unico, simples } = line.atributos as { readonly unico?: Chosen; readonly simples?: Chosen };
  const values = [unico, simples].flatMap((value) => value?.atributoValor.label ?? []);
  return {
    item_id: line.sku,
    item_name: line.nome,
    ...variant(values.join(', ')),
    ...prices(line.precos.precoDe, line.precos.precoPor),
    quantity: line.quantidade,
  };
}

export function orderItem({ sku, nome, atributos, precoPor, quantidade }: OrderLine): AnalyticsItem {
  return {
    item_id: sku,
    item_name: nome,
    ...variant(valuesOf(atributos)),
    price: toReais(precoPor),
    quantity: quantidade,
  };
}

/** Price times quantity, in centavos and back, so that no cent is made or lost by floating point. */
export function itemsValue(items: readonly AnalyticsItem[]): Reais {
  const sum = items.reduce((total, { price, quantity }) => total + Math.round(price * 100) * quantity, 0);
  return toReais(centavos(sum));
}

/** `Cor: Azul, Comprimento: 2 m` without the names, as the cart tells it. */
function valuesOf(atributos: string): string {
  const parts = atributos.split(', ').map((part) => part.replace(/^[^:]*: /, ''));
  return parts.join(', ');
}

function variant(name: string): Pick<AnalyticsItem, 'item_variant'> {
  return name === '' ? {} : { item_variant: name };
}

function prices(de: Centavos, por: Centavos): Pick<AnalyticsItem, 'price' | 'discount'> {
  return { price: toReais(por), ...(de > por ? { discount: toReais(centavos(de - por)) } : {}) };
}
