/** `/upload/*`: the pictures and files that answers link to. A picture never changes under its name. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { FileFormat } from '#lib/domain/media/file-name.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { checkParam, type PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { fileKey } from '#lib/platform/media/files.ts';
import {
  type Images,
  type PictureFile,
  type PictureFormat,
  parsePictureFile,
} from '#lib/platform/media/images.ts';
import { type FileRow, fileByName } from '#lib/platform/media/queries/files.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { productFile } from '../files/product-file.ts';
import { productFileRow } from '../queries/product-files.ts';
import { productPage } from '../queries/product-page.ts';
import { presentProductDetail } from '../wire/product-detail.ts';

const TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};
const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const FOREVER = 'public, max-age=31536000, immutable';
/** A WebP for whoever also reads the AVIF that is not there yet. */
const FOR_NOW = 'public, max-age=600';
/** A file is made of what the product is now. */
const AN_HOUR = 'public, max-age=3600';

export function uploadRoutes(deps: Deps, images: Images): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>()
    .get('/produto/imagem/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      if (file?.format === 'webp') return answerNegotiated(images, context, file);
      const bytes = file && (await images.read(file));
      if (!bytes) throw notFound(message.unknownPicture);
      return answer(context, bytes, { 'Content-Type': TYPES[file.format], 'Cache-Control': FOREVER });
    })
    .get('/midia/:file', async (context) => {
      const file = context.req.param('file');
      const bytes = await images.readLibrary(file);
      if (!bytes) throw notFound(message.unknownPicture);
      const format = file.slice(file.lastIndexOf('.') + 1) as PictureFormat;
      return answer(context, bytes, { 'Content-Type': TYPES[format], 'Cache-Control': FOREVER });
    })
    .get('/produto/arquivo/:file', async (context) => {
      const name = checkParam(context.req.param('file'));
      const sent = await fileByName(deps.db, name);
      if (sent) return answerFile(deps, context, sent);
      const bytes = await readFile(deps, name);
      if (!bytes) throw notFound(message.unknownFile);
      return answer(context, bytes, { 'Content-Type': 'application/pdf', 'Cache-Control': AN_HOUR });
    });
}

/**
 * At one address the WebP, and to whoever reads AVIF that. Some CDNs do not heed `Vary`, and would give the AVIF to browsers that
 * cannot read it: they are told not to keep it (RFC 9213), and give everybody the WebP.
 */
async function answerNegotiated(
  images: Images,
  context: Context<PlatformEnv>,
  file: PictureFile,
): Promise<Response> {
  const asked = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(context.req.header('Accept') ?? '');
  context.header('Vary', 'Accept');
  const lighter = asked ? await images.readLighter(file) : undefined;
  if (lighter) {
    context.header('CDN-Cache-Control', 'no-store');
    return answer(context, lighter, { 'Content-Type': TYPES.avif, 'Cache-Control': FOREVER });
  }
  const bytes = await images.read(file);
  if (!bytes) throw notFound(message.unknownPicture);
  return answer(context, bytes, { 'Content-Type': TYPES.webp, 'Cache-Control': asked ? FOR_NOW : FOREVER });
}

/** Of a file that was sent here: to be kept, never opened as a page of the shop, whatever is in it. */
async function answerFile(
  { storage }: Deps,
  context: Context<PlatformEnv>,
  file: FileRow,
): Promise<Response> {
  const etag = `"${file.hash.slice(0, 22)}"`;
  const kept = { 'Cache-Control': AN_HOUR, ETag: etag };
  if (matches(context.req.header('If-None-Match'), etag)) return context.body(null, 304, kept);
  const headers = {
    ...kept,
    'Content-Type': FILE_TYPES[file.formato],
    'Content-Length': String(file.bytes),
    'Content-Disposition': `attachment; filename="${file.nome}"`,
    'X-Content-Type-Options': 'nosniff',
  };
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  const bytes = await storage.get(fileKey(file));
  if (!bytes) throw notFound(message.unknownFile);
  return context.body(new Uint8Array(bytes), 200, headers);
}

async function readFile(deps: Deps, name: string): Promise<Uint8Array | undefined> {
  const row = await productFileRow(deps.db, name);
  if (!row) return undefined;
  const shop = await readShop(deps);
  const page = await productPage(await deps.known(), row.slug, shop.now);
  if (!page) return undefined;
  const { nome } = shop.configuracoes.sistema.geral.site;
  const produto = presentProductDetail(shop, page);
  return productFile(row.tipo, produto, `${nome} · ${new URL(produto.rota.path, shop.siteUrl).href}`);
}

function answer(
  context: Context<PlatformEnv>,
  bytes: Uint8Array,
  headers: Readonly<Record<'Content-Type' | 'Cache-Control', string>>,
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const kept = { 'Cache-Control': headers['Cache-Control'], ETag: etag };
  if (matches(context.req.header('If-None-Match'), etag)) return context.body(null, 304, kept);
  return context.body(new Uint8Array(bytes), 200, {
    ...kept,
    'Content-Type': headers['Content-Type'],
    'Content-Length': String(bytes.length),
  });
}

/** A cache may have weakened the tag, which does not matter for a whole file. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
