/** Favourites on the wire (platform contract 4.8). */

/** Ids of products, the last one kept first. */
export type Wishlist = { readonly favoritos: readonly number[] };

/** What is kept: a product, or one value of its `simples` attribute. */
export type Favorito = {
  readonly idProduto: number;
  /** 0 = none; to remove or verify, whichever value was kept. */
  readonly idAtributoSimples: number;
  readonly idUnidadeVenda: number;
};
