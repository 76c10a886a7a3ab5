/** The library of pictures of the editor. */
import type { PictureUseKind } from '#lib/domain/media/picture-uses.ts';
import type { Info } from './url.ts';

/** Something of the shop that shows a picture. */
export type UsoMidia = {
  readonly tipo: PictureUseKind;
  /** Of that kind; 0 where it has none. */
  readonly id: number;
  readonly nome: string;
};

export type Midia = {
  readonly id: number;
  /** Base name of its files: what `product_media.arquivo` holds for a product's picture. */
  readonly arquivo: string;
  readonly nome: string;
  readonly alt: string;
  /** Absolute addresses: WebP, the format for browsers without it, and a small WebP for lists. */
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly miniatura: string;
  /** Pixels. */
  readonly largura: number;
  readonly altura: number;
  /** Of the WebP. */
  readonly bytes: number;
  /** The place it was cut for, '' for one as it was sent; names of domain/media/picture-slots.ts. */
  readonly vaga: string;
  /** Id of the picture it was cut from, 0 for none. */
  readonly origem: number;
  readonly autor: string;
  readonly criadaEm: string;
  /** To be sent back with a change: 409 when somebody else was faster. */
  readonly revisao: number;
  readonly usos: readonly UsoMidia[];
};

export type Midias = {
  readonly midias: readonly Midia[];
  readonly info: Pick<Info, 'offset' | 'limit' | 'exibindo' | 'total'>;
};

export type MidiaDetalhe = {
  readonly midia: Midia;
  /** Made of it, the newest first. */
  readonly recortes: readonly Midia[];
};
