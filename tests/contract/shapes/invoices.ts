/** Notas fiscais of an order: only our platform has them. */
import { z } from 'zod';
import { count, filled, flag, id, money, text } from './primitives.ts';

export const invoices = z.object({
  notas: z.array(
    z.object({
      ...{ id, chave: filled, modelo: z.enum(['55', '65']), serie: count, numero: count },
      ...{ valor: money.nullable(), emitidaEm: text, canceladaEm: text, xml: flag, danfe: flag },
    }),
  ),
});
