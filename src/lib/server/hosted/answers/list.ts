/** Ready-made lists (platform contract 4.2); much of them is ours. */
import type {
  Lista,
  ListasPresente,
  ProdutoLista,
  UrlListDetail,
  UrlListListing,
} from '#lib/contract/list.ts';
import { contentShape, pageInfo } from './listing.ts';
import { imagem } from './media.ts';
import { ours } from './notes.ts';
import { carrinhoProduto } from './payload.ts';
import { neededRota } from './place.ts';
import { precos } from './prices.ts';
import { productShape, selo } from './product.ts';
import {
  address,
  choice,
  fields,
  flag,
  html,
  list,
  neededNumber,
  neededText,
  none,
  number,
  orEmpty,
  type Reading,
  text,
} from './reading.ts';
import { asProduct } from './sold.ts';

const listShape = {
  id: neededNumber(),
  nome: neededText(),
  tipo: text(),
  descricao: ours(html()),
  selecaoAtributo: flag(),
  estoque: ours(number()),
  status: ours(choice('disponivel', 'indisponivel')),
  precos,
  midias: fields({ imagens: list(imagem) }),
  selos: list(selo),
  carrinho: ours(orEmpty(carrinhoProduto)),
  rota: neededRota,
  url: address(),
};
const lista = asProduct(listShape, 'indisponivel') satisfies Reading<Lista>;

const produtoLista = asProduct({
  ...productShape,
  quantidade: number(1),
  idAtributoValor: ours(number()),
}) satisfies Reading<ProdutoLista>;

export const listListingContent = fields({
  ...contentShape,
  produtos: list(lista),
}) satisfies Reading<UrlListListing['conteudo']>;

export const listDetailContent = asProduct(
  { ...listShape, produtos: list(produtoLista) },
  'indisponivel',
) satisfies Reading<UrlListDetail['conteudo']>;

export const listasPresente = fields({ listas: none(), info: pageInfo }) satisfies Reading<ListasPresente>;
