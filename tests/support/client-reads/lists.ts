import { expect } from 'vitest';
import { isAbsolute, isList, isMoney, isNumber, isText, type Json } from './primitives.ts';
import { readsPictures, readsPrices, readsSeals } from './product.ts';
import { readsInfo, readsRota, readsStructure } from './structure.ts';

export function readsLists({ estrutura, conteudo, info }: Json): void {
  readsStructure(estrutura as Json);
  readsInfo(info as Json);
  const { produtos } = conteudo as Json;
  isList(produtos, 'produtos');
  for (const card of produtos as Json) {
    readsHead(card);
    readsRota(card.rota as Json);
    isAbsolute(card.midias?.imagens?.[0]?.arquivos?.medium, 'imagens[0].medium');
  }
}

export function readsList(page: Json): void {
  readsStructure(page.estrutura as Json);
  const list = page.conteudo as Json;
  readsHead(list);
  isText(list.tipo, 'tipo');
  expect(typeof list.selecaoAtributo).toBe('boolean');
  for (const item of list.produtos as Json) {
    isNumber(item.id, 'id');
    isNumber(item.quantidade, 'quantidade');
    for (const key of ['nome', 'status']) isText(item[key], key);
    isAbsolute(item.url, 'url');
    readsRota(item.rota as Json);
    readsPrices(item.precos as Json);
    readsPictures(item.midias?.imagens as Json);
    expect(typeof item.atributos).toBe('object');
  }
}

function readsHead(list: Json): void {
  isNumber(list.id, 'id');
  isText(list.nome, 'nome');
  for (const key of ['por', 'vista']) isMoney(list.precos?.[key], `precos.${key}`);
  isList(list.precos?.parcelamento, 'precos.parcelamento');
  readsPictures(list.midias?.imagens as Json);
  readsSeals(list.selos as Json);
}
