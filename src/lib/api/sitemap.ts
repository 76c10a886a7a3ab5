import type { Sitemap } from '#lib/contract/sitemap.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 from a platform that is not ours. */
export function getSitemap(
  { client }: Api,
  window: { readonly offset: number; readonly limit: number },
): Promise<Sitemap> {
  return client.get('sitemap', { searchParams: window }).json<Sitemap>();
}
