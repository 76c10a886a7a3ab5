/** How long a home page is kept, of whatever it is made; an editor's preview is kept nowhere. */
import type { AstroGlobal } from 'astro';
import { pageLifetime } from '#lib/domain/kernel/page-lifetime.ts';
import { setPreviewHeaders } from './preview-headers.ts';

/** @param changes When banners or sections of it change by themselves (ISO 8601). */
export function keepHome(
  { cache, locals, response }: Pick<AstroGlobal, 'cache' | 'locals' | 'response'>,
  isPreview: boolean,
  changes: readonly string[],
): void {
  if (isPreview) {
    setPreviewHeaders(response.headers);
    return;
  }
  cache.set({
    ...pageLifetime(locals.config.platformUrl !== undefined, changes, new Date()),
    tags: ['home', 'menu', 'settings', 'catalog', 'popup'],
  });
}
