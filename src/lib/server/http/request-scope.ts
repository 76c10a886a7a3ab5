/** What surrounds every dynamic answer: request id, security headers, compression, one log line. */
import { randomUUID } from 'node:crypto';
import { KEPT_BYTES } from '#lib/contract/kept-bytes.ts';
import { isSecretPath } from '#lib/paths.ts';
import { createByteShelf } from '#lib/platform/kernel/memory/byte-cache.ts';
import { loggedPath } from '../observe/logged-path.ts';
import { timedCompression } from '../observe/server-timing.ts';
import { changesVisitor, FORGET_AHEAD, speculationHeaders } from '../page/speculation.ts';
import type { Runtime } from '../runtime.ts';
import { inPart } from './byte-range.ts';
import { chooseEncoding, type Encoding, encode, isCompressible } from './encoding.ts';
import { applySecurityHeaders, declareCharset, REFERRER, transportOf } from './headers.ts';

export const REQUEST_ID = 'x-request-id';

/** The proxy's id when it is believed, so that its log and ours can be joined. */
export function requestIdOf(
  header: string | readonly string[] | null | undefined,
  trustProxy: boolean,
): string {
  const believed = trustProxy && typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header);
  return believed ? header : randomUUID();
}

/** Whether caches may give an answer to others than who asked for it: the id of his request is none of theirs. */
export function isKeptByOthers(rule: string | null): boolean {
  return rule !== null && rule.startsWith('public') && /\b(?:s-maxage|max-age)=[1-9]/.test(rule);
}

export function protocolOf(url: URL, headers: Headers, trustProxy: boolean): 'http' | 'https' {
  const given = trustProxy ? headers.get('X-Forwarded-Proto')?.split(',', 1)[0]?.trim() : undefined;
  return (given ?? url.protocol.slice(0, -1)) === 'https' ? 'https' : 'http';
}

export async function finishResponse(
  request: Request,
  requestId: string,
  response: Response,
  { config, dev }: Runtime,
): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  const encoded = dev ? response : await compressed(request, response);
  const answer = path.startsWith('/upload/') ? await inPart(request, encoded) : encoded;
  const { headers } = answer;
  // Not even the shop's next page gets it as referrer: that page may be measured.
  if (isSecretPath(path)) headers.set(REFERRER, 'strict-origin');
  if (!dev) applySecurityHeaders(headers, transportOf(config));
  declareCharset(headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  if (!isKeptByOthers(headers.get('Cache-Control'))) headers.set(REQUEST_ID, requestId);
  const { method } = request;
  // By the name that the platform's clients read; a hosted one says its own.
  if (path.startsWith('/api/') && !headers.has('Request-Id')) headers.set('Request-Id', requestId);
  const { status } = answer;
  const facts = {
    method,
    path,
    status,
    contentType: headers.get('Content-Type'),
    cookie: request.headers.get('Cookie'),
    saveData: request.headers.get('Save-Data'),
  };
  for (const [name, value] of speculationHeaders(facts)) headers.append(name, value);
  if (changesVisitor(method, path, status)) headers.set(...FORGET_AHEAD);
  return answer;
}

export function logRequest(
  request: Request,
  requestId: string,
  status: number,
  milliseconds: number,
  { log }: Runtime,
): void {
  const { pathname } = new URL(request.url);
  const fields = {
    requestId,
    method: request.method,
    path: loggedPath(pathname),
    status,
    ms: Math.round(milliseconds),
  };
  if (status >= 500) log.error('request failed', fields);
  else if (milliseconds > 1000) log.warn('slow request', fields);
  else log.debug('request', fields);
}

/** Bytes that the platform keeps are kept packed too. */
const packed = createByteShelf<Uint8Array>(8 * 1024 * 1024);

async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const kept = headers.get(KEPT_BYTES);
  headers.delete(KEPT_BYTES);
  const type = headers.get('Content-Type');
  // The length is not known yet; the kind decides whether to read the body at all.
  // An answer of the page cache has its encoding and validator already.
  const negotiated = headers.has('Content-Encoding') || headers.has('ETag');
  const candidate = response.body !== null && request.method !== 'HEAD' && !negotiated;
  if (!candidate || !isCompressible(type, Number.POSITIVE_INFINITY)) return response;
  const accepted = chooseEncoding(request.headers.get('Accept-Encoding'));
  const read = async () => new Uint8Array(await response.arrayBuffer());
  const pack = (body: Uint8Array, encoding: Encoding) =>
    timedCompression(request, () => encode(body, encoding, 'fast'));
  const once = kept !== null && isCompressible(type, Number(headers.get('Content-Length')));
  if (once && accepted === 'identity') {
    // The kept bytes themselves, which reading them here would copy.
    headers.append('Vary', 'Accept-Encoding');
    return response;
  }
  const body = once ? undefined : await read();
  const encoding = body && !isCompressible(type, body.byteLength) ? 'identity' : accepted;
  const encoded = body
    ? await pack(body, encoding)
    : await packed.recall(`${encoding} ${kept}`, async () => pack(await read(), encoding));
  if (!response.bodyUsed) await response.body?.cancel();
  const answer = new Response(encoded as BodyInit, { status, headers });
  if (encoding !== 'identity') answer.headers.set('Content-Encoding', encoding);
  answer.headers.set('Content-Length', String(encoded.byteLength));
  answer.headers.append('Vary', 'Accept-Encoding');
  return answer;
}
