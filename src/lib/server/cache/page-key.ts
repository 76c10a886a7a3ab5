/** Which requests the page cache may answer, and under which key: path, listed parameters, variant; nothing else. */
import { FILTER_KEYS } from '#lib/domain/listing-filters.ts';
import { VALUE_PARAMETER } from '#lib/domain/versions.ts';
import { unlockOf, visitorOf } from '../page/visitor.ts';
import { variantKey, variantOf } from './variant.ts';

export type PageRequest = {
  readonly method: string;
  /** Path and query as the request carries them. */
  readonly target: string;
  readonly userAgent: string | null | undefined;
  readonly cookie: string | null | undefined;
};

/** Parameters that change a page's HTML. */
const LISTED = new Set<string>([
  'pg',
  'ipp',
  'order',
  'busca',
  ...FILTER_KEYS,
  'p',
  'avaliacoes',
  'ordem-avaliacoes',
  VALUE_PARAMETER,
]);
/** Parameters that make an answer personal or unlike the page everyone sees. */
const BYPASSING = ['debug', 'offPage', 'testeLoja', 'liberarAcesso', 'key', 'aviso', 'grupo', 'previa'];
const KNOWN: ReadonlySet<string> = new Set([...LISTED, ...BYPASSING]);
/** Pages that show somebody's own data. */
const PRIVATE = /^\/(checkout|minha-conta|painel|vistos|favoritos|entrar|encerrar-venda|api|upload)(\/|$)/;

/** `undefined`: the cache is neither read nor written. */
export function pageKey({ method, target, userAgent, cookie }: PageRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (visitorOf(cookie).loggedIn || unlockOf(cookie) !== undefined) return undefined;
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  if (PRIVATE.test(path)) return undefined;
  const variant = variantKey(variantOf(userAgent));
  if (cut < 0) return `${path}? ${variant}`;
  const known = target
    .slice(cut + 1)
    .split('&')
    .filter(mayBeKnown);
  if (known.length === 0) return `${path}? ${variant}`;
  const params = new URLSearchParams(`?${known.join('&')}`);
  if (BYPASSING.some((name) => params.has(name))) return undefined;
  return `${path}?${listedQuery(params)} ${variant}`;
}

/** By its name as it stands, which may be an encoded one: those of campaigns go before anything is parsed. */
function mayBeKnown(parameter: string): boolean {
  const name = parameter.split('=', 1)[0] ?? '';
  return KNOWN.has(name) || /[%+]/.test(name);
}

/** Sorted by name; values of one name keep their order, since the first may win. */
function listedQuery(params: URLSearchParams): string {
  const listed = new URLSearchParams([...params].filter(([name]) => LISTED.has(name)));
  listed.sort();
  return listed.toString();
}
