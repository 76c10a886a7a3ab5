/** Which parameters of an address change a page, which only look as if they did, and which of them a redirect carries on. */
import { FILTER_KEYS } from '#lib/domain/catalogue/listing-filters.ts';
import { VALUE_PARAMETER } from '#lib/domain/catalogue/variants.ts';
import { TRACKING_NAMES } from '#lib/domain/orders/tracking.ts';

/** Parameters that change a page's HTML. */
export const LISTED: ReadonlySet<string> = new Set<string>([
  'pg',
  'ipp',
  'order',
  'busca',
  ...FILTER_KEYS,
  'p',
  'avaliacoes',
  'ordem-avaliacoes',
  VALUE_PARAMETER,
  'de',
  'para',
  'metros',
  'precisa',
]);
/** Parameters that make an answer personal or unlike the page everyone sees. */
export const BYPASSING: ReadonlySet<string> = new Set([
  ...['debug', 'offPage', 'testeLoja', 'liberarAcesso', 'key', 'aviso', 'feitos', 'grupo', 'previa'],
]);

const KNOWN = [...LISTED, ...BYPASSING];
const FOLDED: ReadonlySet<string> = new Set(KNOWN.map((name) => name.toLowerCase()));
/** Of what one redirect echoes, in characters: proxies take 4 KB for all headers together. */
const LONGEST = 1000;

/** The name as it stands in the address. */
export function writtenName(parameter: string): string {
  const cut = parameter.indexOf('=');
  return cut < 0 ? parameter : parameter.slice(0, cut);
}

/**
 * Whether a name that is none of ours as it stands is one to whoever decodes it, or minds no capitals: caches in front may,
 * and would keep one page under the key of another.
 */
export function isDisguised(name: string): boolean {
  if (LISTED.has(name) || BYPASSING.has(name)) return false;
  return FOLDED.has((/[%+]/.test(name) ? decoded(name) : name).toLowerCase());
}

function decoded(name: string): string {
  const [read = ''] = new URLSearchParams(`?${name}`).keys();
  return read;
}

/** `?…` or ''. */
export function withoutDisguised(search: string): string {
  const parts = search.slice(1).split('&');
  const plain = parts.filter((parameter) => !isDisguised(writtenName(parameter)));
  if (plain.length === parts.length) return search;
  return plain.length > 0 ? `?${plain.join('&')}` : '';
}

/**
 * What a redirect carries on of a query: what a page reads, and what a campaign brought, each as long as there is room.
 * `personal`: the answer is for this visitor alone, as everybody with the same key in a shared cache would be given it.
 */
export function onwardQuery(search: string): { readonly search: string; readonly personal: boolean } {
  const given = [...new URLSearchParams(search)];
  const kept = new URLSearchParams();
  for (const [name, value] of given.filter(([name]) => CARRIED.has(name))) {
    const pair = String(new URLSearchParams([[name, value]]));
    if (String(kept).length + pair.length < LONGEST) kept.append(name, value);
  }
  const personal = given.some(([name]) => CARRIED.has(name) && !LISTED.has(name));
  return { search: kept.size > 0 ? `?${kept}` : '', personal };
}

/** The same for a redirect that nobody else is given: as it stands, where it is short enough. */
export function ownQuery(search: string): string {
  return search.length < LONGEST ? search : onwardQuery(search).search;
}

const CARRIED: ReadonlySet<string> = new Set([...KNOWN, ...TRACKING_NAMES]);
