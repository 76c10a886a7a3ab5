/** Who works in the panel, on the wire: ours, `/api/v2/vitrine/panel/staff*`. */
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type PessoaEquipe = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly papeis: readonly PanelRole[];
  /** The one who asks. */
  readonly voce: boolean;
  /** When they logged in last, ISO 8601; '' for nobody who is logged in. */
  readonly entrou: string;
  /** Has a second factor. */
  readonly fator: boolean;
};

export type EquipePainel = {
  /** Administrators have to have a second factor. */
  readonly fatorExigido: boolean;
  readonly pessoas: readonly PessoaEquipe[];
  /** Links that are good still, the newest first. */
  readonly convites: readonly {
    readonly id: string;
    readonly email: string;
    readonly papeis: readonly PanelRole[];
    readonly por: string;
    /** ISO 8601. */
    readonly ate: string;
  }[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type NovoConvite = { readonly email: string; readonly papeis: readonly PanelRole[] };

/** The link is told this once: the shop keeps a hash of it. */
export type ConviteFeito = { readonly link: string; readonly equipe: EquipePainel };
