/** Old addresses and where they lead: our extension, `/api/v2/vitrine/redirect` and `/panel/redirects`. */
import type { AlteracaoPainel } from './panel-changes.ts';

/** Path of the shop, with a query where it has one; '' where what stood there is gone for good. */
export type Destino = { readonly para: string };

export type Redirecionamento = {
  readonly id: number;
  readonly de: string;
  readonly para: string;
  /** `painel`: made by hand; `endereco`: the address of a product or a category changed. */
  readonly origem: 'painel' | 'endereco';
  /** Who made it, '' for the shop itself. */
  readonly autor: string;
  readonly em: string;
};

export type Redirecionamentos = {
  /** Newest first. */
  readonly redirecionamentos: readonly Redirecionamento[];
  readonly total: number;
  readonly alteracoes: readonly AlteracaoPainel[];
};
