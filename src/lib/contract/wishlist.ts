/** Favourites on the wire (platform contract 4.8), and what is ours: with their products, and shown to others. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import { convertProduto } from './conversion.ts';
import type { Convert } from './money.ts';
import type { Produto } from './product.ts';

/** Ids of products, the last one kept first. */
export type Wishlist = { readonly favoritos: readonly number[] };

/** What is kept: a product, or one value of its `simples` attribute. */
export type Favorito = {
  readonly idProduto: number;
  /** 0 = none; to remove or verify, whichever value was kept. */
  readonly idAtributoSimples: number;
  readonly idUnidadeVenda: number;
};

/** Those of somebody that the shop shows now, page by page, the last one kept first. */
export type Favoritos<M extends Money = Reais> = {
  /** What the shop calls their owner. */
  readonly nome: string;
  readonly produtos: readonly Produto<M>[];
  readonly info: { readonly offset: number; readonly limit: number; readonly total: number };
};

/** Where anybody sees the favourites of an account; '' as long as it shows them to nobody. */
export type LinkFavoritos = { readonly url: string };

export function convertFavoritos<A extends Money, B extends Money>(
  favoritos: Favoritos<A>,
  convert: Convert<A, B>,
): Favoritos<B> {
  return { ...favoritos, produtos: favoritos.produtos.map((produto) => convertProduto(produto, convert)) };
}
