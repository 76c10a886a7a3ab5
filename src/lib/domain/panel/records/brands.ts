/** A brand and what its page shows. */

import { isSlug } from '#lib/domain/kernel/slug.ts';
import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { CATALOGUE } from '../roles.ts';
import { LISTING_TEXTS } from './listing-texts.ts';
import { SEARCH_FIELDS } from './search-fields.ts';

const FIELDS = {
  nome: {
    kind: 'text',
    longest: 120,
    required: true,
    column: 'nome',
    label: 'Nome',
    fault: 'Escreva um nome que nenhuma outra marca tem, com até 120 caracteres.',
  },
  endereco: {
    kind: 'text',
    longest: 120,
    required: true,
    from: 'nome',
    column: 'slug',
    listed: true,
    label: 'Endereço',
    hint: 'O que vem depois de /marcas/. Vazio, é feito do nome. Quem abrir o endereço antigo é levado ao novo.',
    fault: 'Escreva só letras minúsculas sem acento, números e hífens.',
  },
  imagem: {
    kind: 'picture',
    place: 'marca',
    label: 'Logotipo',
    hint: 'Na página das marcas e na da própria marca. Vazio, aparece o nome.',
    note: "Path of a picture of the shop, '' for none.",
    fault: 'Escolha uma imagem da biblioteca.',
  },
  ...LISTING_TEXTS,
  ...SEARCH_FIELDS,
  ordem: {
    kind: 'number',
    min: 0,
    max: 100_000,
    decimals: 0,
    zero: 'blank',
    column: 'ordem',
    label: 'Ordem',
    hint: 'O menor número vem primeiro na página das marcas.',
    fault: 'Escreva um número inteiro de 0 a 100000.',
  },
  ativo: {
    kind: 'flag',
    column: 'ativo',
    label: 'Mostrar esta marca',
    hint: 'Oculta, ela não tem página; os produtos continuam com ela.',
  },
} as const satisfies Fields;

export type BrandFields = ValuesOf<typeof FIELDS>;

export const BRANDS = {
  path: 'marcas',
  calls: 'brands',
  table: 'brands',
  group: 'catalogue',
  roles: CATALOGUE,
  fields: FIELDS,
  name: 'nome',
  order: 'ordem',
  ownCalls: true,
  blank: {
    ...{ nome: '', endereco: '', imagem: '', descricao: '', descricaoLonga: '' },
    ...{ seoTitulo: '', seoDescricao: '', ordem: 0, ativo: true },
  } satisfies BrandFields,
  also: ({ endereco = '' }: Values): Faults => (isSlug(String(endereco)) ? {} : { endereco: 'path' }),
  words: {
    title: 'Marcas',
    about: 'Nome, logotipo e texto de cada marca; unir duas que são a mesma.',
    intro:
      'Cada marca tem uma página com os seus produtos. Duas que são a mesma podem ser unidas na página de uma delas.',
    add: 'Nova marca',
    empty: 'Nenhuma marca.',
    remove: 'Excluir esta marca',
    removed: 'Marca excluída.',
    saved: 'Marca salva. A loja já mostra a mudança.',
    unknown: 'Marca não encontrada',
  },
} as const satisfies RecordKind;
