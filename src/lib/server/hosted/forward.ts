/** One request to a hosted platform: the headers it gets, and how long it has to answer. */
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { CLIENT_ADDRESS } from '../http/client-address.ts';
import { PRIVATE_VISIT } from '../http/private-visit.ts';
import { ARRIVED } from '../observe/server-timing.ts';
import { sessionOf } from '../page/visitor.ts';

/** Milliseconds to the head of an answer, and to its end where it is read whole; less than the 5 s a caller waits, who is told why. */
const TIME_LIMIT = 4900;
/** Milliseconds to the end of a page passed on, which is read whole. */
const PAGE_LIMIT = 10_000;
/** Milliseconds without a byte until a picture or page, which may be long and read by a slow visitor, is given up. */
const STALL_LIMIT = 60_000;

/** What a call of the API or a picture may bring along. Which page it came from is nobody's business but ours. */
const CALL_HEADERS = [
  'accept',
  'accept-language',
  'app-token',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'user-agent',
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
  ARRIVED,
  CLIENT_ADDRESS,
  PRIVATE_VISIT,
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
  return withVisitor(headers, request);
}

/** Headers of a page passed on: as the browser sent them, but from the platform's own origin. */
export function passedHeaders(request: Request, platformUrl: string, siteUrl: string): Headers {
  const ofConnection = (request.headers.get('Connection') ?? '').toLowerCase().split(/[\s,]+/);
  const headers = new Headers(
    [...request.headers].filter(([name]) => !NOT_PASSED.has(name) && !ofConnection.includes(name)),
  );
  for (const name of ['origin', 'referer']) {
    const value = headers.get(name);
    if (value?.startsWith(siteUrl)) headers.set(name, platformUrl + value.slice(siteUrl.length));
    else headers.delete(name);
  }
  return withVisitor(headers, request);
}

/** A platform that limits attempts by address must not count all visitors of this shop as one. An IPv6 network is passed on as such. */
function withVisitor(headers: Headers, request: Request): Headers {
  const address = request.headers.get(CLIENT_ADDRESS)?.replace(/\/\d+$/, '');
  if (address) headers.set('X-Forwarded-For', address);
  return headers;
}

/**
 * Not with `fetch`, which adds `Sec-Fetch-Mode` to every request.
 * @param whole The answer is read to its end here, as JSON always is: all of it must come in time.
 * @throws PlatformUnreachableError; reading the body of the answer may fail too (`brokenOff`).
 */
export async function forward(
  request: Request,
  target: string,
  headers: Headers,
  whole = false,
): Promise<Response> {
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? Buffer.from(await request.arrayBuffer()) : undefined;
  const sent = new Headers(headers);
  sent.set('Accept-Encoding', 'gzip');
  if (body) sent.set('Content-Length', String(body.byteLength));
  const limit = new AbortController();
  let timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  const release = (): void => clearTimeout(timer);
  try {
    const options = { method, headers: Object.fromEntries(sent), signal: limit.signal };
    const answer = await ask(target, options, body);
    const type = answer.headers['content-type'] ?? '';
    const isPage = !whole && type.includes('text/html');
    if (isPage) {
      release();
      timer = setTimeout(() => limit.abort(), PAGE_LIMIT);
    }
    if (whole || isPage || type.includes('json')) {
      // Ended by the request alone, the body would only say that the connection was lost.
      limit.signal.addEventListener('abort', () => answer.destroy(limit.signal.reason));
      answer.once('close', release);
    } else release();
    return responseOf(answer, method);
  } catch (error) {
    release();
    throw brokenOff(error);
  }
}

/** What to throw when an answer, or its body, did not come. */
export function brokenOff(error: unknown): PlatformUnreachableError {
  const late = error instanceof Error && error.name === 'AbortError';
  return new PlatformUnreachableError(late ? 504 : 502, error);
}

function ask(target: string, options: RequestOptions, body: Buffer | undefined): Promise<IncomingMessage> {
  const request = target.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(target, { ...options, timeout: STALL_LIMIT }, resolve);
    sent.on('error', reject).on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = answer.statusCode ?? 502;
  if (method === 'HEAD' || status === 204 || status === 304) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const unpack = unpackerOf(answer.headers['content-encoding']);
  // The reader of the body gets the failure; here it only must not end the process.
  const body = unpack ? pipeline(answer, unpack, () => undefined) : answer.on('error', () => undefined);
  return new Response(streamOf(body), { status, headers });
}

/** The caller logs the error that it breaks off with: the place in our code says nothing. */
function streamOf(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (error instanceof Error) {
            Object.defineProperty(error, 'stack', { value: `${error.name}: ${error.message}` });
          }
          controller.error(error);
        }
      },
      cancel() {
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Only gzip is asked for; platforms and what stands before them send others all the same. */
function unpackerOf(encoding = ''): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Error('an encoding that nobody asked for');
  }
}
