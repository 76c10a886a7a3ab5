/** A link that makes somebody staff, on the wire; ours. */
import type { PanelRole } from '#lib/domain/panel/roles.ts';

export type ConviteEquipe = {
  /** '' of the first administrator of a shop, who says it. */
  readonly email: string;
  readonly papeis: readonly PanelRole[];
  /** Who sent it; '' of the link that the start of a shop prints. */
  readonly convidadoPor: string;
  /** The address has an account already, whose password is asked for. */
  readonly temConta: boolean;
};

export type AceiteConvite = {
  /** Asked of the first administrator alone. */
  readonly email: string;
  /** These two are not asked of who has an account. */
  readonly nome: string;
  readonly documento: string;
  readonly senha: string;
};
