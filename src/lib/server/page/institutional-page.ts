/** An institutional page with its pieces, or a piece alone, made ready to be shown. */
import { ApiError } from '#lib/api/error.ts';
import type { ContactForm } from '#lib/contract/contact-page.ts';
import type { Pagina, UrlPage } from '#lib/contract/page.ts';
import type { Peca, TipoPeca } from '#lib/contract/piece.ts';
import { PREVIEW_PARAMETER } from '#lib/domain/content/content-form.ts';
import { pageLifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { BLANK_MESSAGE } from '#lib/domain/leads/contact-form.ts';
import { faqData } from '#lib/domain/shop/structured-data.ts';
import { pagePath } from '#lib/paths.ts';
import { cepLookupNote } from '#lib/text/pages.ts';
import { finderLinks } from '../finder/links-in-text.ts';
import { makeStamp } from '../forms/form-stamp.ts';
import { loadPage } from './page-data.ts';
import { storeHtml } from './sanitize.ts';

export type InstitutionalPage = {
  readonly estrutura: UrlPage['estrutura'];
  /** HTML in it is safe to print. */
  readonly pagina: Pagina & { readonly pecas: readonly Peca[] };
  readonly structuredData: object | undefined;
  /** How the page may be kept; undefined for one that is rendered for each request. */
  readonly cache: { readonly maxAge: number; readonly swr: number; readonly tags: string[] } | undefined;
  /** It shows what an editor has not published. */
  readonly previewed: boolean;
  /** Of a page with a contact form. */
  readonly contact: ContactForm | undefined;
};

type Locals = Pick<App.Locals, 'api' | 'config'>;

/** Undefined for a page the shop does not have. */
export async function loadInstitutional(
  locals: Locals,
  slug: string,
  query: URLSearchParams = new URLSearchParams(),
): Promise<InstitutionalPage | undefined> {
  const { api, config } = locals;
  const previa = query.get(PREVIEW_PARAMETER) ?? '';
  const page = await loadPage(api, pagePath(slug), previa).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (!page) return undefined;
  const given = page.conteudo.pecas ?? [];
  const safe = (given.length > 0 ? given : (WITHOUT_PIECES[slug] ?? [])).map(safePiece);
  const text = `${page.conteudo.descricao}${lookupNote(config, slug)}`;
  const ready = await finderLinks(locals, [text, ...safe.map(({ texto }) => texto)]);
  const pecas = safe.map((piece) => ({ ...piece, texto: ready(piece.texto) }));
  const questions = pecas.flatMap(({ perguntas }) => perguntas);
  const contact = pecas.some(({ tipo }) => tipo === 'contato')
    ? contactForm(slug, { sent: query.get('aviso') === 'mensagem' })
    : undefined;
  return {
    estrutura: page.estrutura,
    pagina: { ...page.conteudo, descricao: ready(text), pecas },
    structuredData: questions.length > 0 ? faqData(questions) : undefined,
    previewed: previa !== '',
    cache:
      contact || previa !== ''
        ? undefined
        : keptFor(config.platformUrl !== undefined, slug, page.conteudo, pecas),
    contact,
  };
}

export function contactForm(page: string, change: Partial<ContactForm> = {}): ContactForm {
  return { page, stamp: makeStamp(), draft: { typed: BLANK_MESSAGE, faults: {} }, sent: false, ...change };
}

function keptFor(
  hosted: boolean,
  slug: string,
  { mudaEm = '' }: Pagina,
  pecas: readonly Peca[],
): NonNullable<InstitutionalPage['cache']> {
  return {
    ...pageLifetime(hosted, mudaEm === '' ? [] : [mudaEm], new Date()),
    tags: [`page:${slug}`, ...pecas.map((piece) => `page:${piece.slug}`), 'menu', 'settings', 'popup'],
  };
}

function safePiece(piece: Peca): Peca {
  return {
    ...piece,
    texto: storeHtml(piece.texto),
    perguntas: piece.perguntas.map(({ pergunta, resposta }) => ({
      pergunta,
      resposta: storeHtml(resposta),
    })),
  };
}

/**
 * What pages have that nobody gave pieces, as on a platform that knows none and in a shop older than they are: there, too,
 * people must be able to write to the shop.
 */
const WITHOUT_PIECES: Readonly<Record<string, readonly Peca[] | undefined>> = {
  'central-de-atendimento': [bare('canais'), bare('contato')],
};

function bare(tipo: TipoPeca): Peca {
  return {
    id: 0,
    slug: `components/${tipo}`,
    tipo,
    titulo: '',
    texto: '',
    imagem: '',
    imagemOriginal: '',
    largura: 0,
    altura: 0,
    alt: '',
    link: '',
    textoLink: '',
    perguntas: [],
    menu: [],
  };
}

/** Directories of postal codes are named where the shop asks them, whatever its own text says. */
function lookupNote({ cepLookup, platformUrl }: Locals['config'], slug: string): string {
  return slug === 'privacidade' && cepLookup && platformUrl === undefined ? cepLookupNote : '';
}
