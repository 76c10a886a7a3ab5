/** A pasted list of codes: ours, `/api/v2/vitrine/cart/sku-list`. */
import type { FaltaSku } from '#lib/domain/cart/sku-list.ts';

export type ListaSku = {
  /** How many lines were added. */
  readonly adicionadas: number;
  readonly faltas: readonly FaltaSku[];
  /** What had to be changed in the rest of the cart, for the visitor. */
  readonly mensagens: readonly string[];
};

/** Body of `POST cart/sku-list`. */
export type AddSkuList = {
  /** Made for each form; the same one again adds nothing and answers the same. */
  readonly chave: string;
  readonly texto: string;
};
