/** What a product page shows beside its product: what to buy with it, and what else there is. */

import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Reach } from '#lib/domain/shipping/delivery-reach.ts';
import type { LigarProduto } from './finder.ts';
import type { Lista } from './list.ts';
import type { Precos } from './money.ts';
import type { Combinacao, Produto, Simples } from './product.ts';
import type { Vitrine } from './showcase.ts';

/** One line of the offer: the product of the page, or one offered with it. */
export type TogetherLine = {
  readonly produto: Pick<Produto<Centavos>, 'id' | 'nome' | 'precos' | 'rota' | 'midias'>;
  readonly simples: Simples<Centavos> | undefined;
  /** Value chosen of it, 0 for none. */
  readonly value: number;
  /** What makes it cheaper; none for the product of the page. */
  readonly offer: Pick<Combinacao, 'tipoDesconto' | 'desconto'> | undefined;
  readonly chosen: boolean;
};

export type Together = {
  /** The product of the page first. */
  readonly lines: readonly TogetherLine[];
  /** Path of the page. */
  readonly rota: string;
  /** Of what is chosen; none while something has to be chosen first, or when it could not be had. */
  readonly precos: Precos<Centavos> | undefined;
  /** Of a form that came back: what was wrong, with the id of the product it belongs to, 0 for the form itself. */
  readonly problem?: { readonly product: number; readonly message: string };
};

/** A manual or another file to download. */
export type ProductFile = {
  readonly name: string;
  /** On our own origin where the platform keeps it. */
  readonly path: string;
  /** `PDF`; '' where its name does not tell. */
  readonly kind: string;
  /** Undefined where the platform does not tell. */
  readonly bytes: number | undefined;
};

export type ProductBeside = {
  /** Whether the visitor keeps the product; always false on a page that everybody gets. */
  readonly favorito: boolean;
  /** None when nothing is offered with the product. */
  readonly together: Together | undefined;
  readonly recommended: Vitrine<Centavos> | undefined;
  readonly files: readonly ProductFile[];
  /** What it links; undefined where nothing can be said. */
  readonly uses: LigarProduto | undefined;
  /** By Pix, of each value of its family by the id of the product; empty where all cost the same. */
  readonly siblingPrices: ReadonlyMap<number, Centavos>;
  /** Those that hold it. */
  readonly kits: readonly Lista<Centavos>[];
  /** Where it is delivered; undefined where nothing can be said. */
  readonly reach: Reach | undefined;
};
