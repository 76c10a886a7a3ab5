/** `/og/<product>.png`: the picture social networks show of a product, drawn when it is first asked for. */
import { createHash } from 'node:crypto';
import { createApi } from '#lib/api/client.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getProductDetail } from '#lib/api/url.ts';
import { isUpload, uploadPath } from '#lib/domain/media/upload-path.ts';
import { drawSocialCard, type SocialCard } from '#lib/drawings/social-card.ts';
import { productOfSocialPicture } from '#lib/paths.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { createByteShelf } from '#lib/platform/kernel/memory/byte-cache.ts';
import { readBytes } from '../http/bytes.ts';
import { matchesEtag } from '../http/etag.ts';
import { isPlainPath } from '../http/plain-path.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import type { Runtime } from '../runtime.ts';

/** Networks keep what they fetched for days; a new name shows after one. */
const LIFETIME = 'public, max-age=86400';
/** Bytes of drawn pictures held in memory: about two hundred of them. */
const MOST_MEMORY = 12 * 1024 * 1024;
/** Bytes of a product's own picture that are read. */
const LARGEST_PICTURE = 8 * 1024 * 1024;
/** Grows when the drawing changes. */
const DESIGN = 1;

const queue = createRenderQueue(1);
const shelf = createByteShelf(MOST_MEMORY);

export async function socialPicture(request: Request, runtime: Runtime): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = isPlainPath(pathname) ? productOfSocialPicture(decodeURI(pathname)) : undefined;
  const subject = path === undefined ? undefined : await subjectOf(path, runtime);
  if (!subject)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, subject]))
    .digest('base64url')
    .slice(0, 22);
  const headers = { 'Cache-Control': LIFETIME, ETag: `"${key}"` };
  if (matchesEtag(request.headers.get('If-None-Match'), headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await shelf.recall(key, () => queue.run(async () => draw(subject, runtime)));
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(bytes.length) },
  });
}

/** What the picture shows; two alike are the same picture. */
type Subject = Omit<SocialCard, 'picture'> & {
  /** Path of the product's own picture here, '' for none. */
  readonly picture: string;
};

async function subjectOf(path: string, { config, platform }: Runtime): Promise<Subject | undefined> {
  const api = createApi({
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    baseUrl: `${config.siteUrl}/api`,
    appToken: config.appToken,
  });
  const detail = await unlessMissing(getProductDetail(api, path));
  if (!detail) return undefined;
  const { nome, marca, midias } = detail.conteudo;
  const { sistema } = await getSettings(api);
  const original = midias.imagens[0]?.arquivosOriginais.big ?? '';
  return {
    name: nome,
    brand: marca.nome,
    shop: sistema.geral.site.nome,
    address: new URL(config.siteUrl).host,
    picture: isUpload(original) ? uploadPath(original) : '',
  };
}

/** A picture that cannot be had or read is left out: name and shop are worth showing without it. */
async function draw(subject: Subject, runtime: Runtime): Promise<Buffer> {
  const picture = subject.picture === '' ? undefined : await ownPicture(subject.picture, runtime);
  try {
    return await drawSocialCard({ ...subject, picture });
  } catch (error) {
    if (!picture) throw error;
    runtime.log.warn('picture cannot be read', { path: subject.picture, error });
    return drawSocialCard({ ...subject, picture: undefined });
  }
}

async function ownPicture(path: string, { config, platform, log }: Runtime): Promise<Uint8Array | undefined> {
  const response = await platform.fetch(new Request(config.siteUrl + path));
  if (response.ok) return readBytes(response, LARGEST_PICTURE);
  await response.body?.cancel();
  log.warn('picture missing', { path, status: response.status });
  return undefined;
}
