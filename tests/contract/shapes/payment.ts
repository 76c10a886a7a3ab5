/** How orders are paid: only our platform has it. */
import { z } from 'zod';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { ORDER_PAYMENTS } from '#lib/domain/payments/order-payment.ts';
import { REFUSALS } from '#lib/domain/payments/refusals.ts';
import { filled, flag, id, money, text } from './primitives.ts';

const charge = z.object({
  ref: filled,
  forma: z.enum(METHODS),
  valor: money,
  situacao: z.enum([
    'preparando',
    'aberta',
    'analise',
    'conferencia',
    'paga',
    'recusada',
    'vencida',
    'cancelada',
  ]),
  copiaECola: text,
  linhaDigitavel: text,
  vencimento: text,
  link: text,
  desafio: text,
  empresa: text,
  recusa: z.enum(['', ...REFUSALS]),
  parcelas: z.int().nonnegative(),
  totalParcelado: money,
  ate: text,
  porPessoas: flag,
  demonstracao: flag,
});

export const payment = z.object({
  numero: id,
  status: z.enum(['recebido', 'confirmado', 'enviado', 'entregue', 'cancelado']),
  situacao: z.enum(ORDER_PAYMENTS),
  forma: z.enum(METHODS),
  valor: money,
  devolvido: money,
  cobranca: charge.nullable(),
  cancelando: flag,
  emConferencia: flag,
  cartaoNaLoja: flag,
  outras: z.array(z.object({ forma: z.enum(METHODS), valor: money })),
  espera: flag,
  marca: filled,
});
