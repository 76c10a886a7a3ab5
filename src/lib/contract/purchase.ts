/** Prices of goods bought together, with the payload that buys them (platform contract 4.10, 8.7). */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import { convertCombinacao } from './conversion.ts';
import { type Convert, convertPrecos, type Precos } from './money.ts';
import type { CarrinhoProduto, Combinacao } from './product.ts';

/** `product/shop`, `list/shop`. `carrinho` only when it was asked for. */
export type Compra<M extends Money = Reais> = {
  /** All of it together. */
  readonly precos: Precos<M>;
  readonly carrinho?: CarrinhoProduto;
};

/** `product/combination`. */
export type CompraConjunta<M extends Money = Reais> = {
  /** Both together, the discount taken off. */
  readonly precos: Precos<M>;
  /** Per cent or reais, off the product offered beside the other. */
  readonly desconto: { readonly tipo: 'valor' | 'porcentagem'; readonly valor: number };
  readonly carrinho: CarrinhoProduto;
};

/** `product/component`: what the shop sells to go with a product; ours to define. */
export type Componentes<M extends Money = Reais> = {
  readonly id: number;
  readonly componentes: readonly Combinacao<M>[];
};

/** `product/predefination`: the shop keeps none; ours to define. */
export type Predefinicoes = { readonly predefinicoes: readonly never[] };

export type ProductSide = {
  readonly id: number;
  /** 0 for a product without values to choose. */
  readonly idAtributoValor: number;
  /** What the client shows; it decides nothing. */
  readonly preco?: Reais;
};
export type CombinationRequest = {
  readonly produtoPrincipal: ProductSide;
  readonly produtoIndicado: ProductSide;
};
export type ShopItem = ProductSide & { readonly quantidade: number };
export type ShopRequest = { readonly carrinho: boolean; readonly produtos: readonly ShopItem[] };
export type ListShopRequest = ShopRequest & { readonly idListaCompra: number };

/** `product/solicitation`: tell me when it is back. */
export type SolicitationRequest = {
  readonly idProduto: number;
  readonly idAtributoValor: number;
  readonly nome: string;
  readonly email: string;
  readonly contato?: string;
  readonly mensagem?: string;
  readonly mailing: boolean;
};
/** `product/budget`: a quote for a product that is sold on request. */
export type BudgetRequest = Omit<SolicitationRequest, 'idAtributoValor'> & { readonly enviarEmail: boolean };

export function convertCompra<A extends Money, B extends Money, P extends { readonly precos: Precos<A> }>(
  purchase: P,
  convert: Convert<A, B>,
): Omit<P, 'precos'> & { readonly precos: Precos<B> } {
  return { ...purchase, precos: convertPrecos(purchase.precos, convert) };
}

export function convertComponentes<A extends Money, B extends Money>(
  { id, componentes }: Componentes<A>,
  convert: Convert<A, B>,
): Componentes<B> {
  return { id, componentes: componentes.map((entry) => convertCombinacao(entry, convert)) };
}
