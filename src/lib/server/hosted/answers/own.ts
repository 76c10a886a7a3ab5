/** Calls of our own below the platform's: only another shop like this one answers them. */
import type { FeedProdutos, ProdutoFeed } from '#lib/contract/feed.ts';
import type { ProdutoSugerido, Sugestoes } from '#lib/contract/search.ts';
import type { Sitemap } from '#lib/contract/sitemap.ts';
import { categoriaEntrada, pageInfo } from './listing.ts';
import { neededRota, placed } from './place.ts';
import { productShape } from './product.ts';
import { agendamentos } from './product-detail.ts';
import {
  address,
  choice,
  fields,
  list,
  money,
  neededMoney,
  neededNumber,
  neededText,
  number,
  optional,
  type Reading,
  text,
} from './reading.ts';
import { asProduct } from './sold.ts';

const produtoSugerido = placed({
  id: neededNumber(),
  nome: neededText(),
  sku: text(),
  status: choice('disponivel', 'indisponivel', 'sobConsulta'),
  rota: neededRota,
  url: address(),
  imagem: address(),
  precos: fields({ de: money(), por: neededMoney(), vista: neededMoney() }),
}) satisfies Reading<ProdutoSugerido>;

export const sugestoes = fields({
  busca: text(),
  produtos: list(produtoSugerido),
  categorias: list(categoriaEntrada),
  marcas: list(placed({ id: number(), nome: neededText(), rota: neededRota, url: address() })),
  termos: list(neededText()),
}) satisfies Reading<Sugestoes>;

const produtoFeed = asProduct({
  ...productShape,
  ean: text(),
  mpn: text(),
  prevenda: optional(fields({ dataEncerramento: text() })),
  AgendamentoPreco: agendamentos,
  taxonomia: list(neededText()),
  peso: number(),
}) satisfies Reading<ProdutoFeed>;

export const feedProdutos = fields({
  produtos: list(produtoFeed),
  proximo: number(),
}) satisfies Reading<FeedProdutos>;

export const sitemap = fields({
  urls: list(fields({ url: neededText(), alterado: text() })),
  info: pageInfo,
}) satisfies Reading<Sitemap>;
