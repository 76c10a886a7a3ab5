/** Renders `.astro` parts alone, islands and their `client:intent` included. */
import reactServer from '@astrojs/react/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { readConfig } from '#lib/server/config.ts';

type Part = Parameters<AstroContainer['renderToString']>[0];

/** A function that renders a part with its props, in a page with these locals; unless told otherwise of a shop without configuration. */
export async function partRenderer(): Promise<
  (part: Part, props: Readonly<Record<string, unknown>>, locals?: Partial<App.Locals>) => Promise<string>
> {
  const manifest = { clientDirectives: new Map([['intent', '// loaded by the page']]) };
  // Of the manifest a build would write, only the directives of this project matter here.
  const container = await AstroContainer.create({ manifest: manifest as unknown as SSRManifest });
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactServer });
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
  const config = readConfig({});
  return (part, props, locals = {}) =>
    container.renderToString(part, { props: { ...props }, locals: { config, ...locals } as App.Locals });
}
