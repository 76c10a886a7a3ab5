/** `showcase/*`: banners, rows of products, Instagram (platform contract 4.3, 8.3). */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Produto } from './product.ts';

export type DimensaoBanner = {
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly link: string;
  /** Pixels. */
  readonly largura: number;
  readonly altura: number;
  readonly alt: string;
};

export type Banner = {
  readonly id: number;
  readonly nome: string;
  readonly titulo: string;
  readonly tagTitulo: string;
  readonly ordem: number;
  readonly target: '_self' | '_blank';
  readonly dimensoes: { readonly desktop: DimensaoBanner; readonly mobile: DimensaoBanner };
};

export type Banners = {
  readonly id: number;
  readonly nome: string;
  readonly hash: string;
  readonly banners: readonly Banner[];
  /** When it next shows something else by itself (ISO 8601), '' when nothing is planned; ours. */
  readonly mudaEm?: string;
};

export type Vitrine<M extends Money = Reais> = {
  readonly vitrine: {
    readonly id: number;
    readonly nivel: string;
    readonly titulo: string;
    readonly tagTitulo: string;
  };
  readonly produtos: readonly Produto<M>[];
};

export type Postagem = {
  readonly id: string;
  readonly tipo: 'imagem' | 'video';
  readonly imagem: string;
  readonly imagemOriginal: string;
  /** Absolute. */
  readonly link: string;
  readonly legenda: string;
  /** ISO 8601. */
  readonly data: string;
};

/** Everything '' or empty when the shop has set nothing. */
export type Instagram = {
  readonly usuario: string;
  readonly link: string;
  readonly postagens: readonly Postagem[];
};
