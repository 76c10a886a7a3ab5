/**
 * What real clients of the platform dereference without asking (platform contract, section 9): each function walks an
 * answer as they do and throws where one of them would. It reads the raw JSON: nothing is converted on the way.
 */
import { expect } from 'vitest';

type Json = { readonly [key: string]: Json } & readonly Json[];

/** `new URL(value)` throws on a relative address. */
export function isAbsolute(value: unknown, what: string): void {
  expect(typeof value, what).toBe('string');
  expect(URL.canParse(String(value)), `${what}: ${value}`).toBe(true);
}

function isText(value: unknown, what: string): void {
  expect(typeof value, what).toBe('string');
}

function isNumber(value: unknown, what: string): void {
  expect(typeof value === 'number' && Number.isFinite(value), `${what}: ${value}`).toBe(true);
}

function isList(value: unknown, what: string): void {
  expect(Array.isArray(value), what).toBe(true);
}

function isMoney(value: unknown, what: string): void {
  isNumber(value, what);
  expect(Number(Number(value).toFixed(2)), what).toBe(value);
}

export function readsSeo(seo: Json): void {
  for (const key of [
    'title',
    'description',
    'titleSocial',
    'descriptionSocial',
    'openGraphUrlImagem',
    'twitterUrlImagem',
    'keywords',
  ]) {
    isText(seo[key], `seo.${key}`);
  }
  isAbsolute(seo.canonical, 'seo.canonical');
  expect(typeof seo.indexar).toBe('boolean');
}

export function readsStructure(estrutura: Json): void {
  isText(estrutura.nivel, 'estrutura.nivel');
  readsSeo(estrutura.seo as Json);
  isList(estrutura.breadcrumb, 'estrutura.breadcrumb');
  for (const { url, label, rota } of estrutura.breadcrumb as Json) {
    isAbsolute(url, 'breadcrumb.url');
    isText(label, 'breadcrumb.label');
    readsRota(rota as Json);
  }
}

export function readsRota(rota: Json): void {
  for (const key of ['name', 'route', 'path']) isText(rota[key], `rota.${key}`);
  expect(Object.keys(rota.params as object)).toBeDefined();
  expect(Object.keys(rota.query as object)).toBeDefined();
}

function readsPrices(precos: Json): void {
  for (const key of ['de', 'por', 'vista']) isMoney(precos[key], `precos.${key}`);
  isNumber(precos.descontoVista, 'precos.descontoVista');
  isList(precos.parcelamento, 'parcelamento');
  expect(precos.parcelamento?.length, 'parcelamento').toBeGreaterThan(0);
  for (const plan of precos.parcelamento as Json) {
    isNumber(plan.parcelas, 'parcelas');
    isMoney(plan.valorParcela, 'valorParcela');
    isMoney(plan.valorTotal, 'valorTotal');
    isNumber(plan.taxa, 'taxa');
  }
}

function readsPictures(imagens: Json): void {
  isList(imagens, 'imagens');
  for (const { label, descricao, arquivos, arquivosOriginais } of imagens) {
    isText(label, 'imagem.label');
    isText(descricao, 'imagem.descricao');
    for (const files of [arquivos as Json, arquivosOriginais as Json]) {
      for (const size of ['zoom', 'big', 'medium', 'small']) isAbsolute(files[size], size);
    }
  }
}

/** Of a listing, a showcase, a page or an offer alike. */
export function readsProduct(produto: Json): void {
  isNumber(produto.id, 'id');
  for (const key of ['nome', 'sku', 'status']) isText(produto[key], key);
  isNumber(produto.estoque, 'estoque');
  isAbsolute(produto.url, 'url');
  const descricoes = produto.descricoes as Json;
  for (const key of ['curta', 'longa', 'simples', 'opcional1', 'opcional2', 'opcional3', 'tabelaMedida']) {
    isText(descricoes[key], `descricoes.${key}`);
  }
  readsPrices(produto.precos as Json);
  readsPictures(produto.midias?.imagens as Json);
  isAbsolute(produto.midias?.imagens?.[0]?.arquivos?.medium, 'imagens[0].medium');
  isNumber(produto.marca?.id, 'marca.id');
  isText(produto.marca?.nome, 'marca.nome');
  isText(produto.marca?.rota?.path, 'marca.rota.path');
  readsRota(produto.rota as Json);
  const slug = produto.rota?.params?.produto;
  expect(slug, 'rota.params.produto').toMatch(/^[^/.]+$/);
  expect(produto.rota?.path).toContain(String(slug));
  const { media, quantidade, avaliacoes } = produto.avaliacao as Json;
  isNumber(media, 'avaliacao.media');
  isNumber(quantidade, 'avaliacao.quantidade');
  for (const opinion of avaliacoes as Json) {
    for (const key of ['nome', 'email', 'comentario', 'data']) isText(opinion[key], `avaliacao.${key}`);
    isNumber(opinion.nota, 'avaliacao.nota');
    isNumber(opinion.produto?.id, 'avaliacao.produto.id');
  }
  isList(produto.selos, 'selos');
  for (const selo of produto.selos as Json) {
    for (const value of [selo.nome, selo.label, selo.imagem]) isText(value, 'selo');
    for (const value of [selo.posicao?.x, selo.posicao?.y]) isText(value, 'selo.posicao');
    for (const value of [selo.cores?.texto, selo.cores?.selo]) isText(value, 'selo.cores');
  }
  isList(produto.filtros, 'filtros');
  for (const filtro of produto.filtros as Json) {
    for (const key of ['nome', 'label', 'imagem']) isText(filtro[key], `filtro.${key}`);
    isNumber(filtro.idFiltro, 'filtro.idFiltro');
  }
  readsAttributes(produto.atributos as Json);
  readsPurchase(produto.carrinho as Json);
}

