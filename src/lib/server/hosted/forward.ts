/** One request to a hosted platform: what it is told of ours, and how long it has to answer. */
import { sessionOf } from '../visitor.ts';

/** Milliseconds. */
const TIME_LIMIT = 5000;

/** What a call of the API or a picture may bring along. Where it came from is nobody's business but ours. */
const CALL_HEADERS = [
  'accept',
  'accept-language',
  'app-token',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'user-agent',
  'x-client-address',
];
/** A page passed on is the platform's own: it gets what a browser sends, apart from what belongs to this connection. */
const NOT_PASSED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/** The platform did not answer (502), or not in time (504). */
export class PlatformUnreachableError extends Error {
  override readonly name = 'PlatformUnreachableError';
  readonly status: 502 | 504;

  constructor(status: 502 | 504, cause: unknown) {
    super(`the hosted platform ${status === 504 ? 'did not answer in time' : 'could not be reached'}`, {
      cause,
    });
    this.status = status;
  }
}

/** Headers of an API call. The session goes as cookie and as header, since platforms read the one or the other. */
export function callHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of CALL_HEADERS) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const session = request.headers.get('Session') || sessionOf(request.headers.get('Cookie'));
  if (session) {
    headers.set('Session', session);
    headers.set('Cookie', `PHPSESSID=${session}`);
  }
  return headers;
}

/** Headers of a page passed on: as the browser sent them, but from the platform's own origin. */
export function passedHeaders(request: Request, platformUrl: string, siteUrl: string): Headers {
  const headers = new Headers([...request.headers].filter(([name]) => !NOT_PASSED.has(name)));
  for (const name of ['origin', 'referer']) {
    const value = headers.get(name);
    if (value?.startsWith(siteUrl)) headers.set(name, platformUrl + value.slice(siteUrl.length));
    else headers.delete(name);
  }
  return headers;
}

/** @throws PlatformUnreachableError */
export async function forward(request: Request, target: string, headers: Headers): Promise<Response> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    return await fetch(target, {
      method: request.method,
      headers,
      body: hasBody ? await request.arrayBuffer() : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new PlatformUnreachableError(late ? 504 : 502, error);
  }
}
