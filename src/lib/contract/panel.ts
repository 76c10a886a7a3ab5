/** Who works in `/painel`, on the wire: our extension, `/api/v2/vitrine/panel`. */
import type { PanelRole } from '#lib/domain/panel/roles.ts';

/** Somebody of the shop's own people. */
export type Equipe = {
  readonly id: number;
  readonly nome: string;
  /** At least one. */
  readonly papeis: readonly PanelRole[];
};
