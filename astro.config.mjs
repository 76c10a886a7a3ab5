import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { vitrine } from './src/lib/server/integration.ts';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 256 * 1024 }),
  integrations: [react(), vitrine()],
  session: false,
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'always', format: 'file' },
  security: { checkOrigin: false, csp: true },
  cache: { provider: { entrypoint: new URL('./src/lib/server/cache-provider.ts', import.meta.url) } },
  devToolbar: { enabled: false },
  server: { port: 4321 },
});
