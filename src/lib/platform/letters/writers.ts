/** Every letter the shop sends by itself, under the name it waits by in the outbox. */

import { leadWriter } from './lead.ts';
import type { Writer } from './letter.ts';
import { orderWriter } from './order.ts';
import { resellerWriter } from './reseller.ts';
import { restockWriter } from './restock.ts';
import { reviewInvitation } from './review-invitation.ts';
import { subscriptionWriter } from './subscription.ts';

export const WRITERS = {
  'avaliacao-loja': reviewInvitation,
  'avise-me': restockWriter,
  mensagem: leadWriter,
  newsletter: subscriptionWriter,
  'pedido-cancelado': orderWriter('cancelado', 'comprador'),
  'pedido-cancelado-loja': orderWriter('cancelado', 'loja'),
  'pedido-confirmado': orderWriter('confirmado', 'comprador'),
  'pedido-entregue': orderWriter('entregue', 'comprador'),
  'pedido-enviado': orderWriter('enviado', 'comprador'),
  'pedido-recebido': orderWriter('recebido', 'comprador'),
  'pedido-recebido-loja': orderWriter('recebido', 'loja'),
  'pedido-rastreio': orderWriter('rastreio', 'comprador'),
  revenda: resellerWriter,
} as const satisfies Readonly<Record<string, Writer>>;

export type Subject = keyof typeof WRITERS;

export function isSubject(text: string): text is Subject {
  return Object.hasOwn(WRITERS, text);
}
