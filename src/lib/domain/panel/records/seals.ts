/** A seal: a word or a small picture on the pictures of products, and a filter of listings. */

import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { CATALOGUE } from '../roles.ts';

const FIELDS = {
  nome: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'nome',
    label: 'Nome',
    hint: 'Como é chamado no painel e na coluna selos das planilhas.',
    fault: 'Escreva um nome que nenhum outro selo tem, com até 60 caracteres e sem o sinal |.',
  },
  label: {
    kind: 'text',
    longest: 30,
    required: true,
    column: 'label',
    listed: true,
    label: 'Texto do selo',
    hint: 'O que o cliente lê na foto e no filtro: Lançamento, Frete grátis.',
    fault: 'Escreva o texto, com até 30 caracteres.',
  },
  imagem: {
    kind: 'picture',
    label: 'Imagem',
    hint: 'No lugar do texto. Vazio, aparece o texto.',
    note: "Path of a picture of the shop, '' for none.",
    fault: 'Escolha uma imagem da biblioteca.',
  },
  ordem: {
    kind: 'number',
    min: 0,
    max: 1000,
    decimals: 0,
    zero: 'blank',
    column: 'ordem',
    label: 'Ordem',
    hint: 'O menor número vem primeiro. No cartão cabem poucos.',
    fault: 'Escreva um número inteiro de 0 a 1000.',
  },
} as const satisfies Fields;

export type SealFields = ValuesOf<typeof FIELDS>;

export const SEALS = {
  path: 'selos',
  calls: 'seals',
  table: 'seals',
  group: 'catalogue',
  roles: CATALOGUE,
  fields: FIELDS,
  name: 'nome',
  order: 'ordem',
  ownCalls: true,
  blank: { nome: '', label: '', imagem: '', ordem: 0 } satisfies SealFields,
  also: ({ nome = '' }: Values): Faults => (String(nome).includes('|') ? { nome: 'choice' } : {}),
  words: {
    title: 'Selos',
    about: 'Lançamento, mais vendido: o que aparece sobre as fotos.',
    intro: 'Marque o selo no formulário de cada produto, ou na coluna selos da planilha de produtos.',
    add: 'Novo selo',
    empty: 'Nenhum selo.',
    remove: 'Remover este selo',
    removed: 'Selo removido, também dos produtos que o tinham.',
    saved: 'Selo salvo. A loja já mostra a mudança.',
    unknown: 'Selo não encontrado',
  },
} as const satisfies RecordKind;
