import { slotOf } from '#lib/domain/media/picture-slots.ts';
import type { PieceContent, PiecesTable } from '#lib/platform/schema/content.ts';

/** What a kind of piece does not use is left out. */
export type SeedPiece = {
  /** Below `/pagina`: `quem_somos/banner-historia`. */
  readonly slug: string;
  readonly tipo: PiecesTable['tipo'];
} & Readonly<Partial<Omit<PieceContent, 'imagemOriginal'>>>;

const { largura, altura } = slotOf('peca');
/** The pictures of banners, all of one size (pixels). */
export const BANNER_SIZE = { largura, altura } as const;
