import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { LAYER_ORDER } from './src/layouts/layer-order.ts';
import { cspHash } from './src/lib/server/http/headers.ts';
import { BODY_LIMIT } from './src/lib/server/http/request-body.ts';
import { vitrine } from './src/lib/server/integration.ts';

export default defineConfig({
  output: 'server',
  // Whole pages: an error while rendering can then still answer with the error page.
  adapter: node({ mode: 'middleware', bodySizeLimit: BODY_LIMIT, experimentalDisableStreaming: true }),
  // A stream for each heart of a listing cost more than the heart. Ids of `useId` lose their prefix by it: none is used.
  integrations: [react({ experimentalDisableStreaming: true }), vitrine()],
  session: false,
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'always', format: 'file' },
  // The origin check is src/lib/server/http/origin.ts: Astro's own refuses form posts behind a TLS proxy.
  security: { checkOrigin: false, csp: { styleDirective: { hashes: [cspHash(LAYER_ORDER)] } } },
  cache: { provider: { entrypoint: new URL('./src/lib/server/cache/cache-provider.ts', import.meta.url) } },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    build: {
      // An inlined script would need its own hash in the content security policy.
      assetsInlineLimit: 0,
      // The first that know cascade layers: nesting, ranges of widths and the like are written out for them.
      cssTarget: ['chrome99', 'safari15.4'],
    },
  },
});
