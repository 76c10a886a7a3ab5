/** What the shop's people may say about a customer. */

/** `esperando`: asked for reseller prices, and the shop has not answered. */
export const REVENDA_CLIENTE = ['nao', 'esperando', 'aprovada'] as const;
export type RevendaCliente = (typeof REVENDA_CLIENTE)[number];

/** Per cent that a reseller may pay less. */
export const RESELLER_PERCENT = { min: 1, max: 90 } as const;
