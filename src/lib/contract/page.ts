/** The home page and institutional pages (platform contract 4.2). */
import type { Peca } from './piece.ts';
import type { Estrutura } from './route.ts';
import type { SecaoPronta } from './section.ts';

export type UrlHome = {
  readonly estrutura: Estrutura;
  /** Empty where the home page is the usual one; ours otherwise. */
  readonly conteudo: {
    readonly secoes?: readonly SecaoPronta[];
    /** When it next looks different by itself (ISO 8601). */
    readonly mudaEm?: string;
  };
};

export type Pagina = {
  readonly id: number;
  readonly nome: string;
  readonly url: string;
  /** HTML written by the shop. */
  readonly descricao: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly layoutPersonalizado: { readonly layout: string; readonly codigoCss: string };
  /** What the page is made of after its text, in order; ours, so another platform leaves it out. */
  readonly pecas?: readonly Peca[];
  /** What it goes on with after them; ours, and left out where there are none. */
  readonly secoes?: readonly SecaoPronta[];
  /** When it next looks different by itself (ISO 8601), '' when nothing is planned; ours. */
  readonly mudaEm?: string;
};
export type UrlPage = { readonly estrutura: Estrutura; readonly conteudo: Pagina };
