/**
 * A hosted store platform in the place of the embedded one (`PLATFORM_URL`): its front API and its pictures, and nothing
 * else of it, least of all its administration.
 */
import { serverText } from '#lib/text/server.ts';
import type { Config } from '../config.ts';
import type { Log } from '../observe/log.ts';
import { leave } from './answer-text.ts';
import { awayAnswer } from './away-page.ts';
import { createBoundary, type Tally } from './boundary.ts';
import { type Breaker, createBreaker, PlatformGoneError } from './breaker.ts';
import { call, FRONT, UPLOAD } from './call.ts';
import { callHeaders, forward, PlatformUnreachableError } from './forward.ts';
import { createOwnHosts } from './hosts.ts';
import { pass } from './passed-page.ts';
import { createPresence } from './presence.ts';
import type { Setup } from './setup.ts';

export type HostedPlatform = {
  /** Answers `/api/v2/front/*` and `/upload/*`; any other path is 404. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Answers one of the platform's own pages (checkout, account) as it is. */
  readonly pass: (request: Request) => Promise<Response>;
  readonly tally: Tally;
};

const SHOWCASE = `${FRONT}showcase/`;
const MENU = `${FRONT}struct/menus/menu-principal`;
const SETTINGS = `${FRONT}settings`;
/** An encoded slash or dot segment would be decoded on the other side. */
const TRICKY = /%2f|%5c|%2e|%00|\\|\/\//i;

export function createHostedPlatform(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  platformUrl: string,
  log: Log,
): HostedPlatform {
  const hosts = createOwnHosts(platformUrl, siteUrl);
  const boundary = createBoundary({ siteUrl, hosts, log });
  const setup: Setup = { platformUrl, siteUrl, hosts, boundary, presence: createPresence() };
  const breaker = createBreaker({
    onChange: (gone) => log.warn(gone ? 'hosted platform gone' : 'hosted platform back', { platformUrl }),
  });
  const through = { setup, breaker, log };
  let learning: Promise<void> | undefined;
  return {
    tally: boundary.tally,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (!(pathname.startsWith(FRONT) || pathname.startsWith(UPLOAD))) return unknownAddress();
      return answering(request, through, async () => {
        // Banners say no name of the shop beside its addresses: the names are learnt before the first of them is passed on.
        if (pathname.startsWith(SHOWCASE)) {
          learning ??= learnNames(request, setup);
          await learning;
        }
        return call(request, setup);
      });
    },
    pass: (request) => answering(request, through, () => pass(request, setup)),
  };
}

type Through = { readonly setup: Setup; readonly breaker: Breaker; readonly log: Log };

async function answering(
  request: Request,
  { setup, breaker, log }: Through,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  if (TRICKY.test(path)) return unknownAddress();
  try {
    return await breaker.run(answer, () => askAnything(request, setup));
  } catch (error) {
    if (!(error instanceof PlatformUnreachableError)) throw error;
    // Where in our code it was noticed says nothing, and a silent platform fails hundreds of calls.
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    if (!(error instanceof PlatformGoneError)) {
      log.warn('hosted platform failed', { path, status: error.status, cause });
    }
    return awayAnswer(request, error.status);
  }
}

function unknownAddress(): Response {
  return Response.json({ error: serverText.unknownAddress }, { status: 404 });
}

function asked(path: string, request: Request): Request {
  const headers = { 'App-Token': request.headers.get('App-Token') ?? '' };
  return new Request(new URL(path, request.url), { headers });
}

/** Whatever is answered: somebody is there. */
async function askAnything(request: Request, { platformUrl }: Setup): Promise<void> {
  const settings = asked(SETTINGS, request);
  leave(await forward(settings, platformUrl + SETTINGS, callHeaders(settings), true));
}

/** Entries of a menu are named with their addresses. A platform that does not answer is asked no second time. */
async function learnNames(request: Request, setup: Setup): Promise<void> {
  await call(asked(MENU, request), setup).catch(() => undefined);
}
