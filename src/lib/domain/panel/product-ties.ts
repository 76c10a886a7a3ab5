/** How much of the shop hangs on a product: with any of it, it cannot be deleted. */
export type ProductTies = {
  readonly pedidos: number;
  readonly orcamentos: number;
  readonly listas: number;
  /** Other products of the family that it leads. */
  readonly familia: number;
  /** Products that offer it together with themselves. */
  readonly pares: number;
  readonly vitrines: number;
  readonly avaliacoes: number;
  readonly perguntas: number;
};
