/** What banks answer, as far as the shop looks at it. New fields are passed over; what is missing makes an answer say nothing. */
import { z } from 'zod';
import { listOf, moment } from '../http/wire-values.ts';

export const devolucao = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: z.string().max(64).optional(),
  valor: z.string(),
  natureza: z.string().optional(),
  horario: z.object({ solicitacao: moment.optional(), liquidacao: moment.optional() }).optional(),
  status: z.string(),
  motivo: z.string().optional(),
});

export const pixRecebido = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: z.string().optional(),
  valor: z.string(),
  chave: z.string().optional(),
  horario: moment,
  devolucoes: listOf(devolucao),
});

export const cobranca = z.object({
  txid: z.string(),
  status: z.string(),
  calendario: z.object({ criacao: moment, expiracao: z.coerce.number().default(86_400) }),
  valor: z.object({ original: z.string() }),
  chave: z.string().optional(),
  location: z.string().optional(),
  loc: z.object({ location: z.string().optional() }).optional(),
  pixCopiaECola: z.string().optional(),
  pix: listOf(pixRecebido),
});

export const pixRecebidos = z.object({
  parametros: z.object({
    paginacao: z.object({ quantidadeDePaginas: z.coerce.number().default(1) }).optional(),
  }),
  pix: listOf(pixRecebido),
});

export const webhook = z.object({ webhookUrl: z.string() });

/** A notice: `{ pix: […] }`, or at some banks the list itself. */
export const aviso = z.preprocess(
  (value) => (Array.isArray(value) ? { pix: value } : value),
  z.object({ pix: z.array(z.object({ txid: z.string().optional() })) }),
);

export type Cobranca = z.infer<typeof cobranca>;
export type PixRecebido = z.infer<typeof pixRecebido>;
export type Devolucao = z.infer<typeof devolucao>;
