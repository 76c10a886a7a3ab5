/** The shop as a file: our extension, `/api/v2/vitrine/panel/pack`. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type PainelPacote = {
  /** A pack can be brought in. */
  readonly vazia: boolean;
  /** An import began and did not come to its end; nothing of it is in the shop. */
  readonly interrompida: boolean;
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type PacotePronto = {
  /** For its parts; good for an hour. */
  readonly id: string;
  readonly bytes: number;
};

export type ParteDoPacote = {
  /** Base64. */
  readonly dados: string;
  /** Where the next part begins; null after the last one. */
  readonly proximo: number | null;
};

export type PacoteTrazido = { readonly linhas: number; readonly imagens: number };
