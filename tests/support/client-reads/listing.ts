import { expect } from 'vitest';
import { isAbsolute, isList, isNumber, isText, type Json } from './primitives.ts';
import { readsProduct } from './product.ts';
import { readsInfo, readsRota, readsStructure } from './structure.ts';

export function readsListing({ estrutura, conteudo, info }: Json): void {
  readsStructure(estrutura as Json);
  readsInfo(info as Json);
  const { busca, produtos, detalhes } = conteudo as Json;
  isText(busca?.texto, 'busca.texto');
  // What a page asks its banners and its title by.
  const subject = conteudo?.categoria ?? conteudo?.marca ?? conteudo?.landingPage;
  if (subject !== undefined) isNumber(subject.id, 'id');
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
