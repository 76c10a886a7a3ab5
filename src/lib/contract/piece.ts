/** Pieces of institutional pages: our extension of `url/page`, which another platform does not answer. */
import type { ItemMenu } from './struct.ts';

export type TipoPeca = 'banner' | 'canais' | 'chamada' | 'contato' | 'menu' | 'perguntas' | 'texto';

/** Each kind uses some of it; the rest is ''. */
export type Peca = {
  readonly id: number;
  /** Below `/pagina`, where it is shown alone: `quem_somos/banner-historia`. */
  readonly slug: string;
  readonly tipo: TipoPeca;
  readonly titulo: string;
  /** HTML written by the shop. */
  readonly texto: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  /** Pixels of the picture, 0 without one. */
  readonly largura: number;
  readonly altura: number;
  readonly alt: string;
  /** Absolute, '' for none. */
  readonly link: string;
  readonly textoLink: string;
  /** Answers are HTML. */
  readonly perguntas: readonly { readonly pergunta: string; readonly resposta: string }[];
  readonly menu: readonly ItemMenu[];
};
