/**
 * The one spelling of a path. Every other spelling of an existing page answers 301 to it: doubled and trailing
 * slashes, `.html` and `/index.html`, capital letters, needless percent-encoding.
 */
import { isTaken } from '#lib/domain/content/redirect.ts';
import { cartPath } from '#lib/paths.ts';

type Spelling = {
  /** `.html` where products and ready-made lists may carry it (`sistema.produto.urlSufixo`); the demo's carry none. */
  readonly productSuffix?: string;
};

/** Paths that end in a slash by the specification. */
const WITH_SLASH = new Set([cartPath]);

/**
 * @param pathname As the request carries it, percent-encoded.
 * @returns The canonical path; the path itself when it cannot be decoded. With a product suffix a single segment
 *   that is no page of the shop's own, and a list, keep their `.html`: only the platform knows whether it names one.
 */
export function canonicalPath(pathname: string, { productSuffix = '' }: Spelling = {}): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined)) return pathname;
  const kept = withoutSuffix(
    decoded.map((segment) => segment.toLowerCase()),
    productSuffix,
  );
  const path = `/${kept.map(encodeURIComponent).join('/')}`;
  return WITH_SLASH.has(`${path}/`) ? `${path}/` : path;
}

function withoutSuffix(segments: readonly string[], productSuffix: string): readonly string[] {
  const last = segments.at(-1);
  const before = segments.slice(0, -1);
  if (last === '' || last === 'index.html') return withoutSuffix(before, productSuffix);
  if (!last?.endsWith('.html')) return segments;
  const stem = last.slice(0, -'.html'.length);
  const named = before.length === 0 ? !isTaken(`/${stem}`) : before.join('/') === 'lista';
  if (productSuffix === '.html' && named && !stem.endsWith('.html')) return segments;
  return withoutSuffix([...before, stem], productSuffix);
}

/** `undefined` for a segment that is not UTF-8, or that holds a slash and so would change the path's shape. */
function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return text.includes('/') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}
