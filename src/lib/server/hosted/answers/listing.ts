/** A page of products with what narrows and orders it (platform contract 4.2). */
import { z } from 'zod';
import type {
  CategoriaEntrada,
  ConteudoListagem,
  Detalhes,
  FaixaFiltro,
  FaixaMedida,
  Filtro,
  Info,
  ListagemEntidade,
  Ordenacao,
  SeloFiltro,
  ValorFiltro,
} from '#lib/contract/url.ts';
import { note, ours } from './notes.ts';
import { neededRota, placed, rota } from './place.ts';
import { marca, marcaShape, positioned, produto, seloShape } from './product.ts';
import {
  address,
  fields,
  flag,
  html,
  isFields,
  list,
  mapOf,
  neededText,
  number,
  optional,
  orEmpty,
  type Reading,
  readNumber,
  run,
  text,
} from './reading.ts';

export const info = fields({
  filtros: mapOf(text()),
  prev: address(),
  self: address(),
  next: address(),
  offset: number(),
  limit: number(),
  exibindo: number(),
  total: number(),
  cartoes: ours(optional(number())),
}) satisfies Reading<Info>;

export const pageInfo = fields({ offset: number(), limit: number(), exibindo: number(), total: number() });

const figure = { imagem: ours(optional(address())), imagemOriginal: ours(optional(address())) };

export const categoriaEntrada = placed({
  id: number(),
  nome: neededText(),
  rota: neededRota,
  ...figure,
}) satisfies Reading<CategoriaEntrada>;

const filterShape = { ativo: flag(), quantidade: ours(number()), rota: neededRota, url: address() };

const valorFiltro = placed({
  ...filterShape,
  id: number(),
  label: neededText(),
  imagem: address(),
  imagemOriginal: address(),
  ordem: number(),
}) satisfies Reading<ValorFiltro>;

const openEnd = note(z.transform((given: unknown) => readNumber(given) ?? null) as Reading<number | null>, {
  kind: 'number',
  nullable: true,
});
const faixa = placed({
  unidade: text(),
  minimo: number(),
  maximo: number(),
  passo: number(1),
  de: openEnd,
  ate: openEnd,
  rota: neededRota,
  url: address(),
}) satisfies Reading<FaixaMedida>;

const filtro = fields({
  id: number(),
  nome: text(),
  tipo: text(),
  valores: list(valorFiltro),
  faixa: ours(optional(faixa)),
}) satisfies Reading<Filtro>;

const faixaFiltro = placed({ ...filterShape, de: number(), ate: number() }) satisfies Reading<FaixaFiltro>;

const seloFiltroShape = { ...seloShape, ...filterShape };
const anySeloFiltro = placed(seloFiltroShape);
const seloFiltro = note(
  z.transform((given: unknown, context) => {
    const { value, issues } = run(anySeloFiltro, isFields(given) ? positioned(given) : given);
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    return value;
  }) as Reading<SeloFiltro>,
  { kind: 'fields', shape: seloFiltroShape },
);

const ordenacao = placed({
  label: neededText(),
  title: text(),
  atual: flag(),
  rota,
  url: address(),
}) satisfies Reading<Ordenacao>;

const marcaFiltro = note(
  z.transform((given: unknown) => {
    const read = run(marca, given).value;
    const said = (given as { readonly quantidade?: unknown } | null)?.quantidade;
    return { ...read, quantidade: readNumber(said) ?? 0 };
  }) as Reading<Detalhes['marcas'][number]>,
  { kind: 'fields', shape: { ...marcaShape, quantidade: ours(number()) } },
);

export const detalhes = fields({
  categorias: fields({
    niveisAnteriores: list(categoriaEntrada),
    atual: orEmpty(categoriaEntrada),
    irmas: list(categoriaEntrada),
    filhas: list(categoriaEntrada),
  }),
  marcas: list(marcaFiltro),
  filtros: list(filtro),
  atributos: list(filtro),
  filtrosPreco: list(faixaFiltro),
  filtrosDescontoPrecoPor: mapOf(faixaFiltro),
  selos: list(seloFiltro),
  filtrosCategoria: ours(list(valorFiltro)),
  filtrosDisponibilidade: ours(list(valorFiltro)),
  ordenacao: list(ordenacao),
}) satisfies Reading<Detalhes>;

const entidade = fields({
  id: number(),
  nome: text(),
  descricao: html(),
  descricaoLonga: html(),
  ...figure,
  banner: ours(optional(fields({ imagem: address(), imagemOriginal: address(), alt: text() }))),
}) satisfies Reading<ListagemEntidade>;

export const contentShape = {
  detalhes,
  layoutPersonalizado: fields({ layout: html(), codigoCss: html() }),
  busca: fields({ texto: text(), sugestao: list(neededText()) }),
};

export const conteudoListagem = fields({
  ...contentShape,
  produtos: list(produto),
  categoria: optional(entidade),
  marca: optional(entidade),
  landingPage: optional(entidade),
}) satisfies Reading<ConteudoListagem>;
