/** One request to the page of a content, and to the page where one is begun. */
import { ApiError } from '#lib/api/error.ts';
import { createContent } from '#lib/api/panel-content.ts';
import { getMedia } from '#lib/api/panel-media.ts';
import type { Conteudo, ConteudoAparencia } from '#lib/contract/panel-content.ts';
import type { ContentScreen } from '#lib/contract/panel-content-page.ts';
import type { Midia } from '#lib/contract/panel-media.ts';
import type { TipoPeca } from '#lib/contract/piece.ts';
import { contentFaults, nameFault, PIECE_FIELDS } from '#lib/domain/content/content-form.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelContentText } from '#lib/text/panel-content.ts';
import { postedTo } from '../account/visit.ts';
import { answerContent, openContent } from './content.ts';
import { readBanner } from './typed-content.ts';

/** How many of the library are offered beside a field; any other by its address. */
export const NEWEST_PICTURES = 12;

type Visit =
  | { readonly path: string }
  | {
      readonly screen: ContentScreen;
      readonly status: number;
      readonly title: string;
      readonly notice: string | undefined;
      /** Path of the page. */
      readonly here: string;
      readonly pictures: readonly Midia[];
    };

/**
 * @param list Path of the list it is in.
 * @param kind What may stand at this address.
 * @returns Undefined where nothing does.
 */
export async function visitContent(
  asked: Asked & { readonly params: { readonly coisa?: string | undefined } },
  list: string,
  kind: RegExp,
): Promise<Visit | undefined> {
  const { coisa = '' } = asked.params;
  return kind.test(coisa) ? visitOne(asked, coisa, { here: `${list}/${coisa}`, list }) : undefined;
}

/** The look of the shop. */
export async function visitAppearance(asked: Asked, here: string): Promise<Visit | undefined> {
  return visitOne(asked, 'aparencia-1', { here, list: here });
}

type Asked = {
  readonly locals: Pick<App.Locals, 'sessionApi'>;
  readonly request: Request;
  readonly url: URL;
};

async function visitOne(
  { locals: { sessionApi }, request, url }: Asked,
  coisa: string,
  { here, list }: { readonly here: string; readonly list: string },
): Promise<Visit | undefined> {
  const posted = await postedTo(request);
  try {
    const outcome = posted
      ? await answerContent(sessionApi(), coisa, posted)
      : { status: 200, screen: await openContent(sessionApi(), coisa) };
    if ('notice' in outcome) {
      const query = new URLSearchParams({ aviso: outcome.notice });
      if (outcome.focus) query.set('foco', outcome.focus);
      return { path: `${outcome.gone ? list : here}?${query}` };
    }
    const { screen, status } = outcome;
    const title = titleOf(screen.base.conteudo) || screen.content.nome;
    const { midias } = await getMedia(sessionApi(), { limit: NEWEST_PICTURES });
    return { screen, status, title, notice: noticeIn(url), here, pictures: midias };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function titleOf(conteudo: Conteudo): string {
  if (conteudo.especie === 'aparencia') return '';
  return 'titulo' in conteudo ? conteudo.titulo : conteudo.nome;
}

/** What was done, as the address says. */
export function noticeIn(url: URL): string | undefined {
  const aviso = url.searchParams.get('aviso') ?? '';
  const { notices } = panelContentText;
  return Object.hasOwn(notices, aviso) ? notices[aviso as keyof typeof notices] : undefined;
}

type Begun = Exclude<Conteudo, ConteudoAparencia>;

/** The form in which a page, a piece or a banner is begun. */
export type NewScreen = {
  readonly typed: Begun;
  readonly nome: string;
  readonly tipo: TipoPeca;
  readonly espaco: string;
  readonly problems: Readonly<Record<string, string>>;
};

/** @param blank The form as it is opened first. */
export async function visitNew(
  { sessionApi }: Pick<App.Locals, 'sessionApi'>,
  request: Request,
  list: string,
  blank: Omit<NewScreen, 'problems'>,
): Promise<{ readonly path: string } | { readonly screen: NewScreen; readonly status: number }> {
  const posted = await postedTo(request);
  if (!posted) return { screen: { ...blank, problems: {} }, status: 200 };
  const tipo = line(posted, 'tipo');
  const screen: NewScreen = {
    typed: startOf(posted, blank.typed),
    nome: line(posted, 'endereco'),
    tipo: Object.hasOwn(PIECE_FIELDS, tipo) ? (tipo as TipoPeca) : blank.tipo,
    espaco: line(posted, 'espaco'),
    problems: {},
  };
  const problems = problemsOf(screen);
  if (Object.keys(problems).length > 0) return { screen: { ...screen, problems }, status: 422 };
  try {
    const { typed: conteudo, nome, espaco } = screen;
    const { coisa } = await createContent(sessionApi(), { conteudo, nome, tipo: screen.tipo, espaco });
    return { path: `${list}/${coisa}?aviso=criado` };
  } catch (error) {
    return { screen: { ...screen, problems: saidBy(error) }, status: 422 };
  }
}

/** A page and a piece begin with a title alone; a banner has nothing to be shown without its pictures. */
function startOf(posted: FormData, blank: Begun): Begun {
  if (blank.especie === 'banner') return readBanner(posted, blank);
  const title = line(posted, 'titulo');
  return blank.especie === 'pagina' ? { ...blank, nome: title } : { ...blank, titulo: title };
}

function problemsOf({ typed, nome, tipo }: NewScreen): Readonly<Record<string, string>> {
  const { faults } = panelContentText;
  const name = nameFault(typed.especie, nome);
  const found = contentFaults(typed, typed.especie === 'peca' ? tipo : '');
  return {
    ...(name && { endereco: faults[name] }),
    ...Object.fromEntries(
      Object.entries(found).map(([field, fault]) => [field === 'nome' ? 'titulo' : field, faults[fault]]),
    ),
  };
}

function saidBy(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
  if (error.status === 409) return { endereco: panelContentText.taken };
  return { form: error.serverText || panelContentText.check };
}
