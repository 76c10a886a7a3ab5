/** Who did what in the panel, on the wire: ours, `/api/v2/vitrine/panel/history`. */
import type { AlteracaoPainel } from './panel-changes.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type AtoPainel = Omit<AlteracaoPainel, 'id'> & {
  readonly id: string;
  /** The area of the panel: `pedidos`, `configuracoes`. */
  readonly secao: string;
};

export type HistoricoPainel = {
  /** Newest first. */
  readonly atos: readonly AtoPainel[];
  /** Everybody and every area that stands in the history. */
  readonly pessoas: readonly string[];
  readonly secoes: readonly string[];
  readonly info: InfoPainel;
};
