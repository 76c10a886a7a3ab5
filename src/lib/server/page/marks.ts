/**
 * The marks of the shop (`/favicon.svg`, `/imagem/social.png` …): those that came with the demo store for the store of that
 * name, and for any other one drawn from its pictures or its name when they are first asked for. The addresses never change, so no page does.
 */
import { createHash } from 'node:crypto';
import { createApi } from '#lib/api/client.ts';
import { type Appearance, appearanceOf, bandColours } from '#lib/domain/shop/appearance.ts';
import { DEMO_NAME } from '#lib/domain/shop/demo-company.ts';
import {
  demoMark,
  FAVICON,
  ICONS,
  LOGO,
  LOGO_SIZE,
  MARK_PATHS,
  type MarkPath,
  MISSING,
  markLetter,
  OLD_FAVICON,
  SHARED,
} from '#lib/domain/shop/marks.ts';
import { fitted, icoOf, letterMark, missingPicture, pngOf, wrapped } from '#lib/drawings/marks.ts';
import { drawSocialCard, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialCard } from '#lib/drawings/social-card.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { createByteShelf } from '#lib/platform/kernel/memory/byte-cache.ts';
import { collecting, keepShared } from '../feeds/shared-file.ts';
import { readBytes } from '../http/bytes.ts';
import { matchesEtag } from '../http/etag.ts';
import { answerStatic, type StaticFile } from '../http/static-files.ts';
import type { Runtime } from '../runtime.ts';
import { knownFrame, loadFrame } from './page-data.ts';

/** As files that came with the shop. */
const LIFETIME = 'public, max-age=3600';
/** Grows when a drawing changes. */
const DESIGN = 1;
/** Pixels of a sent icon within an SVG. */
const FAVICON_SIZE = 128;
/** Bytes of a sent picture that are read. */
const LARGEST_PICTURE = 8 * 1024 * 1024;
/** Bytes held in memory: all of one shop, of some days. */
const MOST_MEMORY = 8 * 1024 * 1024;

/** Their addresses. */
export const MARKS = MARK_PATHS;

const queue = createRenderQueue(1);
const shelf = createByteShelf(MOST_MEMORY);

/** What a mark is drawn of; two alike are the same picture. */
export type Mark = { readonly nome: string; readonly host: string; readonly look: Appearance };

/** What of a process pictures are read with. */
type MarkRuntime = Pick<Runtime, 'config' | 'platform' | 'files' | 'log'>;

export async function shopMark(pathname: MarkPath, request: Request, runtime: Runtime): Promise<Response> {
  const { value, ...notes } = await collecting(runtime, () => saidOf(runtime));
  const mark = { ...value, host: new URL(runtime.config.siteUrl).host };
  const answer = await answerMark(pathname, mark, request, runtime);
  // No longer than until a planned look begins or ends.
  if (answer.headers.get('Cache-Control') === LIFETIME) keepShared(answer.headers, notes, runtime);
  return answer;
}

/** A picture that cannot be had or read now may be there a moment later: nobody keeps what stands in for it. */
export async function answerMark(
  pathname: MarkPath,
  mark: Mark,
  request: Request,
  runtime: MarkRuntime,
): Promise<Response> {
  const own = pictureOf(pathname, mark.look);
  if (pathname === LOGO && own === '')
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  const came = mark.nome === DEMO_NAME && own === '' ? runtime.files?.get(demoMark(pathname)) : undefined;
  if (came) return sent(came, request);
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, pathname, mark]))
    .digest('base64url')
    .slice(0, 22);
  const headers = { 'Cache-Control': LIFETIME, ETag: `"${key}"` };
  if (matchesEtag(request.headers.get('If-None-Match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  const made = () =>
    queue.run(async () =>
      own === '' ? draw(pathname, mark) : fit(pathname, mark, await readPicture(own, runtime)),
    );
  try {
    return picture(pathname, await shelf.recall(key, made), headers);
  } catch (error) {
    if (own === '') throw error;
    runtime.log.warn('picture of a mark cannot be read', { path: own, error });
    return standIn(pathname, mark, key);
  }
}

/** The letter of the shop; nothing for its logo, where its name stands then. */
async function standIn(pathname: MarkPath, mark: Mark, key: string): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (pathname === LOGO) return new Response(null, { status: 404, headers });
  // Drawn once, however often it is asked for while the picture is away.
  const drawn = await shelf.recall(`${key}, drawn`, () => queue.run(async () => draw(pathname, mark)));
  return picture(pathname, drawn, headers);
}

function picture(pathname: MarkPath, bytes: Buffer, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': typeOf(pathname), 'Content-Length': String(bytes.length) },
  });
}

