/**
 * Where an order stands with its money: derived from its charges and the ledger, never set by hand. The shop's own steps
 * (`recebido`, `confirmado`, …) stand beside it.
 */
import type { ChargeState } from './charge.ts';

export const ORDER_PAYMENTS = [
  /** Agreed with the shop; nobody waits for a bank. */
  'combinar',
  'aguardando',
  'analise',
  'pago',
  /** Its time to be paid ended. */
  'vencido',
  /** Cancelled before it was paid. */
  'encerrado',
  'devolvido_parcial',
  'devolvido',
  'contestado',
] as const;
export type OrderPayment = (typeof ORDER_PAYMENTS)[number];

export type OrderMoney = {
  /** Of the order itself. */
  readonly cancelled: boolean;
  /** It ended because nobody paid in time. */
  readonly expired: boolean;
  /** By hand: the shop and its buyer agree on the payment. */
  readonly agreed: boolean;
  /** It costs nothing: no money comes for it. */
  readonly free: boolean;
  /** Its charges that may still be paid. */
  readonly live: readonly ChargeState[];
  /** Centavos that were taken for the order, 0 while none were. */
  readonly applied: number;
  /** Centavos of these that went out again. */
  readonly returned: number;
  readonly disputed: boolean;
};

export function orderPayment(money: OrderMoney): OrderPayment {
  const { cancelled, expired, agreed, free, live, applied, returned, disputed } = money;
  if (applied > 0) {
    if (disputed) return 'contestado';
    if (returned >= applied) return 'devolvido';
    return returned > 0 ? 'devolvido_parcial' : 'pago';
  }
  if (cancelled) return expired ? 'vencido' : 'encerrado';
  if (free) return 'pago';
  if (live.includes('analise')) return 'analise';
  return agreed && live.length === 0 ? 'combinar' : 'aguardando';
}

/** What each follows on, and who brings it about: checked when it is stored. */
const FOLLOWS: Readonly<Record<OrderPayment, readonly OrderPayment[]>> = {
  // A method that needs no charge, chosen instead of one that does; or a payment noted by mistake.
  combinar: ['aguardando', 'analise', 'pago'],
  aguardando: ['combinar', 'analise', 'pago'],
  analise: ['aguardando', 'combinar'],
  // `vencido`, `encerrado`: the shop takes the order up again for money that came late.
  // A dispute or a bank's own return that was won back.
  pago: [
    'combinar',
    'aguardando',
    'analise',
    'vencido',
    'encerrado',
    'contestado',
    'devolvido_parcial',
    'devolvido',
  ],
  vencido: ['combinar', 'aguardando', 'analise', 'pago'],
  encerrado: ['combinar', 'aguardando', 'analise', 'pago'],
  devolvido_parcial: ['pago', 'contestado', 'devolvido'],
  devolvido: ['pago', 'devolvido_parcial', 'contestado'],
  contestado: ['pago', 'devolvido_parcial', 'devolvido'],
};

export function mayFollow(to: OrderPayment, from: OrderPayment): boolean {
  return FOLLOWS[to].includes(from);
}

/** What may be sent: paid, or agreed with the shop. A dispute that is open stops it. */
export function isSendable(state: OrderPayment): boolean {
  return ['combinar', 'pago', 'devolvido_parcial'].includes(state);
}
