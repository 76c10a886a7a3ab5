/** What a buyer may still ask of an order that was sent, and until when. */
import { endOfDay } from '#lib/domain/kernel/dates.ts';
import { withdrawalEnd } from '#lib/domain/orders/order.ts';
import type { ReturnKind } from './return.ts';

/** What the shop says of returns beside the law. */
export type ReturnRules = {
  /** Days after the delivery in which goods are changed for others; 0 where the shop does not. */
  readonly dias: number;
  /** Who pays for sending goods back that are to be changed for others; after a withdrawal and for a defect it is the shop. */
  readonly frete: 'loja' | 'comprador';
  /** Where to; '' for the address of the shop. */
  readonly endereco: string;
};

/** Of a shop that has said nothing: what the law gives, and no more. */
export const DEFAULT_RETURN_RULES: ReturnRules = { dias: 0, frete: 'comprador', endereco: '' };

/** Complaints about goods that last (CDC, art. 26, II). Those about goods that do not (30 days) end within it. */
export const DEFECT_DAYS = 90;

export type ReturnRight = {
  readonly tipo: ReturnKind;
  /** The moment from which on it is over; undefined for what has not begun: nobody said that the goods arrived. */
  readonly ate: Date | undefined;
};

type Situation = {
  readonly status: string;
  /** When the order was delivered, if somebody said so. */
  readonly entregue: Date | undefined;
  readonly rules: ReturnRules;
  readonly now: Date;
};

/** Before it is sent an order is cancelled instead. */
export function returnRights({ status, entregue, rules, now }: Situation): readonly ReturnRight[] {
  if (status !== 'enviado' && status !== 'entregue') return [];
  const ends: readonly (readonly [ReturnKind, (from: Date) => Date])[] = [
    ['desistencia', (from) => withdrawalEnd(from.toISOString())],
    ...(rules.dias > 0 ? [['troca', (from: Date) => endOfDay(from, rules.dias)] as const] : []),
    ['defeito', (from) => endOfDay(from, DEFECT_DAYS)],
  ];
  return ends
    .map(([tipo, end]) => ({ tipo, ate: entregue && end(entregue) }))
    .filter(({ ate }) => ate === undefined || now < ate);
}
