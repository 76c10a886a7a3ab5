/**
 * Which inline styles the policy of a page names. Astro names those of every page there is, 3.7 KB in the head of every answer,
 * and besides hashes the page's own anew at each render: these alone are enough, and each text is hashed once.
 */
import type { AstroConfig, HookParameters } from 'astro';
import { cspHash } from '../http/headers.ts';

type Plugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;
type Manifest = HookParameters<'astro:build:ssr'>['manifest'];

/** Astro's, in every page that has an island. */
const ISLAND = cspHash('astro-island,astro-slot,astro-static-slot{display:contents}');

/** The hashes in the configuration, of styles that stand in every page. */
export function namedStyles({ security: { csp } }: AstroConfig): readonly string[] {
  return typeof csp === 'object' ? (csp.styleDirective?.hashes ?? []).map(String) : [];
}

/**
 * Leaves `named` and that of islands alone of the styles that Astro found in all pages.
 * @throws Error when it has another one for islands.
 */
export function nameOwnStyles({ csp }: Manifest, named: readonly string[]): void {
  const hashes = [...named, ISLAND];
  const found = csp?.styleDirective?.hashes.map(String) ?? [];
  if (!csp || hashes.some((hash) => !found.includes(hash))) throw new Error("Astro's styles are others");
  Object.assign(csp, { styleHashes: hashes, styleDirective: { ...csp.styleDirective, hashes } });
}

const DIGEST = 'async function generateCspDigest(data, algorithm) {';
const REMEMBERED = `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const known = digests.get(data) ?? digestOf(data, algorithm);
  digests.set(data, known);
  return known;
}
async function digestOf(data, algorithm) {`;

/** What is hashed is part of the build, so that no more is remembered than there are styles. @throws Error when Astro hashes elsewhere. */
export function rememberDigests(): Plugin {
  return {
    name: 'vitrine:style-hashes',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/astro/dist/core/encryption.js')) return;
      if (!code.includes(DIGEST)) throw new Error(`${id} has no ${DIGEST}`);
      return { code: code.replace(DIGEST, REMEMBERED), map: null };
    },
  };
}
