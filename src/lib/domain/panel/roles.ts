/** Who of the shop's own people may do what. */

export const PANEL_ROLES = ['marketing', 'vendedor', 'administrador'] as const;
/** An `administrador` may do everything; `marketing` what visitors read; a `vendedor` makes quotes. */
export type PanelRole = (typeof PANEL_ROLES)[number];

/** What visitors read is theirs. */
export const EDITORS = ['marketing', 'administrador'] as const satisfies readonly PanelRole[];
/** Quotes are theirs. */
export const SELLERS = ['vendedor', 'administrador'] as const satisfies readonly PanelRole[];

export function isAllowed(wanted: readonly PanelRole[], roles: readonly PanelRole[]): boolean {
  return roles.includes('administrador') || wanted.some((role) => roles.includes(role));
}
