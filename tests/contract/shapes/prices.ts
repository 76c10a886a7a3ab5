/** Platform contract 2.4. */
import { z } from 'zod';
import { flag, id, money, percent } from './primitives.ts';

const parcela = z.object({
  parcelas: id,
  valorParcela: money,
  valorTotal: money,
  /** Below 0 it is a discount. */
  taxa: z.number(),
  exibirTaxa: flag,
});

export const parcelamento = z
  .array(parcela)
  .refine(
    (plans) => plans.every((plan, index) => plan.parcelas > (plans[index - 1]?.parcelas ?? 0)),
    'not ascending',
  );

export const precos = z.object({
  de: money,
  por: money,
  vista: money,
  descontoVista: percent,
  editavel: flag.optional(),
  /** Clients read the first plan unguarded. */
  parcelamento: parcelamento.min(1),
  regrasAtacado: z.array(z.unknown()).optional(),
});

/** A price that holds for a time (2.6). */
const agendado = z.object({
  nome: z.string(),
  precoDe: money,
  precoPor: money,
  descontoVista: percent,
  dataInicial: z.string().min(1),
  dataFinal: z.string().min(1),
});

export const agendamentoPreco = z.object({
  aplicado: agendado.optional(),
  geral: z.array(agendado).optional(),
});
