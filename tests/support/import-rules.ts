/**
 * Who may import whom (docs/architecture.md, "Dependency rule"). The first zone whose prefix fits a file decides;
 * `may` lists what that zone may import beside itself: path prefixes under `src/` and package names.
 */
import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source.ts';

type Zone = { readonly files: string; readonly may: readonly string[] };

const platformShared = ['lib/platform/', 'lib/contract/', 'lib/domain/', 'kysely', 'hono', 'zod', 'node:'];

const ZONES: readonly Zone[] = [
  // Types of schema.org, which leave nothing behind in the code.
  { files: 'lib/domain/offers/offer-data.ts', may: ['lib/domain/', 'schema-dts'] },
  { files: 'lib/domain/catalogue/product-data.ts', may: ['lib/domain/', 'schema-dts'] },
  { files: 'lib/domain/shop/store-data.ts', may: ['lib/domain/', 'schema-dts'] },
  { files: 'lib/domain/', may: ['lib/domain/'] },
  { files: 'lib/paths.ts', may: ['lib/domain/'] },
  { files: 'lib/text/struct-guide.ts', may: ['lib/domain/', 'lib/text/sheet-guide.ts'] },
  { files: 'lib/text/', may: ['lib/domain/'] },
  { files: 'lib/contract/', may: ['lib/contract/', 'lib/domain/'] },
  { files: 'lib/api/', may: ['lib/api/', 'lib/contract/', 'lib/domain/', 'ky'] },
  { files: 'lib/drawings/social-card.ts', may: ['lib/drawings/', 'lib/domain/', 'sharp'] },
  { files: 'lib/drawings/marks.ts', may: ['lib/drawings/', 'lib/domain/', 'sharp'] },
  { files: 'lib/drawings/', may: ['lib/drawings/', 'lib/domain/'] },
  { files: 'lib/platform/kernel/database/', may: [...platformShared, '@electric-sql/pglite', 'pg'] },
  { files: 'lib/platform/kernel/changes/look-postgres.ts', may: [...platformShared, 'pg'] },
  { files: 'lib/platform/kernel/changes/memory.ts', may: [...platformShared, 'lru-cache'] },
  { files: 'lib/platform/kernel/changes/tables-read.ts', may: [...platformShared, 'lru-cache'] },
  { files: 'lib/platform/kernel/memory/byte-cache.ts', may: [...platformShared, 'lru-cache'] },
  { files: 'lib/platform/kernel/storage/remembered-files.ts', may: [...platformShared, 'lru-cache'] },
  { files: 'lib/platform/kernel/storage/object-storage.ts', may: [...platformShared, 'aws4fetch'] },
  { files: 'lib/platform/mail/mailer.ts', may: [...platformShared, 'nodemailer'] },
  { files: 'lib/platform/accounts/one-time-codes.ts', may: [...platformShared, 'otpauth'] },
  { files: 'lib/platform/media/encode.ts', may: [...platformShared, 'sharp'] },
  { files: 'lib/platform/media/vector-picture.ts', may: [...platformShared, 'sharp'] },
  { files: 'lib/platform/media/size.ts', may: [...platformShared, 'sharp'] },
  { files: 'lib/platform/content/markdown.ts', may: ['marked'] },
  { files: 'lib/platform/sheets/clean-html.ts', may: ['sanitize-html'] },
  { files: 'lib/platform/sheets/read-file.ts', may: [...platformShared, 'csv-parse'] },
  { files: 'lib/platform/sheets/workbook.ts', may: [...platformShared, 'yauzl'] },
  { files: 'lib/platform/sheets/workbook-parts.ts', may: [...platformShared, 'sax'] },
  { files: 'lib/platform/sheets/pictures/zip.ts', may: [...platformShared, 'yauzl'] },
  { files: 'lib/platform/packs/read-zip.ts', may: [...platformShared, 'yauzl'] },
  { files: 'lib/platform/fiscal/read-nfe.ts', may: [...platformShared, 'sax'] },
  { files: 'lib/platform/packs/write-zip.ts', may: [...platformShared, 'yazl'] },
  { files: 'lib/platform/payments/statement-file.ts', may: [...platformShared, 'csv-parse'] },
  { files: 'lib/platform/', may: platformShared },
  {
    files: 'lib/stores/',
    may: [
      'lib/stores/',
      'lib/api/',
      'lib/contract/',
      'lib/domain/',
      'lib/paths.ts',
      'lib/text/',
      'nanostores',
    ],
  },
  {
    files: 'lib/browser/editor/',
    may: [
      'lib/browser/',
      'lib/domain/',
      'lib/paths.ts',
      'lib/text/',
      'prosemirror-commands',
      'prosemirror-history',
      'prosemirror-inputrules',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-tables',
      'prosemirror-view',
    ],
  },
  { files: 'lib/browser/', may: ['lib/browser/', 'lib/domain/', 'lib/paths.ts', 'lib/text/', 'astro'] },
  {
    files: 'lib/server/page/page-data.ts',
    may: ['lib/server/', 'lib/api/', 'lib/contract/', 'lib/domain/', 'lib/paths.ts', 'lib/text/', 'astro'],
  },
  {
    files: 'lib/server/product/social-picture.ts',
    may: [
      'lib/server/',
      'lib/api/',
      'lib/contract/',
      'lib/domain/',
      'lib/drawings/',
      'lib/platform/',
      'lib/paths.ts',
      'node:',
    ],
  },
  {
    files: 'lib/server/page/marks.ts',
    may: [
      'lib/server/',
      'lib/api/',
      'lib/contract/',
      'lib/domain/',
      'lib/drawings/',
      'lib/platform/',
      'lib/paths.ts',
      'node:',
    ],
  },
  { files: 'lib/server/observe/log.ts', may: ['lib/server/', 'pino'] },
  { files: 'lib/server/observe/access-log.ts', may: ['lib/server/', 'node:', 'pino-roll'] },
  { files: 'lib/server/observe/metrics.ts', may: ['lib/server/', 'node:', 'prom-client'] },
  { files: 'lib/server/observe/shared-metrics.ts', may: ['lib/server/', 'node:', 'prom-client'] },
  {
    files: 'lib/server/hosted/answers/',
    may: ['lib/server/hosted/', 'lib/contract/', 'lib/domain/', 'lib/platform/', 'entities', 'zod'],
  },
  { files: 'lib/server/hosted/check/', may: ['lib/server/hosted/', 'lib/contract/', 'zod'] },
  {
    files: 'lib/server/feeds/api-',
    may: ['lib/server/', 'lib/contract/', '../docs/api/openapi.json'],
  },
  {
    files: 'lib/server/',
    may: [
      'lib/server/',
      'lib/api/',
      'lib/contract/',
      'lib/domain/',
      'lib/platform/',
      'lib/paths.ts',
      'lib/text/',
      'astro',
      'hono',
      'sanitize-html',
      'node:',
    ],
  },
  {
    files: 'islands/',
    may: [
      'islands/',
      'lib/stores/',
      'lib/contract/',
      'lib/domain/',
      'lib/paths.ts',
      'lib/text/',
      'react',
      '@nanostores/react',
    ],
  },
  { files: 'layouts/parts/QrCode.astro', may: ['uqr'] },
  {
    files: 'layouts/',
    may: [
      'layouts/',
      'islands/',
      'lib/browser/',
      'lib/contract/',
      'lib/domain/',
      'lib/paths.ts',
      'lib/text/',
      'astro',
    ],
  },
  {
    files: 'pages/api/',
    may: ['layouts/', 'lib/browser/', 'lib/paths.ts', 'lib/text/', 'swagger-ui-dist'],
  },
  { files: 'pages/painel/guia.astro', may: ['layouts/', '../docs/marketing.md'] },
  { files: 'pages/painel/pagamentos/guia.astro', may: ['layouts/', '../docs/pagamentos.md'] },
  {
    files: 'pages/painel/integracoes/webhooks/guia.astro',
    may: ['layouts/', 'lib/paths.ts', 'lib/text/', '../docs/webhooks.md'],
  },
  {
    files: 'pages/',
    may: [
      'pages/',
      'layouts/',
      'lib/server/',
      'lib/api/',
      'lib/contract/',
      'lib/domain/',
      'lib/paths.ts',
      'lib/text/',
      'astro',
    ],
  },
  { files: 'fetch.ts', may: ['lib/server/', 'lib/paths.ts', 'hono', 'astro'] },
  { files: 'env.d.ts', may: ['lib/', 'astro'] },
];

/** One line for each import that its zone does not allow. */
export function violations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const path = file.path.replace(/^src\//, '');
    const zone = ZONES.find(({ files: prefix }) => path.startsWith(prefix));
    if (!zone) return [`${file.path}: belongs to no zone`];
    return resolveImports(path, file.text)
      .filter((target) => !zone.may.some((allowed) => fits(target, allowed)))
      .map((target) => `${file.path} imports ${target}`);
  });
}

/** What a file imports: paths under `src/`, or names of packages. */
export function resolveImports(path: string, text: string): readonly string[] {
  return imports(text).map((specifier) => resolve(path, specifier));
}

function imports(text: string): readonly string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** A path under `src/`, or the specifier itself for a package. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return specifier;
}

function fits(target: string, allowed: string): boolean {
  if (allowed.endsWith('/') || allowed.endsWith(':')) return target.startsWith(allowed);
  return target === allowed || target.startsWith(`${allowed}/`);
}
