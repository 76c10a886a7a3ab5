/**
 * Where the router of a public theme leads by the name and the parameters of a `rota`, which is all it reads of one. Its first
 * level is the shop, so that categories begin at the second.
 */
import type { Rota } from '#lib/contract/route.ts';

/** `?` marks a parameter that may be missing. */
const ROUTES: Readonly<Record<string, string>> = {
  home: '/',
  'product/detail': '/:produto',
  'product/listing/brand': '/marcas/:marca',
  'product/listing/category': '/:categoriaNivel2?/:categoriaNivel3?/:categoriaNivel4?/:categoriaNivel5?',
  'product/listing/landing-page': '/c/:landingPage',
  'product/listing/search': '/busca',
  'list/listing': '/lista',
  'list/detail': '/lista/:lista',
};

/** Undefined for a name that themes have no route for. @throws Error where a parameter is missing. */
export function resolved({ name, params }: Pick<Rota, 'name' | 'params'>): string | undefined {
  const pattern = ROUTES[name];
  if (pattern === undefined) return undefined;
  const parts = pattern.split('/').flatMap((part) => {
    const [, key = '', optional = ''] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (key === '') return [part];
    const value = params[key];
    if (value === undefined && optional === '') throw new Error(`${name} has no ${key}`);
    return value === undefined ? [] : [value];
  });
  return parts.join('/') || '/';
}

/** Every `rota` of an answer that leads somewhere, wherever it stands. */
export function rotasOf(answer: unknown): readonly Rota[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'rota' in answer && isRota(answer.rota) ? [answer.rota] : [];
  return [...own, ...Object.values(answer).flatMap(rotasOf)];
}

function isRota(rota: unknown): rota is Rota {
  return typeof rota === 'object' && rota !== null && 'name' in rota;
}
