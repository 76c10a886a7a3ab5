/** Freight (platform contract 4.7, 8.7). */
import type { Cotacao, Frete, FreteRegiao, FretesRegiao } from '#lib/contract/shipment.ts';
import { moment } from './moment.ts';
import { ours } from './notes.ts';
import {
  fields,
  flag,
  list,
  neededMoney,
  neededText,
  number,
  optional,
  type Reading,
  text,
} from './reading.ts';

/** A service that does not say what it costs is none: 0 would be free. */
const frete = fields({
  id: text(),
  tipo: text(),
  label: text('Entrega'),
  valor: neededMoney(),
  prazo: text(),
  entregaAgendada: flag(),
}) satisfies Reading<Frete>;

export const cotacao = fields({
  fretes: list(frete),
  restricaoEntrega: text(),
  mensagem: text(),
  confirmarAte: ours(optional(moment())),
}) satisfies Reading<Cotacao>;

const regiao = fields({
  ufs: list(neededText()),
  minimo: neededMoney(),
  maximo: neededMoney(),
  prazoMinimo: number(),
  prazoMaximo: number(),
}) satisfies Reading<FreteRegiao>;

export const fretesRegiao = fields({ regioes: list(regiao) }) satisfies Reading<FretesRegiao>;
