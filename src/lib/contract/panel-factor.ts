/** The second factor of somebody who works in the panel, on the wire: ours, `/api/v2/vitrine/panel/me/factor`. */
import type { Equipe } from './panel.ts';

/** What a session has to do before it may do anything else in the panel: nothing, give a code, set the factor up. */
export type FaltaFator = '' | 'codigo' | 'cadastro';

/** Who asks. */
export type EquipePresente = Equipe & { readonly falta: FaltaFator };

export type FatorPainel = {
  readonly ativo: boolean;
  /** Since when, ISO 8601; '' while it is not active. */
  readonly desde: string;
  /** The shop demands one of this person. */
  readonly exigido: boolean;
  readonly falta: FaltaFator;
  /** For the app, as long as it is being set up: base32 in groups, and the address that a QR code holds. */
  readonly segredo: string;
  readonly uri: string;
  /** Recovery codes that were not used yet. */
  readonly codigosRestantes: number;
};

/** The codes are told this once: the shop keeps hashes of them. */
export type CodigosReserva = { readonly codigos: readonly string[]; readonly fator: FatorPainel };
