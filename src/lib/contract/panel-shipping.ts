/** Delivery services as the panel edits them: our extension, `/api/v2/vitrine/panel/shipping`. */
import type { ServiceFields } from '#lib/domain/panel/records/services.ts';
import type { FreightRate } from '#lib/domain/shipping/freight-lines.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type ServicoConteudo = ServiceFields & {
  /** Money in reais. */
  readonly taxas: readonly FreightRate[];
};

export type ServicosPainel = {
  readonly servicos: readonly {
    readonly id: string;
    readonly label: string;
    readonly ativo: boolean;
    /** Its customer collects. */
    readonly retirada: boolean;
    readonly agendada: boolean;
    readonly taxas: number;
  }[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type ServicoPainel = ServicoConteudo & {
  readonly id: string;
  /** Not saved yet. */
  readonly novo: boolean;
  readonly revisao: string;
  readonly alteracoes: readonly AlteracaoPainel[];
};
