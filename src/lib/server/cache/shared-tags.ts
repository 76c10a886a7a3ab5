/** What a CDN may be asked to forget, in the words of Cloudflare and of Fastly. */

const CLOUDFLARE = 'cache-tag';
const FASTLY = 'surrogate-key';

export function sharedTags(tags: readonly string[]): readonly [name: string, value: string][] {
  return [
    [CLOUDFLARE, tags.join(',')],
    [FASTLY, tags.join(' ')],
  ];
}

/**
 * Astro takes `Cache-Tag` off every answer of its cache provider, as if it had been said to that one alone. Called once
 * Astro is done: an answer without the other header has no tags to say.
 */
export function restoreTags(headers: Headers): void {
  const tags = headers.get(FASTLY);
  if (tags) headers.set(CLOUDFLARE, tags.replaceAll(' ', ','));
}
