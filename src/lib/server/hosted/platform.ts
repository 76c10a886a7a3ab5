/**
 * A hosted store platform in the place of the embedded one (`PLATFORM_URL`): its front API and its pictures, and nothing
 * else of it, least of all its administration.
 */
import type { Settings } from '#lib/contract/settings.ts';
import { serverText } from '#lib/text/server.ts';
import type { Config } from '../config.ts';
import type { Log } from '../observe/log.ts';
import { hintCookie, ownCookie } from './cookies.ts';
import { brokenOff, callHeaders, forward, PlatformUnreachableError, passedHeaders } from './forward.ts';
import { createOwnHosts, type OwnHosts } from './hosts.ts';
import { normalizeAnswer } from './normalize.ts';
import { completeSettings, SETTINGS_PATH } from './settings.ts';

export type HostedPlatform = {
  /** Answers `/api/v2/front/*` and `/upload/*`; any other path is 404. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Answers one of the platform's own pages (checkout, account) as it is. */
  readonly pass: (request: Request) => Promise<Response>;
};

const FRONT = '/api/v2/front/';
const UPLOAD = '/upload/';
/** A slash or step that hides behind an encoding would be read anew on the other side. */
const TRICKY = /%2f|%5c|%2e|%00|\\|\/\//i;
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
  readonly log: Log;
};

export function createHostedPlatform(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  platformUrl: string,
  log: Log,
): HostedPlatform {
  const setup: Setup = { platformUrl, siteUrl, hosts: createOwnHosts(platformUrl, siteUrl), log };
  return {
    fetch: (request) => answering(request, setup, () => call(request, setup)),
    pass: (request) => answering(request, setup, () => pass(request, setup)),
  };
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
  const known = pathname.startsWith(FRONT) || pathname.startsWith(UPLOAD);
  if (!known || TRICKY.test(pathname)) {
    return Response.json({ error: serverText.unknownAddress }, { status: 404 });
  }
  const readsSettings = request.method === 'GET' && pathname === SETTINGS_PATH;
  const target = setup.platformUrl + pathname + search;
  const answer = await forward(request, target, callHeaders(request), readsSettings);
  const plain = request.method === 'HEAD' && !answer.headers.has('content-encoding');
  const named = [...answer.headers].filter(
    ([name]) => RETURNED.includes(name) || (plain && name === 'content-length'),
  );
  const headers = ownHeaders(answer, named, setup);
  if (readsSettings && answer.ok) {
    headers.set('Content-Type', 'application/json');
    return Response.json(await settingsOf(answer, setup), { headers });
  }
  const response = new Response(await bodyOf(answer, setup), { status: answer.status, headers });
  return pathname.startsWith(FRONT)
    ? withHint(request, response, pathname.slice(FRONT.length), setup)
    : response;
}

async function pass(request: Request, setup: Setup): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (TRICKY.test(pathname)) return Response.json({ error: serverText.unknownAddress }, { status: 404 });
  const headers = passedHeaders(request, setup.platformUrl, setup.siteUrl);
  const answer = await forward(request, setup.platformUrl + pathname + search, headers);
  const named = [...answer.headers].filter(([name]) => !NOT_RETURNED.includes(name));
  return new Response(answer.body, { status: answer.status, headers: ownHeaders(answer, named, setup) });
}

/** @throws PlatformUnreachableError for anything else, whatever it calls itself. */
async function settingsOf(answer: Response, { hosts, siteUrl }: Setup): Promise<Settings> {
  const said = normalizeAnswer(parsed(await textOf(answer)), hosts);
  const settings = completeSettings(said, siteUrl);
  if (!settings) throw new PlatformUnreachableError(502, new Error('it answered no settings'));
  return settings;
}

/** JSON is brought into our spelling, everything else streams through. */
async function bodyOf(answer: Response, { hosts }: Setup): Promise<BodyInit | null> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer.body;
  const text = await textOf(answer);
  try {
    return JSON.stringify(normalizeAnswer(JSON.parse(text), hosts));
  } catch {
    return text;
  }
}

function textOf(answer: Response): Promise<string> {
  return answer.text().catch((error: unknown) => {
    throw brokenOff(error);
  });
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

/** Only these calls tell who the visitor is; their answers are small. */
const TELLING = /^checkout\/(user|login|logout|zipcode|cart)$/;

async function withHint(
  request: Request,
  response: Response,
  call: string,
  { siteUrl }: Setup,
): Promise<Response> {
  if (!response.ok || !TELLING.test(call)) return response;
  const text = await response.text();
  const line = hintCookie({
    call,
    method: request.method,
    answer: parsed(text),
    cookie: request.headers.get('Cookie'),
    https: siteUrl.startsWith('https:'),
  });
  const headers = new Headers(response.headers);
  if (line) headers.append('Set-Cookie', line);
  return new Response(text, { status: response.status, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
