/** `/painel/paginas/{coisa}`, `/painel/banners/{coisa}` and `/painel/configuracoes/aparencia`: the form of one content, and what its buttons do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import {
  discardDraft,
  getContent,
  markdownHtml,
  moveToSlot,
  publishContent,
  removeBanner,
  restoreVersion,
  type SeenVersion,
  saveDraft,
  switchContent,
  withdrawVersion,
} from '#lib/api/panel-content.ts';
import type { Conteudo, ConteudoEditado, VersaoConteudo } from '#lib/contract/panel-content.ts';
import type { ContentScreen, HistoryEntry } from '#lib/contract/panel-content-page.ts';
import { differences } from '#lib/domain/content/content-differences.ts';
import { contentFaults } from '#lib/domain/content/content-form.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { fromShopTime, toShopTime } from '#lib/domain/kernel/shop-time.ts';
import { APPEARANCE } from '#lib/domain/panel/appearance.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import { panelContentText } from '#lib/text/panel-content.ts';
import { storeHtml } from '../page/sanitize.ts';
import { problemsOf } from './record-form.ts';
import { sampleTexts } from './sample-texts.ts';
import { readContent } from './typed-content.ts';

/** Where the browser goes on, with a notice, or the form again. */
export type ContentOutcome =
  | {
      readonly notice: keyof typeof panelContentText.notices;
      readonly gone?: boolean;
      readonly focus?: string;
    }
  | { readonly status: 200 | 409 | 422; readonly screen: ContentScreen };

/** @throws ApiError 404 for what is not there. */
export async function openContent(api: Api, coisa: string): Promise<ContentScreen> {
  const content = await getContent(api, coisa);
  return screenOf(content, baseOf(content).conteudo);
}

/** @throws ApiError 404 for what is not there. */
export async function answerContent(api: Api, coisa: string, posted: FormData): Promise<ContentOutcome> {
  const content = await getContent(api, coisa);
  const [acao = ''] = line(posted, 'acao').split(':');
  const versao = readId(posted.get('de'));
  switch (acao) {
    case 'restaurar':
      return plainly(content, 'restaurado', () => restoreVersion(api, content.coisa, versao));
    case 'recolher':
      return plainly(content, 'recolhido', () => withdrawVersion(api, content.coisa, versao));
    case 'ligar':
      return plainly(content, 'ligado', () => switchContent(api, content.coisa, true));
    case 'desligar':
      return plainly(content, 'desligado', () => switchContent(api, content.coisa, false));
    case 'mudar':
      return plainly(content, 'mudado', () => moveToSlot(api, content.coisa, line(posted, 'espaco')));
    case 'remover': {
      const outcome = await plainly(content, 'removido', () => removeBanner(api, content.coisa, true));
      return 'notice' in outcome ? { ...outcome, gone: true } : outcome;
    }
    case 'repor':
      return plainly(content, 'reposto', () => removeBanner(api, content.coisa, false));
    case 'descartar':
      return discard(api, content, posted);
    default:
      return write(api, content, posted, acao);
  }
}

type Notice = Extract<ContentOutcome, { readonly notice: string }>['notice'];

async function plainly(
  content: ConteudoEditado,
  notice: Notice,
  act: () => Promise<void>,
): Promise<ContentOutcome> {
  try {
    await act();
    return { notice };
  } catch (error) {
    return refusedWith(error, screenOf(content, baseOf(content).conteudo));
  }
}

async function discard(api: Api, content: ConteudoEditado, posted: FormData): Promise<ContentOutcome> {
  const last = content.versoes.length === 1;
  const outcome = await plainly(content, last ? 'apagado' : 'descartado', () =>
    discardDraft(api, content.coisa, seenIn(posted)),
  );
  return 'notice' in outcome && last ? { ...outcome, gone: true } : outcome;
}

