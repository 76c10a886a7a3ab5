/** A product as listings, showcases and lists carry it (platform contract 2.5 to 2.9). */
import { z } from 'zod';
import type {
  Avaliacao,
  AvaliacaoProduto,
  Canal,
  Caracteristica,
  Descricoes,
  FiltroProduto,
  Marca,
  Produto,
  Selo,
} from '#lib/contract/product.ts';
import { atributos } from './attributes.ts';
import { familia } from './family.ts';
import { imagem } from './media.ts';
import { moment } from './moment.ts';
import { note, ours } from './notes.ts';
import { carrinhoProduto } from './payload.ts';
import { neededRota, placed, rota } from './place.ts';
import { precos } from './prices.ts';
import {
  address,
  choice,
  type Fields,
  fields,
  flag,
  html,
  isFields,
  list,
  neededNumber,
  neededText,
  none,
  number,
  optional,
  orEmpty,
  type Reading,
  run,
  text,
} from './reading.ts';
import { asProduct } from './sold.ts';

export const marcaShape = {
  id: number(),
  nome: text(),
  imagem: address(),
  imagemOriginal: address(),
  rota,
  url: address(),
  ativo: flag(true),
};
export const marca = placed(marcaShape) satisfies Reading<Marca>;

export const avaliacaoProduto = fields({
  id: number(),
  nome: text(),
  email: text(),
  nota: neededNumber(),
  comentario: text(),
  recomenda: flag(),
  data: moment(),
  produto: fields({ id: number(), nome: text() }),
  anexos: list(neededText()),
}) satisfies Reading<AvaliacaoProduto>;

export const avaliacao = fields({
  media: number(),
  quantidade: number(),
  avaliacoes: list(avaliacaoProduto),
}) satisfies Reading<Avaliacao>;

const sealPosition = fields({ x: choice('left', 'center', 'right'), y: choice('top', 'middle', 'bottom') });

export const seloShape = {
  id: number(),
  nome: text(),
  tipo: choice('texto', 'imagem'),
  label: text(),
  imagem: address(),
  imagemOriginal: address(),
  proporcaoDetalheProduto: number(),
  proporcaoVitrineProduto: number(),
  cores: fields({ texto: text(), selo: text(), posicao: sealPosition }),
  posicao: sealPosition,
};
const anySelo = fields(seloShape);
export const selo = note(
  z.transform(
    (given: unknown) => run(anySelo, isFields(given) ? positioned(given) : given).value,
  ) as Reading<Selo>,
  { kind: 'fields', shape: seloShape },
);

/** Where a seal stands is said beside its colours or among them. */
export function positioned(given: Fields): Fields {
  const cores = isFields(given.cores) ? given.cores : {};
  const posicao = isFields(given.posicao) ? given.posicao : cores.posicao;
  return { ...given, posicao, cores: { ...cores, posicao } };
}

export const caracteristica = fields({
  nome: text(),
  visivelSite: flag(true),
  itens: list(
    fields({
      id: number(),
      label: text(),
      valor: neededText(),
      destaque: ours(optional(number())),
      cartao: ours(optional(choice('nao', 'medida', 'valor', 'ponta'))),
      comparar: ours(optional(flag(true))),
    }),
  ),
}) satisfies Reading<Caracteristica>;

export const canal = fields({
  id: number(),
  nome: text(),
  tipo: text(),
  dominio: text(),
}) satisfies Reading<Canal>;

const filtro = fields({
  idFiltro: number(),
  idValor: number(),
  nome: text(),
  label: text(),
  imagem: address(),
  imagemOriginal: address(),
}) satisfies Reading<FiltroProduto>;

export const descricoes = fields({
  curta: html(),
  longa: html(),
  simples: html(),
  opcional1: html(),
  opcional2: html(),
  opcional3: html(),
  tabelaMedida: html(),
}) satisfies Reading<Descricoes>;

export const productShape = {
  id: neededNumber(),
  sku: text(),
  nome: neededText(),
  adicionalNome: text(),
  estoque: number(),
  estoqueMarketplace: number(),
  status: choice('disponivel', 'indisponivel', 'sobConsulta'),
  descricoes,
  marca,
  avaliacao,
  precos,
  atributos,
  personalizacoes: none(),
  carrinho: orEmpty(carrinhoProduto),
  rota: neededRota,
  url: address(),
  link: address(),
  sites: list(canal),
  canaisVenda: list(canal),
  caracteristicas: list(caracteristica),
  filtros: list(filtro),
  selos: list(selo),
  midias: fields({ imagens: list(imagem) }),
  instancia: fields({
    ordemIndisponivel: number(),
    rankBuscaFullText: number(),
    idLandingPage: number(),
    status: text(),
    hashPromocional: text(),
    urlPromocional: text(),
  }),
  familia: ours(optional(familia)),
};
export const produto = asProduct(productShape) satisfies Reading<Produto>;
