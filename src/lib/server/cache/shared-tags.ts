/** Cache tags in the headers of Cloudflare and of Fastly. */

const CLOUDFLARE = 'cache-tag';
const FASTLY = 'surrogate-key';

export function sharedTags(tags: readonly string[]): readonly [name: string, value: string][] {
  return [
    [CLOUDFLARE, tags.join(',')],
    [FASTLY, tags.join(' ')],
  ];
}

/**
 * Astro removes `Cache-Tag` from every answer of its cache provider. Called after Astro, it restores the header from the other
 * one; an answer without that one has no tags.
 */
export function restoreTags(headers: Headers): void {
  const tags = headers.get(FASTLY);
  if (tags) headers.set(CLOUDFLARE, tags.replaceAll(' ', ','));
}
