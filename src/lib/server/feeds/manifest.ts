/** `/manifest.webmanifest`: what a device shows of the shop when somebody puts it on the home screen. */
import type { Shell } from '#lib/contract/shell.ts';
import { appearanceOf, bandColours } from '#lib/domain/shop/appearance.ts';
import { homePath } from '#lib/paths.ts';

export function webManifest({ configuracoes }: Shell): object {
  const { nome } = configuracoes.sistema.geral.site;
  return {
    id: homePath,
    name: nome,
    short_name: nome,
    description: configuracoes.seo.geral.description,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: homePath,
    scope: homePath,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: bandColours(appearanceOf(configuracoes.aparencia)).ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icone-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icone-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icone-512-recorte.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
