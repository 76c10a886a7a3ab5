/** The pieces that institutional pages are made of. */
import { ATENDIMENTO_PIECES } from './pieces/atendimento.ts';
import type { SeedPiece } from './pieces/piece.ts';
import { QUEM_SOMOS } from './pieces/quem-somos.ts';

export const PIECES: readonly SeedPiece[] = [...QUEM_SOMOS, ...ATENDIMENTO_PIECES];
