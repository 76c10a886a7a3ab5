/** Platform contract 2.6: the content of a product's page. */
import { z } from 'zod';
import { arquivo, imagens } from './media.ts';
import { agendamentoPreco } from './prices.ts';
import { absoluteUrl, count, filled, flag, id, text, time } from './primitives.ts';
import { produto, produtoComum } from './product.ts';
import { estrutura, info } from './structure.ts';

const resposta = z.object({
  id,
  nome: filled,
  email: text,
  contato: text,
  administrador: flag,
  resposta: filled,
  data: time,
});
const pergunta = z.object({
  id,
  nome: filled,
  email: text,
  contato: text,
  pergunta: filled,
  data: time,
  respostas: z.array(resposta),
});

const combinacao = z.object({
  id,
  tipoDesconto: z.enum(['valor', 'porcentagem']),
  desconto: z.number().min(0),
  produto,
});

const conteudo = produtoComum.extend({
  ean: text,
  mpn: text,
  tipo: text,
  prevenda: z.union([z.tuple([]), z.object({ dataEncerramento: text.optional() })]).optional(),
  layoutPersonalizado: z.object({
    layout: text,
    layout2: text,
    layout3: text,
    codigoCss: text,
    codigoJs: text,
  }),
  video: z.object({ plataforma: z.enum(['youtube', 'vimeo']), url: absoluteUrl }).optional(),
  categoria: z.object({
    id,
    nome: filled,
    nivel: id,
    taxonomia: z.array(z.object({ id, nome: filled })),
  }),
  AgendamentoPreco: z.union([z.tuple([]), agendamentoPreco]).optional(),
  pontos: z.object({ quantidade: count, valorEmMoeda: z.number(), regra: z.unknown() }).optional(),
  personalizacoes: z.union([z.tuple([]), z.record(z.string(), z.unknown())]),
  conjunto: z.union([z.tuple([]), z.record(z.string(), z.unknown())]),
  assinatura: flag,
  midias: z.object({
    imagens: imagens.min(1),
    imagensFull: imagens.min(1),
    imagensConjunto: imagens.optional(),
    imagensRotativas: z.array(arquivo).optional(),
    arquivos: z.array(arquivo),
    manuais: z.array(arquivo),
  }),
  combinacoes: z.array(combinacao),
  perguntas: z.array(pergunta),
  produtosLista: z.array(z.unknown()).optional(),
});

export const detail = z.object({ estrutura: estrutura('product/detail'), conteudo, info });
