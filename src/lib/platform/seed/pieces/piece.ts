import type { PieceContent, PiecesTable } from '../../schema.ts';

/** What a kind of piece does not use is left out. */
export type SeedPiece = {
  /** Below `/pagina`: `quem_somos/banner-historia`. */
  readonly slug: string;
  readonly tipo: PiecesTable['tipo'];
} & Readonly<Partial<Omit<PieceContent, 'imagemOriginal'>>>;

/** The pictures of banners, all of one size (pixels). */
export const BANNER_SIZE = { largura: 960, altura: 640 } as const;
