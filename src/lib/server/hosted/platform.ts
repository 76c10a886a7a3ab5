/**
 * A hosted store platform in the place of the embedded one (`PLATFORM_URL`): its front API and its pictures, and nothing
 * else of it, least of all its administration.
 */
import { serverText } from '#lib/text/server.ts';
import type { Config } from '../config.ts';
import { readBytes } from '../http/bytes.ts';
import type { Log } from '../observe/log.ts';
import { type Asked, type Boundary, createBoundary, type Tally, unreadable } from './boundary.ts';
import { hintCookie, ownCookie } from './cookies.ts';
import { brokenOff, callHeaders, forward, PlatformUnreachableError, passedHeaders } from './forward.ts';
import { createOwnHosts, type OwnHosts } from './hosts.ts';
import { bringPageHome } from './passed-page.ts';

export type HostedPlatform = {
  /** Answers `/api/v2/front/*` and `/upload/*`; any other path is 404. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Answers one of the platform's own pages (checkout, account) as it is. */
  readonly pass: (request: Request) => Promise<Response>;
  readonly tally: Tally;
};

const FRONT = '/api/v2/front/';
const UPLOAD = '/upload/';
const SHOWCASE = `${FRONT}showcase/`;
const MENU = `${FRONT}struct/menus/menu-principal`;
/** A slash or step that hides behind an encoding would be read anew on the other side. */
const TRICKY = /%2f|%5c|%2e|%00|\\|\/\//i;
/** Of an answer to a call, unpacked: the sitemap of 100,000 addresses has less. One that is read holds up every visitor. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What describes the bytes on that connection, or would bind our host. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
];
/** Of the answer to a call or of a picture: policies and the rest are ours to say. */
const RETURNED = [
  'cache-control',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'request-id',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
];

type Setup = {
  readonly platformUrl: string;
  readonly siteUrl: string;
  readonly hosts: OwnHosts;
  readonly boundary: Boundary;
  readonly log: Log;
};

export function createHostedPlatform(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  platformUrl: string,
  log: Log,
): HostedPlatform {
  const hosts = createOwnHosts(platformUrl, siteUrl);
  const boundary = createBoundary({ siteUrl, hosts, log });
  const setup: Setup = { platformUrl, siteUrl, hosts, boundary, log };
  let learning: Promise<void> | undefined;
  return {
    tally: boundary.tally,
    fetch: (request) =>
      answering(request, setup, async () => {
        // Banners say no name of the shop beside its addresses: the names are learnt before the first of them is passed on.
        if (new URL(request.url).pathname.startsWith(SHOWCASE)) {
          learning ??= learnNames(request, setup);
          await learning;
        }
        return call(request, setup);
      }),
    pass: (request) => answering(request, setup, () => pass(request, setup)),
  };
}

/** Entries of a menu are named with their addresses. A platform that does not answer is asked no second time. */
async function learnNames(request: Request, setup: Setup): Promise<void> {
  const token = request.headers.get('App-Token') ?? '';
  const menu = new Request(new URL(MENU, request.url), { headers: { 'App-Token': token } });
  await call(menu, setup).catch(() => undefined);
}

async function answering(
  request: Request,
  { log }: Setup,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof PlatformUnreachableError)) throw error;
    // Where in our code it was noticed says nothing, and a silent platform fails hundreds of calls.
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    const { pathname: path } = new URL(request.url);
    log.warn('hosted platform failed', { path, status: error.status, cause });
    return Response.json({ error: serverText.platformSilent }, { status: error.status });
  }
}

