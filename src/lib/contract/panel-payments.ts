/** How the shop is paid, as its own people set it: ours, `/api/v2/vitrine/panel/payments*`. */
import type { PaymentFields } from '#lib/domain/payments/payment-fields.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type PagamentosPainel = PaymentFields & {
  readonly revisao: string;
  /** Whether anything is on that every buyer can choose; without it nobody can order. */
  readonly recebe: boolean;
  /** A code of the key that asks for one real, '' while it cannot be made. */
  readonly exemplo: string;
  /** Per cent off by Pix, set among the settings of the shop. */
  readonly descontoPix: number;
  /** It is the demonstration: whoever reaches it on this machine or its network may pay with play money. */
  readonly demonstracao: boolean;
  readonly alteracoes: readonly AlteracaoPainel[];
};
