/** `/upload/produto/imagem/*`: the pictures that answers link to. A picture never changes under its name. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type Images, parsePictureFile } from '../images/images.ts';
import { message } from '../messages.ts';
import type { PlatformEnv } from '../request.ts';
import { notFound } from '../response.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export function uploadRoutes(images: Images): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/produto/imagem/:file', async (context) => {
    const file = parsePictureFile(context.req.param('file'));
    const bytes = file && (await images.read(file));
    if (!bytes) throw notFound(message.unknownPicture);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = { 'Cache-Control': FOREVER, ETag: etag };
    if (matches(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': `image/${file.format}`,
      'Content-Length': String(bytes.length),
    });
  });
}

/** A cache may have weakened the tag, which does not matter for a whole picture. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
}
