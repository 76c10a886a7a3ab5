/** What the shipping calculator of a product page shows, in the browser and on the page that answers its form. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { Cotacao } from './shipment.ts';

export type ShippingAnswer =
  | {
      readonly kind: 'quote';
      /** Eight digits. */
      readonly cep: string;
      readonly quantidade: number;
      readonly cotacao: Cotacao<Centavos>;
    }
  /** `field` is the one the message stands beside. */
  | { readonly kind: 'problem'; readonly field: 'cep' | 'quantidade' | 'form'; readonly message: string };

/** The form as it was sent, with its answer. */
export type ShippingReply = {
  /** As they were typed. */
  readonly cep: string;
  readonly quantidade: string;
  /** 0 for none. */
  readonly idAtributoSimples: number;
  readonly answer: ShippingAnswer;
};
