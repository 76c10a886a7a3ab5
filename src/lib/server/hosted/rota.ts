/**
 * Where an entry of a hosted platform leads. Products, brands and menus say it as a path; breadcrumbs, filters and categories
 * need not, and say name, parameters and query alone (platform contract 2.1).
 */

type Fields = Readonly<Record<string, unknown>>;

/** @param address The absolute one that stands beside it, where there is one. */
export function withPath(given: Fields, address: unknown): Fields {
  const rota: Fields = { ...given, path: ownPath(given.path), route: ownPath(given.route) };
  if (isText(rota.path) && isText(rota.route)) return rota;
  const url = addressOf(rota.route) ?? addressOf(address);
  const path = isText(rota.path) ? rota.path : (url?.pathname ?? pathByName(rota));
  if (path === undefined) return { ...rota, path: '', route: '' };
  const search = url?.search ?? searchOf(rota.query);
  return { params: {}, query: [], ...rota, path, route: isText(rota.route) ? rota.route : path + search };
}

function addressOf(value: unknown): URL | undefined {
  const url = isText(value) ? URL.parse(value, ANYWHERE) : null;
  return url && WEB.has(url.protocol) ? url : undefined;
}

const WEB: ReadonlySet<string> = new Set(['http:', 'https:']);

/** A path leads within the shop, whatever stands in its place: `x`, `//other.example/x`, `javascript:x`. */
function ownPath(value: unknown): unknown {
  if (!isText(value) || /^\/(?![/\\])/.test(value)) return value;
  const url = addressOf(value);
  return url && url.pathname + url.search;
}

/** Only the path of an address counts. */
const ANYWHERE = 'http://shop.invalid';

function pathByName({ name, params }: Fields): string | undefined {
  const given = (typeof params === 'object' ? params : undefined) as Fields | undefined;
  switch (name) {
    case 'home':
      return '/';
    case 'product/listing/category':
      return pathOf('', levelsOf(given ?? {}));
    case 'product/listing/brand':
      return pathOf('/marcas', [given?.marca]);
    case 'product/listing/landing-page':
      return pathOf('/c', [given?.landingPage]);
    case 'product/listing/search':
      return '/busca';
    default:
      return undefined;
  }
}

/** In their order, whether the first is `categoriaNivel2`, as themes read them, or `categoriaNivel1`. */
function levelsOf(params: Fields): readonly unknown[] {
  const levels = Array.from({ length: 9 }, (_, index) => params[`categoriaNivel${index + 1}`]);
  return levels.filter(isText);
}

function pathOf(start: string, segments: readonly unknown[]): string | undefined {
  const given = segments.filter(isText);
  return given.length > 0 && given.length === segments.length
    ? [start, ...given.map(encodeURIComponent)].join('/')
    : undefined;
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '' : `?${search}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
