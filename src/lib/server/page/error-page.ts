/** What an error page says (specification, sections 2 and 8), and what of a failure only the log gets. */
import { ApiError } from '#lib/api/error.ts';
import { PREVIEW_PARAMETER } from '#lib/domain/content/content-form.ts';
import { errorText } from '#lib/text/layout.ts';
import type { Config } from '../config.ts';
import { loggedPath } from '../observe/logged-path.ts';
import { getRuntime } from '../runtime.ts';
import { UnknownMiddlewareError } from './guards.ts';
import { isPageData } from './page-calls.ts';
import { refusesShop } from './refused-shop.ts';

export type ErrorPage = {
  readonly status: number;
  /** In the words of whoever failed. */
  readonly error: string;
  /** What it means for the visitor. */
  readonly message: string;
  /** The call that failed, for somebody who asked with `debug`: a path of this shop. */
  readonly endpoint: string | undefined;
  readonly previous: string | undefined;
};

type Visit = Pick<App.Locals, 'asked' | 'away' | 'backPage' | 'failedCall' | 'requestId'> & {
  readonly config: Pick<Config, 'platformUrl'>;
};

/** Longer words are none that a platform meant for visitors. */
const MAX_ERROR = 200;

/**
 * Undefined where the failure is only logged and the page stays without its data.
 * @param gone What stood there does not come back.
 */
export function notFoundPage(visit: Visit, gone = false): ErrorPage | undefined {
  const call = visit.failedCall();
  if (call && isOnlyLogged(visit, call)) return undefined;
  return {
    status: gone ? 410 : 404,
    error: errorText.notFound,
    message: gone ? errorText.goneTitle : errorText.notFoundTitle,
    endpoint: isDebugged(visit) ? call?.endpoint : undefined,
    previous: visit.backPage,
  };
}

/**
 * Undefined as above. A platform that did not answer at all is a 502, a shop whose settings did not come a 503.
 * @param isReadable The shop could say its settings. A platform without them says of nothing that it is not there, or not to be
 *   seen: a shop that answers 404 everywhere loses its place in search engines.
 */
export function failurePage(visit: Visit, error: unknown, isReadable: boolean): ErrorPage | undefined {
  const call = error instanceof ApiError ? error : undefined;
  if (call && isOnlyLogged(visit, call)) return undefined;
  const debugged = isDebugged(visit);
  const told = call && isTold(visit, call) ? call.serverText.slice(0, MAX_ERROR) : '';
  const failed = call ? call.status || 502 : 500;
  const refused = call !== undefined && refusesShop(call, visit.config);
  const status = visit.away || refused || (!isReadable && failed < 500) ? 503 : failed;
  const own = error instanceof UnknownMiddlewareError ? error.message : wordsOf(status);
  return {
    status,
    error: (status === failed && told) || own,
    message: titleOf(visit, status),
    endpoint: debugged ? call?.endpoint : undefined,
    previous: visit.backPage,
  };
}

/** The embedded platform's words are ours. Those of a hosted one are for whoever runs it. */
function isTold({ config, asked }: Visit, { endpoint }: ApiError): boolean {
  return config.platformUrl === undefined && (asked.searchParams.has('debug') || isPageData(endpoint));
}

function wordsOf(status: number): string {
  if (isGone(status)) return errorText.notFound;
  if (status === 503) return errorText.away;
  return status === 502 || status === 504 ? errorText.unanswered : errorText.unexpected;
}

function titleOf({ asked }: Visit, status: number): string {
  if (isGone(status)) return errorText.notFoundTitle;
  // A link of an editor that is over is nobody's failure.
  const over = status === 403 && asked.searchParams.has(PREVIEW_PARAMETER);
  if (over) return errorText.previewOver;
  return status === 503 ? errorText.failedAway : errorText.failed;
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

function isDebugged({ asked }: Visit): boolean {
  return asked.searchParams.has('debug');
}

/** `offPage=true`: the page is looked at without what the platform has to say about its address. */
function isOnlyLogged(
  { asked, requestId }: Visit,
  { endpoint, status }: { readonly endpoint: string; readonly status: number },
): boolean {
  if (asked.searchParams.get('offPage') !== 'true' || !isPageData(endpoint)) return false;
  const told = { path: loggedPath(asked.pathname), endpoint: loggedPath(endpoint) };
  getRuntime().log.warn('page data missing', { requestId, ...told, status });
  return true;
}
