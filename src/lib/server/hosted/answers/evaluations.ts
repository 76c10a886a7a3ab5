/** Opinions (platform contract 4.9, 8.6). */
import type { AvaliacaoLoja, AvaliacoesLoja, AvaliacoesProduto } from '#lib/contract/opinions.ts';
import { pageInfo } from './listing.ts';
import { moment } from './moment.ts';
import { ours } from './notes.ts';
import { avaliacaoProduto } from './product.ts';
import { fields, flag, list, neededNumber, number, optional, type Reading, text } from './reading.ts';

export const avaliacoesProduto = fields({
  media: number(),
  quantidade: number(),
  notas: ours(optional(list(fields({ nota: neededNumber(), quantidade: number() })))),
  avaliacoes: list(avaliacaoProduto),
  info: pageInfo,
}) satisfies Reading<AvaliacoesProduto>;

const avaliacaoLoja = fields({
  id: number(),
  nome: text(),
  data: moment(),
  experiencia: neededNumber(),
  atendimento: neededNumber(),
  satisfacao: flag(),
  mensagem: text(),
}) satisfies Reading<AvaliacaoLoja>;

export const avaliacoesLoja = fields({
  media: number(),
  quantidade: number(),
  avaliacoes: list(avaliacaoLoja),
  info: pageInfo,
}) satisfies Reading<AvaliacoesLoja>;
