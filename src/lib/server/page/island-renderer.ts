/** Tells Astro whose the islands are: of an untold component it finds out by rendering it, once more for every island of a page. */
import type { AstroConfig } from 'astro';

type Plugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;

/** A file of `src/islands` is named after its component. */
const ISLAND = /\/src\/islands\/([A-Z]\w+)\.tsx$/;

export function tellRenderer(): Plugin {
  return {
    name: 'vitrine:island-renderer',
    transform(code, id, options) {
      const [, name] = ISLAND.exec(id) ?? [];
      if (!options?.ssr || name === undefined) return;
      return { code: `${code}\n${name}[Symbol.for('astro:renderer')] = '@astrojs/react';\n`, map: null };
    },
  };
}
