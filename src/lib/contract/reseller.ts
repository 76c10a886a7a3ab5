import type { Representante } from './checkout.ts';

/** Of `/api/v2/vitrine/account/reseller`: how an account stands as a reseller. */
export type Revenda = {
  /** `pedida`: asked for, and not decided. */
  readonly situacao: 'nenhuma' | 'pedida' | 'aprovada';
  /** When it was asked for; '' when it was not. */
  readonly pedidoEm: string;
  /** Per cent less than the normal price; 0 unless approved. */
  readonly desconto: number;
  readonly representantes: readonly Representante[];
};
