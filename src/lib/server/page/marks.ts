/**
 * The marks of the shop (`/favicon.svg`, `/imagem/social.png` …): those that came with the demo store for the store of that
 * name, and for any other one drawn from its name when they are first asked for. The addresses never change, so no page does.
 */
import { createHash } from 'node:crypto';
import { createApi } from '#lib/api/client.ts';
import { DEMO_NAME } from '#lib/domain/shop/demo-company.ts';
import {
  demoMark,
  FAVICON,
  ICONS,
  MARK_PATHS,
  type MarkPath,
  MISSING,
  markLetter,
  OLD_FAVICON,
} from '#lib/domain/shop/marks.ts';
import { icoOf, letterMark, type MarkColours, missingPicture, pngOf } from '#lib/drawings/marks.ts';
import { drawSocialCard } from '#lib/drawings/social-card.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { createByteShelf } from '#lib/platform/kernel/memory/byte-cache.ts';
import { matchesEtag } from '../http/etag.ts';
import { answerStatic } from '../http/static-files.ts';
import type { Runtime } from '../runtime.ts';
import { knownFrame, loadFrame } from './page-data.ts';

/** As files that came with the shop. */
const LIFETIME = 'public, max-age=3600';
/** Grows when a drawing changes. */
const DESIGN = 1;
const COLOURS: MarkColours = { ground: '#0a1626', ink: '#ffffff' };
/** Bytes held in memory: all of one shop, of some days. */
const MOST_MEMORY = 2 * 1024 * 1024;

/** Their addresses. */
export const MARKS = MARK_PATHS;

const queue = createRenderQueue(1);
const shelf = createByteShelf(MOST_MEMORY);

type Mark = { readonly nome: string; readonly host: string };

export async function shopMark(pathname: MarkPath, request: Request, runtime: Runtime): Promise<Response> {
  const mark = { nome: await nameOf(runtime), host: new URL(runtime.config.siteUrl).host };
  const came = mark.nome === DEMO_NAME ? runtime.files?.get(demoMark(pathname)) : undefined;
  if (came) {
    const { headers: asked } = request;
    const conditions = {
      acceptEncoding: asked.get('accept-encoding') ?? undefined,
      ifNoneMatch: asked.get('if-none-match') ?? undefined,
    };
    const { status, headers, body } = answerStatic(came, conditions);
    return new Response(body && new Uint8Array(body), { status, headers });
  }
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, pathname, mark]))
    .digest('base64url')
    .slice(0, 22);
  const headers = { 'Cache-Control': LIFETIME, ETag: `"${key}"` };
  if (matchesEtag(request.headers.get('If-None-Match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  const bytes = await shelf.recall(key, () => queue.run(() => draw(pathname, mark)));
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': typeOf(pathname), 'Content-Length': String(bytes.length) },
  });
}

/** '' while nobody can say it: a shop without its name still has icons. */
async function nameOf({ config, platform, log }: Runtime): Promise<string> {
  const api = createApi({
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    baseUrl: `${config.siteUrl}/api`,
    appToken: config.appToken,
  });
  try {
    return (await loadFrame({ api, config })).configuracoes.sistema.geral.site.nome;
  } catch (error) {
    log.warn('name of the shop missing', { error });
    return knownFrame()?.configuracoes.sistema.geral.site.nome ?? '';
  }
}

async function draw(path: MarkPath, { nome, host }: Mark): Promise<Buffer> {
  const letter = markLetter(nome);
  if (path in MISSING) return Buffer.from(missingPicture(MISSING[path as keyof typeof MISSING]));
  if (path === FAVICON) return Buffer.from(letterMark(letter, COLOURS));
  if (path === OLD_FAVICON) return icoOf(letterMark(letter, COLOURS));
  if (path in ICONS) {
    const { size, cut } = ICONS[path as keyof typeof ICONS];
    return pngOf(letterMark(letter, COLOURS, cut), size);
  }
  return drawSocialCard({ name: nome, brand: '', shop: '', address: host, picture: undefined });
}

function typeOf(path: MarkPath): string {
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.ico') ? 'image/x-icon' : 'image/png';
}
