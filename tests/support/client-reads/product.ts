import { expect } from 'vitest';
import { isAbsolute, isList, isMoney, isNumber, isText, type Json } from './primitives.ts';
import { readsRota } from './structure.ts';

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
  readsSeals(produto.selos as Json);
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
export function readsPurchase(carrinho: Json): void {
  if (Object.keys(carrinho).length === 0) return;
  expect(['produto', 'lista']).toContain(carrinho.tipo);
  for (const item of carrinho.itens as Json)
    for (const value of Object.values(item)) isText(value, 'carrinho');
}

export function readsPrices(precos: Json): void {
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

export function readsPictures(imagens: Json): void {
  isList(imagens, 'imagens');
  for (const { label, descricao, arquivos, arquivosOriginais } of imagens) {
    isText(label, 'imagem.label');
    isText(descricao, 'imagem.descricao');
    for (const files of [arquivos as Json, arquivosOriginais as Json]) {
      for (const size of ['zoom', 'big', 'medium', 'small']) isAbsolute(files[size], size);
    }
  }
}

export function readsSeals(selos: Json): void {
  isList(selos, 'selos');
  for (const selo of selos) {
    for (const value of [selo.nome, selo.label, selo.imagem]) isText(value, 'selo');
    for (const value of [selo.posicao?.x, selo.posicao?.y]) isText(value, 'selo.posicao');
    for (const value of [selo.cores?.texto, selo.cores?.selo]) isText(value, 'selo.cores');
  }
}
