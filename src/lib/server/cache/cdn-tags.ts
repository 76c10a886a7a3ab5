/** The cache tags of pages for a CDN: the keys of the feed of changes, as a CDN matches whole tags only. */
import { allOf, kindOf } from '#lib/platform/kernel/changes/keys.ts';
import type { Change } from '#lib/platform/kernel/changes/look.ts';

/** The tag of a page with too many keys; every change purges it. */
const MANY = 'many';
/** Bytes of tags beyond which a page only carries `many`: caches and proxies take about 8 KB of headers. */
const MOST = 3 * 1024;

/** Each key and its kind, as a change may name a whole kind. */
export function tagsOfPage(keys: ReadonlySet<string>): readonly string[] {
  const kinds = new Set([...keys].map(kindOf));
  const tags = [...new Set([...keys, ...kinds].map(tagOf))];
  return Buffer.byteLength(tags.join()) > MOST ? [MANY] : tags;
}

/** The tags of pages that a change affects; undefined for all pages. */
export function tagsOfChange({ all, keys }: Change): readonly string[] | undefined {
  if (all) return undefined;
  if (keys.size === 0) return [];
  const named = [...keys].flatMap((key) => {
    const kind = kindOf(key);
    // Every page that shows one of a kind carries the kind as a tag.
    return key === allOf(kind) ? [kind] : [key, allOf(kind)];
  });
  return [...new Set([...named.map(tagOf), MANY])];
}

/** Printable ASCII, without the separators of both headers. */
function tagOf(key: string): string {
  return key.replaceAll(/[^\x21-\x2b\x2d-\x7e]+/g, encodeURIComponent);
}