function sent(file: StaticFile, { headers: asked }: Request): Response {
  const conditions = {
    acceptEncoding: asked.get('accept-encoding') ?? undefined,
    ifNoneMatch: asked.get('if-none-match') ?? undefined,
  };
  const { status, headers, body } = answerStatic(file, conditions);
  return new Response(body && new Uint8Array(body), { status, headers });
}

/** No name while nobody can say it: a shop without one still has icons. */
async function saidOf({ config, platform, log }: Runtime): Promise<Pick<Mark, 'nome' | 'look'>> {
  const api = createApi({
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    baseUrl: `${config.siteUrl}/api`,
    appToken: config.appToken,
  });
  const frame = await loadFrame({ api, config }).catch((error: unknown) => {
    log.warn('name of the shop missing', { error });
    return knownFrame();
  });
  const { nome = '' } = frame?.configuracoes.sistema.geral.site ?? {};
  return { nome, look: appearanceOf(frame?.configuracoes.aparencia) };
}

/** The path of the picture that the shop has sent for it, '' for none. */
function pictureOf(path: MarkPath, { logo, icone, social, semImagem }: Appearance): string {
  if (path === LOGO) return logo;
  if (path === SHARED) return social || logo;
  return path in MISSING ? semImagem : icone;
}

/** @throws Error for one that is not there, or larger than any. */
async function readPicture(path: string, { config, platform, files }: MarkRuntime): Promise<Uint8Array> {
  const came = files?.get(path)?.bodies.identity;
  if (came) return came;
  const response = await platform.fetch(new Request(config.siteUrl + path));
  const bytes = response.ok ? await readBytes(response, LARGEST_PICTURE) : undefined;
  if (bytes) return bytes;
  await response.body?.cancel();
  throw new Error(`answered ${response.status}`);
}

async function fit(path: MarkPath, mark: Mark, picture: Uint8Array): Promise<Buffer> {
  if (path === LOGO) return fitted(picture, LOGO_SIZE, 'left');
  if (path === SHARED) {
    return mark.look.social === ''
      ? drawSocialCard({ ...cardOf(mark), picture })
      : fitted(picture, { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT }, 'covers');
  }
  if (path in MISSING) {
    const size = MISSING[path as keyof typeof MISSING];
    return Buffer.from(wrapped(await fitted(picture, { width: size, height: size }, 'middle'), size));
  }
  if (path === FAVICON) return Buffer.from(wrapped(await pngOf(picture, FAVICON_SIZE), FAVICON_SIZE));
  return path === OLD_FAVICON ? icoOf(picture) : pngOf(picture, iconOf(path).size);
}

async function draw(path: MarkPath, mark: Mark): Promise<Buffer> {
  const letter = markLetter(mark.nome);
  const colours = bandColours(mark.look);
  if (path in MISSING) return Buffer.from(missingPicture(MISSING[path as keyof typeof MISSING]));
  if (path === SHARED) return drawSocialCard(cardOf(mark));
  if (path === FAVICON) return Buffer.from(letterMark(letter, colours));
  if (path === OLD_FAVICON) return icoOf(letterMark(letter, colours));
  const { size, cut } = iconOf(path);
  return pngOf(letterMark(letter, colours, cut), size);
}

function iconOf(path: MarkPath) {
  return ICONS[path as keyof typeof ICONS];
}

function cardOf({ nome, host }: Mark): SocialCard {
  return { name: nome, brand: '', shop: '', address: host, picture: undefined };
}

function typeOf(path: MarkPath): string {
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.ico') ? 'image/x-icon' : 'image/png';
}
