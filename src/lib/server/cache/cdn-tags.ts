/** By which tags a CDN finds again what was made of rows: the keys of the feed of changes, as it can match no more than words. */
import { allOf, kindOf } from '#lib/platform/kernel/changes/keys.ts';
import type { Change } from '#lib/platform/kernel/changes/look.ts';

/** Of what was read under too many keys; every change purges it. */
const MANY = 'many';
/** Bytes of keys beyond which an answer says no more than that they are many: caches and proxies take about 8 KB of headers. */
const MOST = 3 * 1024;

/** A key and its kind, as a change may name all of a kind. */
export function tagsOfPage(keys: ReadonlySet<string>): readonly string[] {
  const kinds = new Set([...keys].map(kindOf));
  const tags = [...new Set([...keys, ...kinds].map(tagOf))];
  return Buffer.byteLength(tags.join()) > MOST ? [MANY] : tags;
}

/** What a page may carry that shows one of these; undefined for all pages. */
export function tagsOfChange({ all, keys }: Change): readonly string[] | undefined {
  if (all) return undefined;
  if (keys.size === 0) return [];
  const named = [...keys].flatMap((key) => {
    const kind = kindOf(key);
    // Who shows any of the kind carries its name.
    return key === allOf(kind) ? [kind] : [key, allOf(kind)];
  });
  return [...new Set([...named.map(tagOf), MANY])];
}

/** Printable ASCII without the separators of both headers. */
function tagOf(key: string): string {
  return key.replaceAll(/[^\x21-\x2b\x2d-\x7e]+/g, encodeURIComponent);
}
