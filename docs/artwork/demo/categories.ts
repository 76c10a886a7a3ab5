import { ACESSORIOS } from './categories/acessorios.ts';
import { CABOS_DE_AUDIO } from './categories/audio.ts';
import { REDE_E_FIBRA } from './categories/rede.ts';
import { CABOS_DE_VIDEO } from './categories/video.ts';
import type { SeedCategory } from './types.ts';

/** The category tree, three levels deep, in menu order. A path is its slugs joined by `/`. */
export const CATEGORIES: readonly SeedCategory[] = [CABOS_DE_VIDEO, CABOS_DE_AUDIO, REDE_E_FIBRA, ACESSORIOS];
