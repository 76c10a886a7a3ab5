/** Which requests the page cache may answer, and under which key: path, listed parameters, variant; nothing else. */
import { unlockOf, visitorOf } from '../page/visitor.ts';
import { BYPASSING, isDisguised, LISTED, writtenName } from './page-parameters.ts';
import { variantKey, variantOf } from './variant.ts';

export type PageRequest = {
  readonly method: string;
  /** Path and query as the request carries them. */
  readonly target: string;
  readonly userAgent: string | null | undefined;
  readonly cookie: string | null | undefined;
};

/** Pages that show somebody's own data. */
const PRIVATE = /^\/(checkout|minha-conta|painel|vistos|favoritos|entrar|encerrar-venda|api|upload)(\/|$)/;

/** `undefined`: the cache is neither read nor written. */
export function pageKey({ method, target, userAgent, cookie }: PageRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { loggedIn, asEverybody } = visitorOf(cookie);
  if ((loggedIn && !asEverybody) || unlockOf(cookie) !== undefined) return undefined;
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  if (PRIVATE.test(path)) return undefined;
  const variant = variantKey(variantOf(userAgent));
  if (cut < 0) return `${path}? ${variant}`;
  const listed: string[] = [];
  const seen = new Set<string>();
  for (const parameter of target.slice(cut + 1).split('&')) {
    const name = writtenName(parameter);
    if (BYPASSING.has(name) || isDisguised(name)) return undefined;
    if (!LISTED.has(name)) continue;
    // Of two values caches in front may take the one that the page does not.
    if (seen.has(name)) return undefined;
    seen.add(name);
    listed.push(parameter);
  }
  return `${path}?${listed.length > 0 ? sorted(listed) : ''} ${variant}`;
}

function sorted(parameters: readonly string[]): string {
  const params = new URLSearchParams(parameters.join('&'));
  params.sort();
  return params.toString();
}
