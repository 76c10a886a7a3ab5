/** What may open over the pages of the shop, and where. */

import type { Faults, Fields, RecordKind, Values, ValuesOf } from '../record.ts';
import { EDITORS } from '../roles.ts';

const FIELDS = {
  nome: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'nome',
    label: 'Nome',
    hint: 'Só aparece aqui.',
    fault: 'Escreva um nome, com até 60 caracteres.',
  },
  nivel: {
    kind: 'choice',
    column: 'nivel',
    label: 'Onde',
    note: 'Over which pages.',
    options: { home: 'Página inicial', detail: 'Páginas de produto', page: 'Páginas institucionais' },
  },
  tipo: {
    kind: 'choice',
    column: 'tipo',
    label: 'Tipo',
    hint: 'Newsletter pede o e-mail; Texto mostra o texto abaixo, como um aviso de férias; Imagem mostra só a imagem, com o link.',
    options: { newsletter: 'Newsletter', html: 'Texto', imagem: 'Imagem' },
  },
  titulo: {
    kind: 'text',
    longest: 120,
    column: 'titulo',
    label: 'Título',
    fault: 'Escreva o título, com até 120 caracteres.',
  },
  descricao: {
    kind: 'text',
    longest: 4000,
    lines: true,
    html: true,
    column: 'descricao',
    label: 'Texto',
    note: 'HTML, sanitised where it is shown.',
    fault: 'Escreva o texto do popup, com até 4000 caracteres.',
  },
  link: {
    kind: 'link',
    column: 'link',
    label: 'Link',
    fault: 'Escreva um caminho da loja ou um endereço completo.',
  },
  imagem: {
    kind: 'picture',
    place: 'popup-desktop',
    half: true,
    label: 'Imagem',
    note: "Path of a picture of the shop, '' for none.",
    fault: 'Escolha uma imagem da biblioteca.',
  },
  imagemCelular: {
    kind: 'picture',
    place: 'popup-mobile',
    half: true,
    label: 'Imagem para celular',
    hint: 'Vazio, o celular mostra a mesma.',
    fault: 'Escolha uma imagem da biblioteca.',
  },
  alt: {
    kind: 'text',
    longest: 200,
    label: 'Descrição da imagem',
    fault: 'Descreva a imagem, para quem não a vê.',
  },
  tempo: {
    kind: 'number',
    min: 0,
    max: 600,
    decimals: 0,
    column: 'tempo',
    label: 'Segundos até abrir',
    note: 'Seconds until it opens.',
    fault: 'Escreva de 0 a 600 segundos.',
  },
  repete: {
    kind: 'flag',
    column: 'repete',
    note: 'On page after page of a visit until it is closed, instead of once.',
    label: 'Abrir em cada página da visita até ser fechado (sem isto, abre uma vez por visita)',
  },
  de: {
    kind: 'moment',
    half: true,
    column: 'visible_from',
    label: 'A partir de',
    note: "ISO 8601; '' for none.",
    hint: 'Vazio, sem limite.',
    fault: 'Escreva um dia e uma hora.',
  },
  ate: {
    kind: 'moment',
    after: 'de',
    half: true,
    column: 'visible_until',
    label: 'Até',
    note: "ISO 8601; '' for none.",
    hint: 'Vazio, sem limite.',
    fault: 'O fim vem depois do começo.',
  },
  ativo: { kind: 'flag', column: 'ativo', label: 'Mostrar este popup' },
} as const satisfies Fields;

export type PopupFields = ValuesOf<typeof FIELDS>;

export const POPUPS = {
  path: 'popups',
  calls: 'popups',
  table: 'popups',
  group: 'content',
  roles: EDITORS,
  fields: FIELDS,
  name: 'nome',
  ownCalls: true,
  blank: {
    nome: '',
    nivel: 'home',
    tipo: 'newsletter',
    titulo: '',
    descricao: '',
    link: '',
    imagem: '',
    imagemCelular: '',
    alt: '',
    tempo: 10,
    repete: false,
    ativo: true,
    de: '',
    ate: '',
  } satisfies PopupFields,
  also: ({ tipo, titulo = '', descricao = '', imagem, alt = '' }: Values): Faults => ({
    ...(tipo !== 'imagem' && isBlank(titulo) && { titulo: 'missing' }),
    ...(tipo === 'html' && isBlank(descricao) && { descricao: 'missing' }),
    ...(tipo === 'imagem' && imagem === '' && { imagem: 'missing' }),
    ...(imagem !== '' && isBlank(alt) && { alt: 'missing' }),
  }),
  words: {
    title: 'Popups',
    about: 'Avisos que abrem sobre uma página.',
    intro:
      'Quando dois popups valem para o mesmo lugar, abre o mais novo. Quem fecha um popup não o vê de novo.',
    add: 'Novo popup',
    empty: 'Nenhum popup.',
    remove: 'Remover este popup',
    removed: 'Popup removido.',
    saved: 'Popup salvo. A loja já mostra a mudança.',
    unknown: 'Popup não encontrado',
  },
} as const satisfies RecordKind;

function isBlank(value: Values[string]): boolean {
  return String(value).trim() === '';
}
