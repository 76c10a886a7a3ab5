/** The home page and institutional pages (platform contract 4.2). */
import type { Peca } from './piece.ts';
import type { Estrutura } from './route.ts';

export type UrlHome = { readonly estrutura: Estrutura; readonly conteudo: Readonly<Record<string, never>> };

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
  /** When it next looks different by itself (ISO 8601), '' when nothing is planned; ours. */
  readonly mudaEm?: string;
};
export type UrlPage = { readonly estrutura: Estrutura; readonly conteudo: Pagina };
