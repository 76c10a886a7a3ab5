/** One call of the front API, or one picture, and what of its answer is passed on. */
import { serverText } from '#lib/text/server.ts';
import { AWAY_SECONDS } from '../observe/errors.ts';
import { callHeadersOf } from './answer-headers.ts';
import { isJson, leave, textOf } from './answer-text.ts';
import { type Asked, unreadable } from './boundary.ts';
import { hintCookie } from './cookies.ts';
import { callHeaders, forward } from './forward.ts';
import type { Setup } from './setup.ts';
import { harmlessAnswer } from './words.ts';

export const FRONT = '/api/v2/front/';
export const UPLOAD = '/upload/';

/** @throws PlatformUnreachableError */
export async function call(request: Request, setup: Setup): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const asked = askedOf(request);
  const known = setup.boundary.knows(method, asked.call);
  const sent = callHeaders(request);
  const answer = await forward(request, setup.platformUrl + pathname + search, sent, known);
  const personal = OF_VISITOR.test(asked.call) || (asked.call !== '' && sent.has('Session'));
  const headers = callHeadersOf(answer, method, personal, setup);
  if (isMissing(answer, asked) && !(await isShopThere(request, asked, setup))) {
    leave(answer);
    return away();
  }
  if (known && isElsewhere(answer, request)) {
    setup.boundary.refuse(asked, `status ${answer.status}`);
    leave(answer);
    return unreadable();
  }
  if (known && isRefusal(answer, asked)) setup.boundary.refuse(asked, `status ${answer.status}`);
  if (method === 'HEAD' || answer.status === 304 || !pathname.startsWith(FRONT)) {
    return new Response(answer.body, { status: answer.status, headers });
  }
  if (!answer.ok) return failure(answer, headers, known, setup);
  if (!known && !isJson(answer)) return asItCame(answer, headers);
  const read = setup.boundary.read(asked, await textOf(answer));
  if (read === undefined) return unreadable();
  headers.set('Content-Type', 'application/json');
  if ('failed' in read) return Response.json({ error: read.failed }, { status: REFUSED, headers });
  const { value } = read;
  const line = hintLine(request, asked.call, value, setup);
  if (line) headers.append('Set-Cookie', line);
  // One that comes without a body cannot be told with one.
  const status = answer.status === 204 || answer.status === 205 ? 200 : answer.status;
  return new Response(setup.hosts.bringHome(JSON.stringify(value)), { status, headers });
}

/** Status of a write that was answered with a status of success and words of failure. */
const REFUSED = 422;

function askedOf(request: Request): Asked {
  const { pathname, searchParams } = new URL(request.url);
  const call = pathname.startsWith(FRONT) ? pathname.slice(FRONT.length).replace(/\/+$/, '') : '';
  return { method: request.method, call, query: searchParams };
}

function away(): Response {
  const headers = { 'Retry-After': AWAY_SECONDS, 'Cache-Control': 'no-store' };
  return Response.json({ error: serverText.platformSilent }, { status: 503, headers });
}

/** A call leads nowhere else, and says "as before" only to whoever has something from before: no page can be made of either. */
function isElsewhere({ status }: Response, { headers }: Request): boolean {
  if (status === 304) return !(headers.has('If-None-Match') || headers.has('If-Modified-Since'));
  return status >= 300 && status < 400;
}

/** Public calls: a 401 or 403 of one refuses the shop, not the visitor. */
const OF_EVERYBODY = /^(?:url|struct|showcase|settings|brands)(?:\/|$)/;
const OF_VISITOR = /^(?:checkout|wishlist)(?:\/|$)/;

function isRefusal({ status }: Response, { method, call }: Asked): boolean {
  return (status === 401 || status === 403) && method !== 'POST' && OF_EVERYBODY.test(call);
}

/** A public resource that is missing: a page shows its 404. */
function isMissing({ status }: Response, { method, call }: Asked): boolean {
  return (status === 404 || status === 410) && method !== 'POST' && OF_EVERYBODY.test(call);
}

/** That something is not there is believed of a platform that can say the settings of the shop. */
async function isShopThere(request: Request, { call: asked }: Asked, setup: Setup): Promise<boolean> {
  if (asked === 'settings') return false;
  const headers = { 'App-Token': request.headers.get('App-Token') ?? '' };
  const settings = new Request(new URL(`${FRONT}settings`, request.url), { headers });
  return setup.presence.isConfirmed(async () => (await call(settings, setup)).ok, asked.startsWith('url/'));
}

/** Only these calls tell who the visitor is. */
const TELLING = /^checkout\/(user|login|logout|zipcode|cart)$/;

function hintLine(request: Request, call: string, answer: unknown, { siteUrl }: Setup): string | undefined {
  if (!TELLING.test(call)) return undefined;
  const cookie = request.headers.get('Cookie');
  return hintCookie({ call, method: request.method, answer, cookie, https: siteUrl.startsWith('https:') });
}

/** What nobody here knows. */
function asItCame(answer: Response, headers: Headers): Response {
  const { status } = answer;
  return new Response(status === 204 ? null : answer.body, { status, headers });
}

/** As it came, but for addresses and words that are nobody's. */
async function failure(
  answer: Response,
  headers: Headers,
  known: boolean,
  { hosts }: Setup,
): Promise<Response> {
  if (!known && !isJson(answer)) return asItCame(answer, headers);
  const { status } = answer;
  headers.set('Content-Type', 'application/json');
  return new Response(hosts.bringHome(harmlessAnswer(await textOf(answer), status, known)), {
    status,
    headers,
  });
}
