/** The finder as its owner keeps it: our extension, `/api/v2/vitrine/panel/finder`. */
import type { AlteracaoPainel } from './panel-changes.ts';

export type FaltaFicha = {
  readonly id: number;
  readonly sku: string;
  /** Code of what is missing: `no-ends`, `one-end`, `no-class`, `no-length`, `unmapped`, `panel`. */
  readonly motivo: string;
  /** The value that nobody gave a meaning, as `characteristic: value`; '' otherwise. */
  readonly valor: string;
};

export type PainelLigar = {
  /** Not switched off. */
  readonly ligado: boolean;
  /** Enough sheets say what their products join. */
  readonly responde: boolean;
  /** Products that take part. */
  readonly produtos: number;
  /** What keeps products out, by code; `total` counts those that the search finds. */
  readonly faltas: readonly FaltaFicha[];
  readonly total: number;
  /** What the owner changed of the values' meanings. */
  readonly codigos: readonly {
    readonly caracteristica: string;
    readonly valor: string;
    readonly codigo: string;
  }[];
  readonly regras: RegrasLigar;
  /** Every meaning that a value may be given. */
  readonly significados: readonly string[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** What the finder answers by. */
export type RegrasLigar = {
  /** An imported file stands in the place of what the shop comes with. */
  readonly importadas: boolean;
  readonly aparelhos: number;
  readonly portas: number;
  readonly armadilhas: number;
};

/** The rules as a file: the imported one, or what the shop comes with. */
export type ArquivoRegras = { readonly arquivo: Readonly<Record<string, unknown>> };
