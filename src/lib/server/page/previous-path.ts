import { withoutTracking } from '#lib/domain/orders/tracking.ts';

/** Path of the page of this shop the visitor came from; undefined for a first page or a visit from elsewhere. */
export function previousPath(request: Request): string | undefined {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const here = new URL(request.url);
  if (from.host !== here.host || from.pathname === here.pathname) return undefined;
  return returnPath(`${from.pathname}${from.search}`);
}

/** Any origin will do: only paths are read. */
const HERE = 'http://loja.invalid';

/**
 * A path of this shop to go on to, as it came from a form or an address; undefined for everything that a browser could take
 * for another site, and for what is no page. It is without what brought the visitor: leaving such an address drops that
 * (specification, section 4).
 */
export function returnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || value.length > 2000) return undefined;
  if (!URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // `/.//other.example` starts with two slashes once its dots are worked out.
  const isPage =
    origin === HERE && !pathname.startsWith('//') && !/^\/(?:api(?:\/|$)|upload\/|_)/.test(pathname);
  return isPage ? `${pathname}${withoutTracking(search)}${hash}` : undefined;
}
