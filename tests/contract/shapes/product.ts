/** Platform contract 2.5 and 2.9: a product as listings and showcases carry it. */
import { z } from 'zod';
import { atributos, status } from './attributes.ts';
import { imagens } from './media.ts';
import { precos } from './prices.ts';
import {
  absoluteUrl,
  count,
  filled,
  flag,
  id,
  orNothing,
  picturePair,
  text,
  time,
  urlOrNone,
} from './primitives.ts';
import { carrinhoProduto } from './purchase.ts';
import { rota } from './structure.ts';

export const marca = z.object({
  id,
  nome: filled,
  ...picturePair,
  rota: rota.extend({ params: z.object({ marca: filled }) }),
  url: absoluteUrl,
  ativo: flag,
});

export const opiniao = z.object({
  id,
  nome: filled,
  email: text,
  nota: z.int().min(1).max(5),
  comentario: text,
  recomenda: flag,
  data: time,
  produto: z.object({ id, nome: filled }),
  anexos: z.array(text).optional(),
});

const avaliacao = z.object({
  media: z.number().min(0).max(5),
  quantidade: count,
  avaliacoes: z.array(opiniao).optional(),
});

const side = { x: z.enum(['left', 'center', 'right']), y: z.enum(['top', 'middle', 'bottom']) };
export const selo = z.object({
  id,
  nome: filled,
  tipo: z.enum(['texto', 'imagem']),
  label: text,
  ...picturePair,
  proporcaoDetalheProduto: z.number(),
  proporcaoVitrineProduto: z.number(),
  cores: z.object({ texto: text, selo: text, posicao: z.object(side) }),
  posicao: z.object(side),
});

const filtro = z.object({ idFiltro: id, idValor: id, nome: filled, label: filled, ...picturePair });
const canal = z.object({ id: count, nome: filled, tipo: text, dominio: text });

const caracteristica = z.object({
  nome: filled,
  visivelSite: flag,
  itens: z.array(
    z.object({
      ...{ id, label: text, valor: text },
      destaque: count.optional(),
      cartao: z.enum(['medida', 'valor', 'ponta']).optional(),
      comparar: z.literal(false).optional(),
    }),
  ),
});

const descricoes = z.object({
  curta: text,
  longa: text,
  simples: text,
  opcional1: text,
  opcional2: text,
  opcional3: text,
  tabelaMedida: text,
});

const instancia = z.object({
  ordemIndisponivel: z.unknown(),
  rankBuscaFullText: z.number(),
  idLandingPage: z.number(),
  status: z.unknown(),
  hashPromocional: text,
  urlPromocional: text,
});

/** The rota carries the slug without the extension of the page. */
const rotaProduto = rota.extend({ params: z.object({ produto: z.string().regex(/^[^/.]+$/) }) });

/** What a product has everywhere. */
export const produtoComum = z.object({
  id,
  sku: filled,
  nome: filled,
  adicionalNome: text.optional(),
  estoque: count,
  estoqueMarketplace: count,
  status,
  descricoes,
  marca,
  avaliacao,
  precos,
  atributos,
  carrinho: orNothing(carrinhoProduto),
  rota: rotaProduto,
  url: absoluteUrl,
  link: urlOrNone.optional(),
  sites: z.array(canal),
  canaisVenda: z.array(canal),
  caracteristicas: z.array(caracteristica).optional(),
  filtros: z.array(filtro),
  selos: z.array(selo),
  midias: z.object({ imagens: imagens.min(1) }),
});

export const produto = produtoComum.extend({
  pontos: z.array(z.unknown()).optional(),
  personalizacoes: z.array(z.unknown()),
  instancia,
});

export const produtos = z.array(produto);
