/** What the path of a page says about it, before the database is asked (platform contract 3.1). */
import { z } from 'zod';

export type Address =
  | { readonly kind: 'home' }
  | { readonly kind: 'search' }
  | { readonly kind: 'brand'; readonly slug: string }
  | { readonly kind: 'landing-page'; readonly slug: string }
  /** `slug` has a slash in it for some of the pieces of pages. */
  | { readonly kind: 'page'; readonly slug: string }
  /** `slug` '' is the index of the ready-made lists. */
  | { readonly kind: 'list'; readonly slug: string }
  /** A product (one step) or a category (up to three). */
  | { readonly kind: 'catalogue'; readonly path: string };

/** The parameter of a call that names a page. */
export const url = z.string().min(1).describe('Address of a page: its path, or an absolute URL.');

const CATEGORY_LEVELS = 3;
/** `quem_somos/menu/menu`. */
const PAGE_LEVELS = 3;

/**
 * Reads the `url` of a call: a path or an absolute URL of any host, with or without `.html`, query and slash at the end.
 * Undefined when no page of the shop can have it.
 */
export function readAddress(url: string): Address | undefined {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const [first, ...rest] = path.split('/').filter((step) => step !== '');
  switch (first) {
    case undefined:
      return { kind: 'home' };
    case 'busca':
      return rest.length === 0 ? { kind: 'search' } : undefined;
    case 'marcas':
      return named('brand', rest);
    case 'c':
      return named('landing-page', rest);
    case 'pagina':
      return isPagePath(rest) ? { kind: 'page', slug: rest.join('/') } : undefined;
    case 'lista':
      return rest.length === 0 ? { kind: 'list', slug: '' } : named('list', rest);
    default:
      return rest.length < CATEGORY_LEVELS
        ? { kind: 'catalogue', path: `/${[first, ...rest].join('/')}` }
        : undefined;
  }
}

function isPagePath({ length }: readonly string[]): boolean {
  return length > 0 && length <= PAGE_LEVELS;
}

function named(
  kind: Exclude<Address['kind'], 'home' | 'search' | 'catalogue' | 'page'>,
  rest: readonly string[],
): Address | undefined {
  const [slug, ...more] = rest;
  return slug === undefined || more.length > 0 ? undefined : { kind, slug };
}

/** The slug of a product page; undefined for a path of several steps, which is a category's. */
export function productSlug(path: string): string | undefined {
  const slug = path.slice(1);
  return slug.includes('/') ? undefined : slug;
}

function pathOf(url: string): string | undefined {
  if (url === '' || STEP_UP.test(url) || url.includes('\0') || !URL.canParse(url, ORIGIN)) return undefined;
  const { pathname } = new URL(url, ORIGIN);
  // A slash that was encoded belongs to a name, and no name of the shop holds one.
  if (/%(?:2f|5c)/i.test(pathname)) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    // PostgreSQL refuses a text with this character.
    return path.includes('\0') ? undefined : path.replace(/\/+$/, '').replace(/\.html$/, '');
  } catch {
    return undefined;
  }
}

/** A step `.` or `..` of the path, encoded or not: no link of the shop has one, and parsing would take it away. */
const STEP_UP = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i;
const ORIGIN = 'http://shop.invalid';
