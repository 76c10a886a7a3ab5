/** `/ligar/{de}/{para}`: the answer to one question, or where the question should be asked. */
import { ApiError } from '#lib/api/error.ts';
import { getLigacao, getLigarOpcoes, getLigarPontas, type LigarPergunta } from '#lib/api/finder.ts';
import type {
  AskedWrong,
  Ligacao,
  LigarOpcoes,
  LigarTexto,
  LinkPage,
  PontaLida,
} from '#lib/contract/finder.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { linkPath, linkSearch } from '#lib/paths.ts';
import { unlessMissing } from '../page/unless-missing.ts';

/** Stock and prices change what is proposed; the text around it hardly ever. */
export const FINDER_CACHE = { maxAge: 300, swr: 3600, tags: ['catalog', 'settings', 'menu'] };

type Locals = Pick<App.Locals, 'api' | 'config'>;

/** Undefined on a hosted platform, which knows no such thing, and while the shop's sheets feed no answer. */
export async function finderOptions({ api, config }: Locals): Promise<LigarOpcoes | undefined> {
  if (config.platformUrl !== undefined) return undefined;
  const options = await unlessMissing(getLigarOpcoes(api));
  return options?.ativo ? options : undefined;
}

type Outcome =
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'page'; readonly page: LinkPage };

export async function loadLinkPage(
  locals: Locals,
  from: string,
  to: string,
  parameters: URLSearchParams,
): Promise<Outcome> {
  const options = await finderOptions(locals);
  if (!options) return { kind: 'missing' };
  const metres = metresOf(parameters.get('metros') ?? '');
  const needs = needsOf(options, parameters.get('precisa') ?? '');
  const many = manyOf(parameters.get('quantos') ?? '');
  const unread = plain(parameters.get('sobra') ?? '');
  const asked = { metros: metres, precisa: needs.join(','), ...(many !== '' && { quantos: many }) };
  const link = await answered(locals, {
    ...endOf(options, from, 'de'),
    ...endOf(options, to, 'para'),
    ...asked,
  });
  if (!link) return { kind: 'missing' };
  const ends = [
    canonical(options, from, link.lido.de, 'saidas'),
    canonical(options, to, link.lido.para, 'entradas'),
  ] as const;
  const search = withUnread(linkSearch(metres, needs, many), unread);
  const given = linkSearchOf(parameters);
  if (ends[0] !== from || ends[1] !== to || given !== search) {
    return { kind: 'moved', path: linkPath(ends[0], ends[1], search) };
  }
  const pair = options.pares.find((one) => one.de === from && one.para === to);
  return {
    kind: 'page',
    page: {
      options,
      link,
      from,
      to,
      metres,
      needs,
      many,
      unread,
      pair,
      indexable: pair !== undefined && search === '',
    },
  };
}

async function answered({ api }: Locals, asked: LigarPergunta): Promise<Ligacao<Centavos> | undefined> {
  try {
    return await getLigacao(api, asked);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return undefined;
    throw error;
  }
}

/** `notebook~usb-c` is a device with its port, and one word alone is whichever of the two knows it. */
export function endOf(options: LigarOpcoes, end: string, side: 'de' | 'para'): LigarPergunta {
  const [first = '', second] = end.split('~');
  const device = second !== undefined || !options.portas.some(({ id }) => id === first);
  // By its name: of its id, `switch`, a word may stand for another device as well.
  const own = options.aparelhos.find(({ id }) => id === first);
  const port = second === undefined ? undefined : portText(options, own, second);
  const words = { device: device ? (own?.nome ?? first) : '', port: port ?? (device ? '' : first) };
  return side === 'de'
    ? { deAparelho: words.device, dePorta: words.port }
    : { paraAparelho: words.device, paraPorta: words.port };
}

/** A port that the device has not is that very one: of its id alone, the `sc` of an ONU, a word may stand for one that it has. */
function portText({ portas }: LigarOpcoes, own: LigarOpcoes['aparelhos'][number] | undefined, id: string) {
  const isOwn = own === undefined || [...own.saidas, ...own.entradas].includes(id);
  return isOwn ? id : (portas.find((port) => port.id === id)?.nome ?? id);
}

/**
 * The end by its ids; a port stands there only where it was asked for. A socket that the device has keeps its name, also where the
 * answer takes one beside it that is called so too.
 */
