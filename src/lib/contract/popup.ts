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
  /** Opens on page after page of a visit until it is closed. Ours: left out is once a visit. */
  readonly repete?: boolean;
  readonly dimensoes: { readonly desktop: DimensaoBanner; readonly mobile: DimensaoBanner };
};

type PopupFile = { readonly src: string; readonly width: number; readonly height: number };

/** A popup as its island shows it: HTML safe to print, links and pictures by their path. */
export type PopupContent = Pick<
  Popup,
  'id' | 'nome' | 'tempo' | 'tipo' | 'titulo' | 'descricao' | 'link' | 'target' | 'repete'
> & {
  readonly picture?: { readonly desktop: PopupFile; readonly mobile: PopupFile; readonly alt: string };
};