async function call(request: Request, setup: Setup): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!(pathname.startsWith(FRONT) || pathname.startsWith(UPLOAD)) || TRICKY.test(pathname)) {
    return Response.json({ error: serverText.unknownAddress }, { status: 404 });
  }
  const asked = askedOf(request);
  const known = setup.boundary.knows(asked.method, asked.call);
  const target = setup.platformUrl + pathname + search;
  const answer = await forward(request, target, callHeaders(request), known);
  const plain = request.method === 'HEAD' && !answer.headers.has('content-encoding');
  const named = [...answer.headers].filter(
    ([name]) => RETURNED.includes(name) || (plain && name === 'content-length'),
  );
  const headers = ownHeaders(answer, named, setup);
  if (known && isElsewhere(answer, request)) {
    setup.boundary.refuse(asked, `status ${answer.status}`);
    answer.body?.cancel().catch(() => undefined);
    return unreadable();
  }
  if (known && isRefusal(answer, asked)) setup.boundary.refuse(asked, `status ${answer.status}`);
  if (request.method === 'HEAD' || answer.status === 304 || !pathname.startsWith(FRONT)) {
    return new Response(answer.body, { status: answer.status, headers });
  }
  if (!answer.ok || (!known && !isJson(answer))) return asItCame(answer, headers, setup);
  const value = setup.boundary.read(asked, await textOf(answer));
  if (value === undefined) return unreadable();
  const line = hintLine(request, asked.call, value, setup);
  if (line) headers.append('Set-Cookie', line);
  headers.set('Content-Type', 'application/json');
  // One that comes without a body cannot be told with one.
  const status = answer.status === 204 || answer.status === 205 ? 200 : answer.status;
  return new Response(setup.hosts.bringHome(JSON.stringify(value)), { status, headers });
}

function askedOf(request: Request): Asked {
  const { pathname, searchParams } = new URL(request.url);
  const call = pathname.startsWith(FRONT) ? pathname.slice(FRONT.length).replace(/\/+$/, '') : '';
  return { method: request.method, call, query: searchParams };
}

/** A call leads nowhere else, and says "as before" only to whoever has something from before: no page can be made of either. */
function isElsewhere({ status }: Response, { headers }: Request): boolean {
  if (status === 304) return !(headers.has('If-None-Match') || headers.has('If-Modified-Since'));
  return status >= 300 && status < 400;
}

/** Whoever is logged in or not may read these: it is the shop that is refused. */
const OF_EVERYBODY = /^(?:url|struct|showcase|settings|brands)(?:\/|$)/;

function isRefusal({ status }: Response, { method, call }: Asked): boolean {
  return (status === 401 || status === 403) && method !== 'POST' && OF_EVERYBODY.test(call);
}

/** What is no success passes as it came, but for the addresses in it; so does what nobody here knows. */
async function asItCame(answer: Response, headers: Headers, { hosts }: Setup): Promise<Response> {
  const body = isJson(answer) ? hosts.bringHome(await textOf(answer)) : answer.body;
  return new Response(answer.status === 204 ? null : body, { status: answer.status, headers });
}

function isJson(answer: Response): boolean {
  return answer.headers.get('Content-Type')?.includes('json') === true;
}

async function pass(request: Request, setup: Setup): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (TRICKY.test(pathname)) return Response.json({ error: serverText.unknownAddress }, { status: 404 });
  const headers = passedHeaders(request, setup.platformUrl, setup.siteUrl);
  const answer = await forward(request, setup.platformUrl + pathname + search, headers);
  const named = [...answer.headers].filter(([name]) => !NOT_RETURNED.includes(name));
  const body = await bringPageHome(answer, setup.hosts);
  return new Response(body, { status: answer.status, headers: ownHeaders(answer, named, setup) });
}

async function textOf(answer: Response): Promise<string> {
  const bytes = await readBytes(answer, MOST_BYTES).catch((error: unknown) => {
    throw brokenOff(error);
  });
  if (!bytes) throw brokenOff(new Error('the answer is too long'));
  return new TextDecoder().decode(bytes);
}

/** The readable cookie is ours to say, also where the platform is another shop like this one. */
function ownHeaders(
  answer: Response,
  named: readonly [string, string][],
  { hosts, siteUrl }: Setup,
): Headers {
  const headers = new Headers(named.map(([name, value]): [string, string] => [name, value]));
  const https = siteUrl.startsWith('https:');
  for (const line of answer.headers.getSetCookie()) {
    if (!line.startsWith('vitrine=')) headers.append('Set-Cookie', ownCookie(line, https));
  }
  const location = headers.get('Location');
  if (location) headers.set('Location', hosts.bringHome(location));
  return headers;
}

/** Only these calls tell who the visitor is. */
const TELLING = /^checkout\/(user|login|logout|zipcode|cart)$/;

function hintLine(request: Request, call: string, answer: unknown, { siteUrl }: Setup): string | undefined {
  if (!TELLING.test(call)) return undefined;
  const cookie = request.headers.get('Cookie');
  return hintCookie({ call, method: request.method, answer, cookie, https: siteUrl.startsWith('https:') });
}
