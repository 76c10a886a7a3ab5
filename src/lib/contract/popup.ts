/** `struct/popup/{nivel}` (platform contract 8.4). */
import type { DimensaoBanner } from './showcase.ts';

export type Popup = {
  readonly id: number;
  readonly nome: string;
  /** Seconds after which it opens. */
  readonly tempo: number;
  readonly tipo: 'imagem' | 'html' | 'newsletter';
  readonly titulo: string;
  /** HTML of the shop. */
  readonly descricao: string;
  readonly link: string;
  readonly target: '_self' | '_blank';
  readonly dimensoes: { readonly desktop: DimensaoBanner; readonly mobile: DimensaoBanner };
};
