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
 * `vendedor` quotes, `clientes` accounts and what they write, `configuracoes` settings and freight, `equipe` staff. `pedidos`
 * sees and takes the payments of orders too; how the shop is paid, its accounts with banks and the shop as a file are an
 * `administrador`'s alone, who may do everything.
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
/** Accounts of customers. */
export const CUSTOMERS = ['clientes', 'administrador'] as const satisfies Roles;
/** What people write to the shop. */
export const SERVICE = ['marketing', 'clientes', 'administrador'] as const satisfies Roles;
export const SETTINGS = ['configuracoes', 'administrador'] as const satisfies Roles;
/** Settings of what visitors read. */
export const SITE = ['marketing', 'configuracoes', 'administrador'] as const satisfies Roles;
export const PEOPLE = ['equipe', 'administrador'] as const satisfies Roles;
/** How the shop is paid, and the shop as a file. */
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
  return by.includes('administrador') || !(isHigh(before) || isHigh(after));
}

/** Whether an account with these roles is only changed by an `administrador`. */
export function isHigh(roles: Roles): boolean {
  return HIGH.some((role) => roles.includes(role));
}

/** Whether an invitation to these roles, by somebody with the roles `by`, is good. */
export function mayInvite(by: Roles, papeis: Roles): boolean {
  return isAllowed(PEOPLE, by) && mayChangeRoles(by, [], papeis);
}
