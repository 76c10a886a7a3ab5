/** The institutional pages of the shop: HTML by the shop itself, sanitised all the same where it is shown. */
import { ATENDIMENTO } from './pages/atendimento.ts';
import { GUIAS } from './pages/guias.ts';
import { INSTITUCIONAL } from './pages/institucional.ts';
import type { SeedPage } from './pages/page.ts';
import { POLITICAS } from './pages/politicas.ts';

export const PAGES: readonly SeedPage[] = [...INSTITUCIONAL, ...ATENDIMENTO, ...POLITICAS, ...GUIAS];
