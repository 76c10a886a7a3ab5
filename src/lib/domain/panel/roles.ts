/** Who of the shop's own people may do what. */

export const PANEL_ROLES = ['marketing', 'administrador'] as const;
/** An `administrador` may do everything; `marketing` what visitors read. */
export type PanelRole = (typeof PANEL_ROLES)[number];

export function isAllowed(wanted: readonly PanelRole[], roles: readonly PanelRole[]): boolean {
  return roles.includes('administrador') || wanted.some((role) => roles.includes(role));
}
