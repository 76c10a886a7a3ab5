/** Answers about an account's own data, `/api/v2/vitrine/account`, and of the postal codes. */
import { z } from 'zod';
import { order } from './order.ts';
import { count, filled, flag, id, text, time, urlOrNone } from './primitives.ts';
import { produto } from './product.ts';

const cep = z.string().regex(/^\d{8}$/);
const uf = z.string().regex(/^[A-Z]{2}$/);

export const place = z.object({ cep, logradouro: text, bairro: text, cidade: text, uf });

export const account = z.object({
  pessoa: z.enum(['f', 'j']),
  email: filled,
  nomeRazao: filled,
  nomeFantasia: text,
  cpfCnpj: z.string().regex(/^(\d{11}|[\dA-Z]{12}\d{2})$/),
  inscricaoEstadual: text,
  celular: z.string().regex(/^(\d{11})?$/),
  telefone: z.string().regex(/^(\d{10})?$/),
  optin: flag,
  smsOptin: flag,
  criadaEm: time,
});

const address = place.extend({
  id,
  principal: flag,
  nome: text,
  logradouro: filled,
  numero: filled,
  complemento: text,
  pais: filled,
});
export const addresses = z.object({ enderecos: z.array(address) });

const device = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  atual: flag,
  navegador: text,
  entrouEm: time,
  vistoEm: time,
});
export const devices = z.object({ aparelhos: z.array(device).min(1) });

export const everything = z.object({
  geradoEm: time,
  conta: account,
  enderecos: z.array(address),
  aparelhos: z.array(device).min(1),
  produtosFavoritos: z.array(z.object({ produto: filled, desde: time })),
  carrinho: z.array(z.object({ produto: filled, quantidade: count })),
  guardados: z.array(z.object({ produto: filled, quantidade: count })),
  pedidos: z.array(order),
  devolucoes: z.array(z.object({ pedido: id, tipo: filled, motivo: text, situacao: filled, em: time })),
  orcamentos: z.array(z.object({ numero: id, conteudo: z.looseObject({}), em: time })),
  avaliacoes: z.array(z.object({ nome: text, nota: count, comentario: text, em: time })),
  perguntas: z.array(z.object({ nome: text, pergunta: text, em: time })),
  mensagens: z.array(z.object({ tipo: filled, mensagem: text, em: time })),
  novidades: z.union([z.null(), z.object({ desde: time })]),
  precoProprio: z.object({ desconto: z.int().min(0), grupo: z.string() }),
  anotacoesLoja: z.array(z.object({ texto: filled, em: time })),
  lembretesCarrinho: z.object({
    escolhas: z.array(z.object({ quer: flag, palavras: text, onde: filled, em: time })),
    enviados: z.array(time),
  }),
  comprasEmpresa: z.object({
    empresa: z.union([z.null(), z.object({ nome: filled, desde: time })]),
    compradores: z.array(z.object({ nome: filled, email: filled, desde: time })),
    pedidos: z.array(z.object({ numero: count, em: time })),
    aprovacoes: z.array(z.object({ numero: count, em: time })),
  }),
});

export const favorites = z.object({
  nome: filled,
  produtos: z.array(produto),
  info: z.object({ offset: count, limit: id, total: count }),
});
export const favoritesLink = z.object({ url: urlOrNone });

export const reseller = z.object({
  situacao: z.enum(['nenhuma', 'pedida', 'aprovada']),
  pedidoEm: z.union([z.literal(''), time]),
  desconto: count,
  representantes: z.array(z.object({ nome: filled, canais: z.array(z.unknown()) })),
});
