/** One page or form endpoint: its one spelling, its locals, maintenance, the cookies of its form posts. */
import { FetchState } from 'astro/fetch';
import { onwardQuery, ownQuery, withoutDisguised } from '../cache/page-parameters.ts';
import { restoreTags } from '../cache/shared-tags.ts';
import { createLocals, type Doors } from '../locals.ts';
import { AWAY_SECONDS } from '../observe/errors.ts';
import { staysOpen, waitPageRequest } from '../page/maintenance.ts';
import { movedResponse, sentOn } from '../page/moved.ts';
import { readUnlock } from '../page/unlock.ts';
import { enterPanel } from '../panel/gate.ts';
import type { Runtime } from '../runtime.ts';
import { canonicalPath } from './canonical-path.ts';
import { isSafeMethod } from './origin.ts';
import { isPlainPath, missingPageRequest } from './plain-path.ts';

/** Renders with Astro; given by the caller, since only Astro's entry may hold it. */
type Render = (state: FetchState) => Promise<Response>;

/**
 * A path spelled in another way is rendered under its canonical one: if that page exists the visitor is sent there
 * (301), otherwise the answer is its 404. So no page knows of spellings.
 */
export async function answerPageRequest(
  request: Request,
  requestId: string,
  render: Render,
  runtime: Runtime,
): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (!isPlainPath(pathname)) return answerAtDoor(missingPageRequest(request), requestId, render, runtime);
  const canonical = isRespelled(request.method, url)
    ? canonicalPath(pathname, await spelling(url, runtime))
    : pathname;
  const search = isSafeMethod(request.method) ? withoutDisguised(url.search) : url.search;
  const at = (path: string) => {
    const target = new URL(url);
    // Not as one text: a path that begins with two slashes would name a host.
    target.pathname = path;
    target.search = search;
    return target;
  };
  const show = (target: URL) =>
    answerAtDoor(
      target.href === url.href ? request : new Request(target, request),
      requestId,
      render,
      runtime,
    );
  const page = await show(at(canonical));
  const response =
    (page.status === 404 && (await withoutEnding(at(canonical), request, show, page))) ||
    (canonical === pathname || page.status >= 300 ? page : await sentTo(at(canonical), page));
  if (search !== url.search) keepNowhere(response.headers);
  return response;
}

/** An ending that was kept in case a product has it; undefined when nothing stands without it either. */
async function withoutEnding(
  target: URL,
  { method }: Request,
  show: (target: URL) => Promise<Response>,
  missing: Response,
): Promise<Response | undefined> {
  if (!isSafeMethod(method) || !target.pathname.endsWith('.html')) return undefined;
  target.pathname = target.pathname.slice(0, -'.html'.length);
  const page = await show(target);
  if (page.status >= 300) {
    await page.body?.cancel();
    return undefined;
  }
  await missing.body?.cancel();
  return sentTo(target, page);
}

/** It lives as long as the page, and is found by the same tags: both go when something else stands there. */
async function sentTo({ pathname, search }: URL, page: Response): Promise<Response> {
  await page.body?.cancel();
  const headers = new Headers([...page.headers].filter(([name]) => OF_ITS_LIFE.has(name)));
  const shared = headers.get('Cache-Control')?.startsWith('public') === true;
  const onward = onwardQuery(search);
  if (shared && onward.personal) keepNowhere(headers);
  headers.set('Location', pathname + (shared ? onward.search : ownQuery(search)));
  return new Response(null, { status: 301, headers });
}

const OF_ITS_LIFE: ReadonlySet<string> = new Set(['cache-control', 'cache-tag', 'surrogate-key']);

