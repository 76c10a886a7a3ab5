/** A page of its own for what a listing shows with filters: `/c/colecao-de-verao`. */
import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { CATALOGUE } from '../roles.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const TEXT = { kind: 'text', lines: true, html: true } as const;
const FIELDS = {
  nome: {
    kind: 'text',
    longest: 80,
    required: true,
    column: 'nome',
    label: 'Nome',
    hint: 'O título da página.',
    fault: 'Escreva o nome, com até 80 caracteres.',
  },
  endereco: {
    kind: 'text',
    longest: 80,
    required: true,
    from: 'nome',
    column: 'slug',
    listed: true,
    label: 'Endereço',
    hint: 'O que vem depois de /c/: colecao-de-verao. Vazio, é feito do nome.',
    fault: 'Escreva só letras minúsculas sem acento, números e hífens.',
  },
  listagem: {
    kind: 'text',
    longest: 1500,
    required: true,
    label: 'Listagem',
    hint: 'Abra uma categoria, uma marca ou a busca na loja, escolha os filtros e cole aqui o endereço do navegador.',
    fault: 'Cole o endereço de uma categoria, de uma marca ou de uma busca da loja.',
    note: 'Address of a listing with its filters.',
  },
  descricao: {
    ...TEXT,
    longest: 2000,
    column: 'descricao',
    label: 'Texto acima dos produtos',
    fault: 'O texto tem até 2000 caracteres.',
  },
  descricaoLonga: {
    ...TEXT,
    longest: 20_000,
    column: 'descricao_longa',
    label: 'Texto abaixo dos produtos',
    fault: 'O texto tem até 20000 caracteres.',
  },
  ativo: { kind: 'flag', column: 'ativo', label: 'Mostrar esta página' },
} as const satisfies Fields;

export type LandingPageFields = ValuesOf<typeof FIELDS>;

export const LANDING_PAGES = {
  path: 'paginas-de-produtos',
  calls: 'landing-pages',
  table: 'landing_pages',
  group: 'catalogue',
  roles: CATALOGUE,
  fields: FIELDS,
  name: 'nome',
  ownCalls: true,
  blank: {
    ...{ nome: '', endereco: '', listagem: '', descricao: '', descricaoLonga: '', ativo: true },
  } satisfies LandingPageFields,
  also: ({ endereco = '' }: Values): Faults => (SLUG.test(String(endereco)) ? {} : { endereco: 'path' }),
  words: {
    title: 'Páginas de produtos',
    about: 'Uma página própria para o que uma listagem filtrada mostra.',
    intro:
      'Cada página tem endereço, título e textos seus, entra no mapa do site e acompanha a listagem: produtos novos aparecem sozinhos.',
    add: 'Nova página de produtos',
    empty: 'Nenhuma página de produtos.',
    remove: 'Remover esta página',
    removed: 'Página removida.',
    saved: 'Página salva. A loja já mostra a mudança.',
    unknown: 'Página não encontrada',
  },
} as const satisfies RecordKind;
