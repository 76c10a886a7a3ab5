/** What marketers may write into pages, pieces, banners and the look of the shop, for the form and for the platform behind it. */

import { APPEARANCE } from '../panel/appearance.ts';
import { faultsOf as recordFaults } from '../panel/record.ts';
import type { Appearance } from '../shop/appearance.ts';
import { HOME_PAGE, type Section, sectionFaults } from './sections.ts';

/** Of an address that shows what is not published yet. */
export const PREVIEW_PARAMETER = 'previa';

/** Most characters of a field, or entries of a list. */
export const CONTENT_LIMITS = {
  nome: 120,
  titulo: 160,
  texto: 60_000,
  seoTitle: 120,
  seoDescription: 320,
  imagem: 300,
  alt: 250,
  link: 1000,
  textoLink: 80,
  pergunta: 300,
  resposta: 10_000,
  perguntas: 40,
  pecas: 40,
  slug: 120,
} as const;

export type ContentFault = 'long' | 'missing' | 'wrong';
/** By the name of the field; those of the questions have their place behind it, `resposta-0`, and those of sections before: `secao-0-link`. */
export type ContentFaults = Readonly<Record<string, ContentFault>>;

type Page = {
  readonly especie: 'pagina';
  readonly nome: string;
  readonly texto: string;
  readonly imagem: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly secoes: readonly Section[];
};
type Piece = {
  readonly especie: 'peca';
  readonly titulo: string;
  readonly texto: string;
  readonly imagem: string;
  readonly alt: string;
  readonly link: string;
  readonly textoLink: string;
  readonly perguntas: readonly { readonly pergunta: string; readonly resposta: string }[];
};
type Banner = {
  readonly especie: 'banner';
  readonly titulo: string;
  readonly alt: string;
  readonly link: string;
  readonly desktop: string;
  readonly mobile: string;
};

type Look = Appearance & { readonly especie: 'aparencia' };
type Content = Page | Piece | Banner | Look;

/** Kinds of pieces that have a heading of nobody else's. */
const TITLED: ReadonlySet<string> = new Set(['banner', 'chamada', 'perguntas', 'texto']);

/** @param tipo Kind of the piece, '' for what is none. */
export function contentFaults(content: Content, tipo: string): ContentFaults {
  const found = faultsOf(content, tipo).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as ContentFaults;
}

type Found = readonly (readonly [field: string, fault: ContentFault | undefined])[];

function faultsOf(content: Content, tipo: string): Found {
  if (content.especie === 'aparencia') {
    return Object.keys(recordFaults(APPEARANCE, content)).map((field) => [field, 'wrong']);
  }
  if (content.especie === 'pagina') {
    return [
      ['nome', textFault(content, 'nome', true)],
      ['texto', textFault(content, 'texto')],
      ['imagem', pictureFault(content.imagem)],
      ['seoTitle', textFault(content, 'seoTitle')],
      ['seoDescription', textFault(content, 'seoDescription')],
      ...content.secoes.flatMap((section, place) =>
        sectionFaults(section, KNOWN).map(([field, fault]) => [`secao-${place}-${field}`, fault] as const),
      ),
    ];
  }
  if (content.especie === 'banner') {
    return [
      ['titulo', textFault(content, 'titulo')],
      ['alt', textFault(content, 'alt', true)],
      ['link', linkFault(content.link) ?? (content.link === '' ? 'missing' : undefined)],
      ['desktop', content.desktop === '' ? 'missing' : pictureFault(content.desktop)],
      ['mobile', content.mobile === '' ? 'missing' : pictureFault(content.mobile)],
    ];
  }
  return [
    ['titulo', textFault(content, 'titulo', TITLED.has(tipo))],
    ['texto', textFault(content, 'texto')],
    ['imagem', pictureFault(content.imagem)],
    ['alt', textFault(content, 'alt', content.imagem !== '')],
    ['link', linkFault(content.link)],
    ['textoLink', textFault(content, 'textoLink')],
    ...content.perguntas.flatMap(
      (entry, place): Found => [
        [`pergunta-${place}`, textFault(entry, 'pergunta', true)],
        [`resposta-${place}`, textFault(entry, 'resposta', true)],
      ],
    ),
  ];
}

function textFault<Field extends keyof typeof CONTENT_LIMITS>(
  content: Readonly<Record<Field, string>>,
  field: Field,
  required = false,
): ContentFault | undefined {
  if (content[field].length > CONTENT_LIMITS[field]) return 'long';
  return required && content[field].trim() === '' ? 'missing' : undefined;
}

const PICTURE = /^(?:\/[\w-][\w.-]*)+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Pictures are the shop's own: uploaded ones below `/upload`, or those that came with it. */
function pictureFault(path: string): ContentFault | undefined {
  if (path === '') return undefined;
  return path.length <= CONTENT_LIMITS.imagem && PICTURE.test(path) ? undefined : 'wrong';
}

const LINK = /^(?:\/(?![/\\])|https?:\/\/[^/]|mailto:[^@\s]+@|tel:\+?\d)[^\s\\]*$/i;

function linkFault(link: string): ContentFault | undefined {
  if (link === '') return undefined;
  if (link.length > CONTENT_LIMITS.link) return 'long';
  return LINK.test(link) ? undefined : 'wrong';
}

const KNOWN = {
  isPicture: (path: string) => pictureFault(path) === undefined,
  isLink: (link: string) => linkFault(link) === undefined,
};

const PAGE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PIECE_SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*){0,2}$/;
/** Addresses below `/pagina` that are no page of the editor's. */
const RESERVED: ReadonlySet<string> = new Set(['avaliacao-da-loja']);

/** What a page, a piece or a banner is called: lower case with hyphens; pieces may stand in folders. */
export function nameFault(especie: 'banner' | 'pagina' | 'peca', nome: string): ContentFault | undefined {
  if (nome === '') return 'missing';
  if (nome.length > CONTENT_LIMITS.slug) return 'long';
  if (especie === 'peca') return PIECE_SLUG.test(nome) && !RESERVED.has(nome) ? undefined : 'wrong';
  if (nome === HOME_PAGE) return undefined;
  return PAGE_SLUG.test(nome) && !RESERVED.has(nome) ? undefined : 'wrong';
}

/** The fields that the kinds of pieces show; the others keep what they hold. */
export const PIECE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  banner: ['titulo', 'texto', 'imagem', 'alt', 'link', 'textoLink'],
  canais: ['titulo', 'texto', 'link', 'textoLink'],
  chamada: ['titulo', 'texto', 'link', 'textoLink'],
  contato: ['titulo', 'texto'],
  menu: ['titulo', 'menu'],
  perguntas: ['titulo', 'perguntas'],
  texto: ['titulo', 'texto'],
};