/** Only a hosted platform knows whether its products end in `.html`, and it need not have a setting that says so. */
async function spelling({ pathname }: URL, { config, maintenance }: Runtime) {
  if (!/\.html\/*$/i.test(pathname)) return {};
  return { productSuffix: config.platformUrl === undefined ? await maintenance.urlSufixo() : '.html' };
}

/** Paths under `/_` are the framework's own. */
function isRespelled(method: string, { pathname }: URL): boolean {
  return isSafeMethod(method) && !pathname.startsWith('/_');
}

/** A closed shop shows its wait page, or itself to whoever may look; neither is kept anywhere. */
async function answerAtDoor(
  request: Request,
  requestId: string,
  render: Render,
  runtime: Runtime,
): Promise<Response> {
  const manutencaoLoja = await runtime.maintenance.isClosed();
  const { open, cookie } = readUnlock(request, runtime.config);
  const shut = manutencaoLoja && !open && !staysOpen(new URL(request.url).pathname);
  const doors = { manutencaoLoja, manutencaoLojaLiberar: open, late: runtime.maintenance.wasLate() };
  const shown = shut ? waitPageRequest(request) : request;
  const response = await renderWithLocals(request, shown, requestId, render, runtime, doors);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  if (cookie || manutencaoLoja) keepNowhere(response.headers);
  if (manutencaoLoja) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

function keepNowhere(headers: Headers): void {
  for (const name of ['CDN-Cache-Control', 'Cache-Tag', 'Surrogate-Key']) headers.delete(name);
  headers.set('Cache-Control', 'private, no-store');
}

async function renderWithLocals(
  request: Request,
  shown: Request,
  requestId: string,
  render: Render,
  runtime: Runtime,
  doors: Doors,
): Promise<Response> {
  const { locals, cookies, gatewayFailure, retryAfter } = createLocals(request, requestId, runtime, doors);
  const asked = new FetchState(shown);
  const entered = await enterPanel(shown, asked.pathname, locals);
  if (entered instanceof Response) return entered;
  const state = entered === shown ? asked : new FetchState(entered);
  // Whole pages: an error while rendering can then still answer with the error page.
  state.streaming = false;
  const arrived = () => {
    state.isRewriting = false;
  };
  // In place: Astro renders its error pages with the object it was given.
  Object.assign(state.locals, locals, { arrived });
  const rendered = await render(state);
  restoreTags(rendered.headers);
  // Astro's is that of the page before it is compressed.
  if (rendered.headers.get('Content-Type') === 'text/html') rendered.headers.delete('Content-Length');
  const stated = statedAs(rendered, state.locals.answerStatus, gatewayFailure());
  const response = sentEarly(stated, retryAfter());
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    response.headers.set('Retry-After', AWAY_SECONDS);
  }
  const { standsAt } = state.locals;
  if (standsAt !== undefined && isSafeMethod(request.method)) {
    await response.body?.cancel();
    return sentOn(standsAt, new URL(request.url).search, ['settings:*', 'address:*'], runtime.config);
  }
  if (response.status === 404) {
    const moved = await movedResponse(entered, locals);
    if (moved) {
      await response.body?.cancel();
      return moved;
    }
  }
  // A GET page sets no cookie, so that it can be cached and prefetched.
  if (!isSafeMethod(request.method) || state.locals.handsOver) {
    for (const line of cookies()) response.headers.append('Set-Cookie', line);
  }
  return response;
}

/**
 * The error pages say their own status, which the framework would choose for them. Where there is none, an error is at
 * least known as that of a platform elsewhere.
 */
function statedAs(response: Response, stated: number | undefined, gateway: number | undefined): Response {
  const status = stated ?? (response.status === 500 ? gateway : undefined);
  if (status === undefined || status === response.status) return response;
  return new Response(response.body, { status, headers: response.headers });
}

/** A form that was refused since it came too early says when to send it again. */
function sentEarly(response: Response, retryAfter: string | undefined): Response {
  if (retryAfter === undefined || (response.status !== 422 && response.status !== 429)) return response;
  const early = new Response(response.body, { status: 429, headers: response.headers });
  early.headers.set('Retry-After', retryAfter);
  return early;
}