/** Saves what was typed, and publishes it when that was asked for. */
async function write(
  api: Api,
  content: ConteudoEditado,
  posted: FormData,
  acao: string,
): Promise<ContentOutcome> {
  const typed = readContent(posted, baseOf(content).conteudo, content.tipo);
  const times = { visivelDe: line(posted, 'visivelDe'), visivelAte: line(posted, 'visivelAte') };
  const screen = { ...screenOf(content, typed), ...times };
  if (acao === 'texto') return { status: 200, screen: { ...screen, preview: await previewOf(api, typed) } };
  const faults = contentFaults(typed, content.tipo);
  if (Object.keys(faults).length > 0) {
    const refused = { ...ownWords(typed), form: panelContentText.check };
    return { status: 422, screen: { ...screen, faults, refused } };
  }
  try {
    const seen = await saveDraft(api, content.coisa, { ...seenIn(posted), conteudo: typed });
    if (acao !== 'publicar') return { notice: NOTICES[acao] ?? 'salvo', focus: focusAfter(posted, typed) };
    return await publish(api, screen, seen, posted.has('confirmado'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return conflict(api, content.coisa, typed, times);
    return refusedWith(error, screen);
  }
}

/** What is said of a field that is declared with words of its own. */
function ownWords(typed: Conteudo): Readonly<Record<string, string>> {
  return typed.especie === 'aparencia' ? problemsOf(APPEARANCE, faultsOf(APPEARANCE, typed)) : {};
}

/** A section that was moved or put in is found where it stands then. */
function focusAfter(posted: FormData, typed: Conteudo): string {
  const acao = line(posted, 'acao');
  const [name, place = '', to = ''] = acao.split(':');
  if (name === 'inclui-secao' && 'secoes' in typed) return `secao:${typed.secoes.length - 1}`;
  if (name === 'leva-secao') return `sobe-secao:${to}`;
  if (name === 'sobe-secao') return `sobe-secao:${Number(place) - 1}`;
  return name === 'desce-secao' ? `desce-secao:${Number(place) + 1}` : acao;
}

const NOTICES: Readonly<Record<string, Notice>> = {
  sobe: 'ordem',
  desce: 'ordem',
  tira: 'ordem',
  inclui: 'ordem',
  'sobe-secao': 'secoes',
  'desce-secao': 'secoes',
  'leva-secao': 'secoes',
  'tira-secao': 'secoes',
  'inclui-secao': 'secoes',
};

/** @param seen What was just saved; another one that came between the two calls is not published unseen: 409. */
async function publish(
  api: Api,
  screen: ContentScreen,
  seen: SeenVersion,
  confirmed: boolean,
): Promise<ContentOutcome> {
  const [visivelDe, visivelAte] = [fromShopTime(screen.visivelDe), fromShopTime(screen.visivelAte)];
  const wrong = panelContentText.faults.wrong;
  const content = await getContent(api, screen.content.coisa);
  const times = { visivelDe: screen.visivelDe, visivelAte: screen.visivelAte };
  const saved = { ...screenOf(content, screen.typed), ...times };
  if (visivelDe === undefined) return { status: 422, screen: { ...saved, refused: { visivelDe: wrong } } };
  if (visivelAte === undefined) return { status: 422, screen: { ...saved, refused: { visivelAte: wrong } } };
  if (content.linksQuebrados.length + saved.samples.length > 0 && !confirmed) {
    return { status: 200, screen: { ...saved, confirm: true } };
  }
  try {
    await publishContent(api, content.coisa, { ...seen, visivelDe, visivelAte });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw error;
    return refusedWith(error, saved, 'visivelAte');
  }
  return { notice: visivelDe !== '' && Date.parse(visivelDe) > Date.now() ? 'agendado' : 'publicado' };
}

/** Somebody else saved since: both are shown, and what was typed stays in the form. */
async function conflict(
  api: Api,
  coisa: string,
  typed: Conteudo,
  times: Pick<ContentScreen, 'visivelDe' | 'visivelAte'>,
): Promise<ContentOutcome> {
  const content = await getContent(api, coisa);
  const shown = differences(baseOf(content).conteudo, typed);
  return { status: 409, screen: { ...screenOf(content, typed), ...times, conflict: shown } };
}

/** @param place The field that a refusal is about; one for a missing picture is about its own. */
function refusedWith(error: unknown, screen: ContentScreen, place = 'form'): ContentOutcome {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
  if (error.status === 401 || error.status === 403) throw error;
  const said = error.serverText || panelContentText.check;
  const field = error.status === 404 ? pictureField(screen.typed, said) : place;
  return { status: 422, screen: { ...screen, refused: { [field]: said } } };
}

/** The platform names the path of a picture that is not there. */
function pictureField(typed: Conteudo, said: string): string {
  const fields = Object.entries(typed).filter(([name]) => PICTURES.has(name));
  const found = fields.find(([, path]) => typeof path === 'string' && path !== '' && said.includes(path));
  return found?.[0] ?? 'form';
}

const PICTURES: ReadonlySet<string> = new Set([
  ...['imagem', 'desktop', 'mobile'],
  ...['logo', 'icone', 'social', 'semImagem'],
]);

async function previewOf(api: Api, typed: Conteudo): Promise<string> {
  return 'texto' in typed ? textPreview(api, typed.texto) : '';
}

/** A text in Markdown as visitors will read it: HTML that is safe to print. */
export async function textPreview(api: Api, texto: string): Promise<string> {
  return storeHtml(await markdownHtml(api, texto));
}

function seenIn(posted: FormData): { readonly versao: number; readonly revisao: number } {
  return { versao: readId(posted.get('versao')), revisao: readId(posted.get('revisao')) };
}

function baseOf({ base, versoes }: ConteudoEditado): VersaoConteudo {
  const found = versoes.find(({ id }) => id === base) ?? versoes[0];
  if (!found) throw new Error('a content without versions');
  return found;
}

function screenOf(content: ConteudoEditado, typed: Conteudo): ContentScreen {
  const base = baseOf(content);
  return {
    content,
    base,
    typed,
    visivelDe: toShopTime(base.estado === 'rascunho' ? '' : base.visivelDe),
    visivelAte: toShopTime(base.visivelAte),
    faults: {},
    refused: {},
    conflict: undefined,
    preview: '',
    confirm: false,
    samples: sampleTexts(typed),
    history: content.versoes.map((versao, place) => entryOf(versao, content.versoes.slice(place + 1))),
  };
}

function entryOf(versao: VersaoConteudo, older: readonly VersaoConteudo[]): HistoryEntry {
  const before = older.find(({ estado }) => versao.estado !== 'rascunho' || estado === 'no-ar') ?? older[0];
  return { versao, changes: before ? differences(before.conteudo, versao.conteudo) : [] };
}