function readsAttributes({ unico, simples }: Json): void {
  if (unico !== undefined) {
    isText(unico.nome, 'unico.nome');
    for (const valor of unico.valores as Json) {
      isNumber(valor.idAtributoValor, 'unico.idAtributoValor');
      for (const key of ['label', 'imagem', 'imagemOriginal']) isText(valor[key], `unico.${key}`);
      isAbsolute(valor.url, 'unico.url');
      isList(valor.produto?.midias?.imagens, 'unico.midias.imagens');
    }
  }
  if (simples !== undefined) {
    isText(simples.nome, 'simples.nome');
    for (const valor of simples.valores as Json) {
      isNumber(valor.idAtributoValor, 'simples.idAtributoValor');
      isNumber(valor.estoque, 'simples.estoque');
      for (const key of ['sku', 'label', 'imagem', 'imagemOriginal']) isText(valor[key], `simples.${key}`);
      readsPrices(valor.precos as Json);
      readsPurchase(valor.carrinho as Json);
    }
  }
}

/** Empty when it cannot be bought. */
function readsPurchase(carrinho: Json): void {
  if (Object.keys(carrinho).length === 0) return;
  expect(carrinho.tipo).toBe('produto');
  for (const item of carrinho.itens as Json)
    for (const value of Object.values(item)) isText(value, 'carrinho');
}

export function readsDetail({ estrutura, conteudo, info }: Json): void {
  readsStructure(estrutura as Json);
  readsInfo(info as Json);
  const produto = conteudo as Json;
  readsProduct(produto);
  for (const key of ['ean', 'mpn', 'tipo']) isText(produto[key], key);
  readsPictures(produto.midias?.imagensFull as Json);
  for (const key of ['arquivos', 'manuais', 'imagensRotativas', 'imagensConjunto']) {
    isList(produto.midias?.[key], `midias.${key}`);
  }
  const { id, nome, nivel, taxonomia } = produto.categoria as Json;
  isNumber(id, 'categoria.id');
  isText(nome, 'categoria.nome');
  isNumber(nivel, 'categoria.nivel');
  isList(taxonomia, 'categoria.taxonomia');
  expect(typeof produto.assinatura).toBe('boolean');
  isList(produto.combinacoes, 'combinacoes');
  for (const { produto: offered } of produto.combinacoes as Json) readsProduct(offered as Json);
  isList(produto.perguntas, 'perguntas');
  for (const pergunta of produto.perguntas as Json) {
    for (const key of ['pergunta', 'data', 'email', 'nome']) isText(pergunta[key], `pergunta.${key}`);
    for (const resposta of pergunta.respostas as Json) {
      for (const key of ['data', 'resposta', 'email', 'nome']) isText(resposta[key], `resposta.${key}`);
    }
  }
}

function readsInfo(info: Json): void {
  expect(Object.keys(info.filtros as object)).toBeDefined();
  for (const key of ['prev', 'self', 'next']) isText(info[key], `info.${key}`);
  for (const key of ['offset', 'limit', 'exibindo', 'total']) isNumber(info[key], `info.${key}`);
}

export function readsListing({ estrutura, conteudo, info }: Json): void {
  readsStructure(estrutura as Json);
  readsInfo(info as Json);
  const { busca, produtos, detalhes } = conteudo as Json;
  isText(busca?.texto, 'busca.texto');
  for (const produto of produtos as Json) readsProduct(produto);
  const { ordenacao, filtros, marcas, atributos, filtrosPreco, filtrosDescontoPrecoPor } = detalhes as Json;
  isList(ordenacao, 'ordenacao');
  for (const { label, rota } of ordenacao as Json) {
    isText(label, 'ordenacao.label');
    expect(rota?.query?.order).toBe(label);
  }
  isList(marcas, 'marcas');
  for (const value of marcas as Json) readsChoice(value, value.nome);
  for (const group of [...(filtros as Json), ...(atributos as Json)]) {
    isText(group.nome, 'grupo.nome');
    expect(group.valores?.length).toBeGreaterThan(0);
    for (const value of group.valores as Json) readsChoice(value, value.label);
  }
  isList(filtrosPreco, 'filtrosPreco');
  for (const value of [...(filtrosPreco as Json), ...Object.values(filtrosDescontoPrecoPor as Json)]) {
    isNumber(value.de, 'de');
    isNumber(value.ate, 'ate');
    readsChoice(value, '');
  }
}

function readsChoice({ ativo, url, rota }: Json, label: unknown): void {
  isText(label, 'label');
  expect(typeof ativo).toBe('boolean');
  isAbsolute(url, 'filtro.url');
  readsRota(rota as Json);
  isText(rota?.query?.order, 'filtro.rota.query.order');
}
