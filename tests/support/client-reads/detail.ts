import { expect } from 'vitest';
import { isList, isNumber, isText, type Json } from './primitives.ts';
import { readsPictures, readsProduct } from './product.ts';
import { readsInfo, readsStructure } from './structure.ts';

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
