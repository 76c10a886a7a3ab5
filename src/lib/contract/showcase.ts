/** `showcase/banners` and `showcase/products` (platform contract 4.3, 8.3). */
import type { Money, Reais } from '#lib/domain/money.ts';
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
