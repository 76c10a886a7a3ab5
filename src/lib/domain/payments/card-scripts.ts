/** Scripts of other companies that run on the shop's page for cards, each with its reason (PCI DSS 4.0.1, 6.4.3 and 11.6.1). */

export type CardScript = {
  readonly address: string;
  readonly empresa: string;
  /** Why it runs there, for the shop's people. */
  readonly motivo: string;
};

/** It has no version, so its bytes cannot be named in the page (`integrity`): they are compared each day. */
export const MERCADO_PAGO_SCRIPT = 'https://sdk.mercadopago.com/js/v2';

export const CARD_SCRIPTS: readonly CardScript[] = [
  {
    address: MERCADO_PAGO_SCRIPT,
    empresa: 'Mercado Pago',
    motivo:
      'Põe na página os campos do cartão, que pertencem ao Mercado Pago, e troca o cartão por um código. A loja nunca vê o número.',
  },
];

export function cardScript(address: string): CardScript | undefined {
  return CARD_SCRIPTS.find((script) => script.address === address);
}

/**
 * Hosts that the page for cards may reach beside the shop's own. As other programs measured them (July to September 2026); the
 * documentation of Mercado Pago names the first alone.
 */
export const CARD_HOSTS = {
  'script-src': ['https://sdk.mercadopago.com', 'https://http2.mlstatic.com'],
  'connect-src': [
    'https://api.mercadopago.com',
    'https://api-static.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://http2.mlstatic.com',
  ],
  'frame-src': ['https://secure-fields.mercadopago.com', 'https://api-static.mercadopago.com'],
  'img-src': ['https://http2.mlstatic.com'],
} as const;
