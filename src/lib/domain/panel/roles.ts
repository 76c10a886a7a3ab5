/** Who of the shop's own people may do what. */

export const PANEL_ROLES = [
  'marketing',
  'catalogo',
  'pedidos',
  'vendedor',
  'clientes',
  'configuracoes',
  'equipe',
  'administrador',
] as const;
/**
 * An area each: `marketing` what visitors read, `catalogo` products and their prices, `pedidos` orders and returns,
 * `vendedor` quotes, `clientes` accounts and what they write, `configuracoes` settings and freight, `equipe` staff. An
 * `administrador` may do everything, and alone money and the shop as a file.
 */
export type PanelRole = (typeof PANEL_ROLES)[number];

type Roles = readonly PanelRole[];

/** What visitors read is theirs. */
export const EDITORS = ['marketing', 'administrador'] as const satisfies Roles;
export const CATALOGUE = ['catalogo', 'administrador'] as const satisfies Roles;
/** Pictures, and the words of searches. */
export const PICTURES = ['marketing', 'catalogo', 'administrador'] as const satisfies Roles;
export const ORDERS = ['pedidos', 'administrador'] as const satisfies Roles;
/** Quotes are theirs. */
export const SELLERS = ['vendedor', 'administrador'] as const satisfies Roles;
/** What people write to the shop. */
export const SERVICE = ['marketing', 'clientes', 'administrador'] as const satisfies Roles;
export const SETTINGS = ['configuracoes', 'administrador'] as const satisfies Roles;
/** Settings of what visitors read. */
export const SITE = ['marketing', 'configuracoes', 'administrador'] as const satisfies Roles;
export const PEOPLE = ['equipe', 'administrador'] as const satisfies Roles;
/** Money, and the shop as a file. */
export const OWNERS = ['administrador'] as const satisfies Roles;
/** Forms with files: pictures, sheets, labels. */
export const SENDERS = [
  'marketing',
  'catalogo',
  'pedidos',
  'configuracoes',
  'administrador',
] as const satisfies Roles;

export function isAllowed(wanted: Roles, roles: Roles): boolean {
  return roles.includes('administrador') || wanted.some((role) => roles.includes(role));
}

/** Roles by which somebody would get more than who gives them has: an `administrador` alone gives and takes them. */
const HIGH: Roles = ['administrador', 'equipe'];

/** Whether somebody with the roles `by` may make `before` of an account into `after`. */
export function mayChangeRoles(by: Roles, before: Roles, after: Roles): boolean {
  return by.includes('administrador') || !HIGH.some((role) => before.includes(role) || after.includes(role));
}
