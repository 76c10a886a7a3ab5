/** What comes back of an order: only our platform has it. */
import { z } from 'zod';
import { RETURN_ENDS, RETURN_KINDS, RETURN_STATES } from '#lib/domain/returns/return.ts';
import { count, filled, flag, id, money, text, time } from './primitives.ts';

const item = z.object({ linha: count, nome: filled, atributos: text, quantidade: id });

export const returns = z.object({
  numero: id,
  devolucoes: z.array(
    z.object({
      id,
      numero: id,
      tipo: z.enum(RETURN_KINDS),
      status: z.enum(RETURN_STATES),
      desejo: z.enum(['dinheiro', 'troca']),
      motivo: text,
      data: time,
      itens: z
        .array(
          item.extend({ sku: text, recebida: count, aoEstoque: count, enviada: count, codigoEnviado: text }),
        )
        .min(1),
      instrucoes: text,
      etiquetaLink: text,
      etiqueta: z.enum(['pdf', 'txt', '']),
      fotos: z.array(id),
      resposta: text,
      desfecho: z.enum([...RETURN_ENDS, '']),
      valor: money,
      devolvido: flag,
      cupom: flag,
      passos: z
        .array(z.object({ status: z.enum(RETURN_STATES), data: time, por: filled, nota: text }))
        .min(1),
      cancelavel: flag,
    }),
  ),
  direitos: z.array(z.object({ tipo: z.enum(RETURN_KINDS), ate: time.or(z.literal('')) })),
  linhas: z.array(item),
  regras: z.object({ dias: count, frete: z.enum(['loja', 'comprador']), endereco: text }),
});
