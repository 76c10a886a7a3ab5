/** `marketplace/product`: offers of other sellers (platform contract 4.10); ours to define. */

/** The shop sells on its own: it has none. */
export type OfertasMarketplace = {
  readonly ofertas: readonly never[];
  readonly info: {
    readonly offset: number;
    readonly limit: number;
    readonly exibindo: number;
    readonly total: number;
  };
};
