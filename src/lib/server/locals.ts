/** What pages and endpoints find in `Astro.locals`. */
import { type Api, createApi } from '#lib/api/client.ts';
import type { CallDirectly } from '#lib/contract/direct-call.ts';
import { pageKey } from './cache/page-key.ts';
import { markPrivateRequest } from './cache/private-request.ts';
import { tipoImgOf, variantOf } from './cache/variant.ts';
import { proofOf } from './forms/form-proof.ts';
import { timedCall } from './observe/server-timing.ts';
import { asking } from './page/asking.ts';
import { type FailedCall, isPageData } from './page/page-calls.ts';
import { previousPath } from './page/previous-path.ts';
import { createSessionFetch } from './page/session-fetch.ts';
import { TOO_LATE } from './page/too-late.ts';
import { EVERYBODY, sessionOf, visitorOf } from './page/visitor.ts';
import type { Runtime } from './runtime.ts';

type PageLocals = {
  readonly locals: App.Locals;
  /** `Set-Cookie` lines of the calls made with `sessionApi`. */
  readonly cookies: () => readonly string[];
  /** 502 or 504 once a hosted platform failed to answer one of the calls. */
  readonly gatewayFailure: () => number | undefined;
  /** `Retry-After` of the platform, once it answered that one of the calls came too early. */
  readonly retryAfter: () => string | undefined;
};

export type Doors = Pick<App.Locals, 'manutencaoLoja' | 'manutencaoLojaLiberar'> & {
  /** The platform was too late already when asked whether the shop is closed. */
  readonly late: boolean;
};

export function createLocals(
  request: Request,
  requestId: string,
  { config, platform }: Runtime,
  doors: Doors,
): PageLocals {
  const cookie = request.headers.get('Cookie');
  const session = createSessionFetch(platform, sessionOf(cookie), request.headers, () => proofOf(request));
  const { appToken } = config;
  const baseUrl = `${config.siteUrl}/api`;
  const variant = variantOf(request.headers.get('User-Agent'));
  let sessionApi: Api | undefined;
  let failure = doors.late ? TOO_LATE : undefined;
  let retryAfter: string | undefined;
  let failedCall: FailedCall | undefined;
  const watched = (answer: Answer): typeof fetch =>
    inProcess(async (call) => {
      // A page is not kept waiting twice: what was late once is not asked again.
      if (failure === TOO_LATE) return new Response(null, { status: TOO_LATE });
      const response = config.serverTiming
        ? await timedCall(request, () => answer(call))
        : await answer(call);
      if (GATEWAY_FAILURES.has(response.status)) failure = response.status;
      if (response.status === 429) retryAfter = response.headers.get('Retry-After') ?? undefined;
      const endpoint = new URL(call.url).pathname;
      if (!response.ok && isPageData(endpoint)) failedCall = { status: response.status, endpoint };
      return response;
    });
  const watchedAsk =
    (ask: CallDirectly): CallDirectly =>
    (asked) => {
      const told = ask(asked);
      void told?.then(({ status }) => {
        if (status !== 200 && isPageData(asked.path)) failedCall = { status, endpoint: asked.path };
      });
      return told && config.serverTiming ? timedCall(request, () => told) : told;
    };
  const visitor = isEverybodys(request) ? EVERYBODY : visitorOf(cookie);
  const requesting = createApi({ fetch: watched(platform.fetch), baseUrl, appToken });
  const api = platform.ask ? asking(requesting, watchedAsk(platform.ask)) : requesting;
  const asVisitor = (): Api => {
    markPrivateRequest(request);
    sessionApi ??= createApi({ fetch: watched(session.fetch), baseUrl, appToken });
    return sessionApi;
  };
  return {
    locals: {
      api,
      sessionApi: asVisitor,
      shopApi: () => (visitor.loggedIn ? asVisitor() : api),
      manutencaoLoja: doors.manutencaoLoja,
      manutencaoLojaLiberar: doors.manutencaoLojaLiberar,
      asked: new URL(request.url),
      backPage: previousPath(request),
      failedCall: () => failedCall,
      away: doors.late,
      config,
      requestId,
      tipoImg: tipoImgOf(variant),
      screenWidth: variant.screenWidth,
      visitor,
    },
    cookies: session.cookies,
    gatewayFailure: () => failure,
    retryAfter: () => retryAfter,
  };
}

/** Whether the page cache may answer it: then the page shows nothing of its visitor, whoever is logged in. */
function isEverybodys({ method, url, headers }: Request): boolean {
  const { pathname, search } = new URL(url);
  const target = pathname + search;
  return (
    pageKey({ method, target, userAgent: headers.get('User-Agent'), cookie: headers.get('Cookie') }) !==
    undefined
  );
}

type Answer = (request: Request) => Promise<Response>;
const GATEWAY_FAILURES: ReadonlySet<number> = new Set([502, TOO_LATE]);

/** A function of a Request in the shape of `fetch`, without a socket. */
function inProcess(answer: Answer): typeof fetch {
  return (input, init) => answer(new Request(input, init));
}
