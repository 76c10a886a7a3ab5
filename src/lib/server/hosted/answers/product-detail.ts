/** `conteudo` of `url/product/detail` (platform contract 2.6). */
import { z } from 'zod';
import type { Combinacao, ItemAgendamentoPreco, ProdutoDetalhe } from '#lib/contract/product.ts';
import type { Pergunta, Resposta } from '#lib/contract/questions.ts';
import { arquivo, imagem } from './media.ts';
import { moment } from './moment.ts';
import { note } from './notes.ts';
import { productShape, produto } from './product.ts';
import {
  choice,
  fields,
  flag,
  html,
  isFields,
  list,
  money,
  neededMoney,
  neededText,
  none,
  nothing,
  number,
  optional,
  type Reading,
  run,
  text,
} from './reading.ts';
import { asProduct } from './sold.ts';

const resposta = fields({
  id: number(),
  nome: text(),
  email: text(),
  contato: text(),
  administrador: flag(),
  resposta: neededText(),
  data: moment(),
}) satisfies Reading<Resposta>;

const pergunta = fields({
  id: number(),
  nome: text(),
  email: text(),
  contato: text(),
  pergunta: neededText(),
  data: moment(),
  respostas: list(resposta),
}) satisfies Reading<Pergunta>;

export const combinacao = fields({
  id: number(),
  tipoDesconto: choice('valor', 'porcentagem'),
  desconto: number(),
  produto,
}) satisfies Reading<Combinacao>;

const agendamento = fields({
  nome: text(),
  precoDe: money(),
  precoPor: neededMoney(),
  descontoVista: number(),
  dataInicial: moment(),
  dataFinal: moment(),
}) satisfies Reading<ItemAgendamentoPreco>;

/** A schedule that names no price is none; nor is an empty list of them. */
type Agendamentos = ProdutoDetalhe['AgendamentoPreco'];
export const agendamentos = note(
  z.transform((given: unknown): Agendamentos => {
    const said = isFields(given) ? given : {};
    const [aplicado] = run(listed, [said.aplicado]).value;
    const geral = run(listed, said.geral).value;
    return { ...(aplicado && { aplicado }), ...(geral.length > 0 && { geral }) };
  }) as Reading<Agendamentos>,
  { kind: 'fields', shape: { aplicado: optional(agendamento), geral: optional(list(agendamento)) } },
);
const listed = list(agendamento);

const video = fields({ plataforma: choice('youtube', 'vimeo'), url: neededText() });

const { instancia: _, midias: __, ...shared } = productShape;

const detailShape = {
  ...shared,
  ean: text(),
  mpn: text(),
  tipo: text(),
  prevenda: optional(fields({ dataEncerramento: moment() })),
  layoutPersonalizado: fields({
    layout: html(),
    layout2: html(),
    layout3: html(),
    codigoCss: html(),
    codigoJs: html(),
  }),
  video: optional(video),
  categoria: fields({
    id: number(),
    nome: text(),
    nivel: number(),
    taxonomia: list(fields({ id: number(), nome: neededText() })),
  }),
  AgendamentoPreco: agendamentos,
  pontos: fields({ quantidade: number(), valorEmMoeda: number(), regra: nothing() }),
  conjunto: nothing(),
  assinatura: flag(),
  midias: fields({
    imagens: list(imagem),
    imagensFull: list(imagem),
    imagensConjunto: list(imagem),
    imagensRotativas: list(arquivo),
    arquivos: list(arquivo),
    manuais: list(arquivo),
  }),
  combinacoes: list(combinacao),
  perguntas: list(pergunta),
  produtosLista: none(),
};

export const produtoDetalhe = asProduct(detailShape) satisfies Reading<ProdutoDetalhe>;
