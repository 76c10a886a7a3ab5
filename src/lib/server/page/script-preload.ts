/**
 * What fetches the imports of a script along with it when it is imported late. Vite's own function is 760 bytes (brotli), an
 * eighth of what a page may run before anybody touches it, most of it for style sheets and nonces, which no script here has.
 */
import type { AstroConfig } from 'astro';

type Plugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;

const VITE_HELPER = '\0vite/preload-helper.js';

const HELPER = `export const __vitePreload = (load, files = []) => {
  for (const file of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`;

export function smallPreload(): Plugin {
  return {
    name: 'vitrine:script-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === VITE_HELPER ? HELPER : undefined),
  };
}