function canonical(
  options: LigarOpcoes,
  asked: string,
  { aparelho, porta }: PontaLida,
  side: 'saidas' | 'entradas',
): string {
  const own = options.aparelhos.find(({ id }) => id === aparelho?.id)?.[side] ?? [];
  if (own.some((port) => asked === `${aparelho?.id}~${port}`)) return asked;
  const named = asked.includes('~') || options.portas.some(({ id }) => id === asked);
  if (aparelho && named && porta) return `${aparelho.id}~${porta.id}`;
  return aparelho?.id ?? porta?.id ?? asked;
}

/** '1,50' is '1.5'; '' for what is no distance. */
function metresOf(text: string): string {
  const metres = Math.round(Number(text.replace(',', '.')) * 10) / 10;
  return metres >= 0.1 && metres <= 500 ? String(metres) : '';
}

function needsOf({ precisa }: LigarOpcoes, text: string): readonly string[] {
  const asked = new Set(text.toLowerCase().split(','));
  return precisa
    .map(({ id }) => id)
    .filter((id) => asked.has(id))
    .sort();
}

function linkSearchOf(parameters: URLSearchParams): string {
  const metres = parameters.get('metros');
  const needs = parameters.get('precisa');
  const search = linkSearch(
    metres ?? '',
    needs === null ? [] : needs.split(','),
    parameters.get('quantos') ?? '',
  );
  return withUnread(search, parameters.get('sobra') ?? '');
}

/** How many screens or sources; '' for what is no such number. */
const manyOf = (text: string): string => (/^([2-9]|1[0-6])$/.test(text) ? text : '');

const MOST_UNREAD = 80;

/** Words as they are read: an address shows nothing else on the page. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9., ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_UNREAD)
    .trim();

function withUnread(search: string, unread: string): string {
  if (unread === '') return search;
  return `${search === '' ? '?' : `${search}&`}${new URLSearchParams({ sobra: unread })}`;
}

/** Where the form of `/ligar` leads, its fields as an address; or what is wrong with them. */
export function readAsked(options: LigarOpcoes, parameters: URLSearchParams): string | AskedWrong {
  const field = (name: string) => (parameters.get(name) ?? '').slice(0, 80).trim();
  const given = [field('de'), field('para')] as const;
  const [from = '', to = ''] = given.map((end) => (isKnown(options, end) ? end : ''));
  const typed = field('metros');
  const metres = metresOf(typed);
  const needs = needsOf(options, parameters.getAll('precisa').join(','));
  const many = manyOf(field('quantos'));
  const wrong = {
    ends: from === '' || to === '',
    metres: typed !== '' && metres === '',
  };
  if (wrong.ends || wrong.metres) {
    const words = wrong.ends && given.every((end) => end !== '');
    return {
      from,
      to,
      metres: typed,
      needs,
      ...(many !== '' && { many }),
      wrong,
      ...(words && { typed: { from: given[0], to: given[1] } }),
    };
  }
  return linkPath(from, to, linkSearch(metres, needs, many));
}

/** `ps5`, `hdmi` or `tv~hdmi-arc`. */
function isKnown({ aparelhos, portas }: LigarOpcoes, end: string): boolean {
  const [first, second] = end.split('~');
  const has = (list: readonly { readonly id: string }[], id: string | undefined) =>
    list.some((one) => one.id === id);
  if (second !== undefined) return has(aparelhos, first) && has(portas, second);
  return has(aparelhos, first) || has(portas, first);
}

/** The same with words in the place of ids, as people write them into links: read where they are clear, else asked about. */
export async function readTyped({ api }: Locals, asked: AskedWrong): Promise<string | AskedWrong> {
  const { typed, metres, needs, wrong } = asked;
  if (!typed) return asked;
  const { de, para, opcoes, sobra = '', quantos } = await getLigarPontas(api, typed.from, typed.to);
  const many = asked.many ?? manyOf(String(countFor(needs, quantos)));
  const search = withUnread(linkSearch(wrong.metres ? '' : metresOf(metres), needs, many), plain(sobra));
  const ends = de === '' || para === '';
  if (!ends && !wrong.metres) return linkPath(de, para, search);
  const choices = opcoes.map((one) => ({ path: linkPath(one.de, one.para, search), title: one.titulo }));
  return { ...asked, from: de, to: para, wrong: { ...wrong, ends }, choices };
}

/** What the number is of: of screens where one picture goes on all, of sources where one is chosen. */
function countFor(needs: readonly string[], quantos: LigarTexto['quantos']): number {
  const { de = 1, para = 1 } = quantos ?? {};
  if (needs.includes('duplicar')) return para;
  return needs.includes('escolher-fonte') ? de : Math.max(de, para);
}
