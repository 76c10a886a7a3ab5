/**
 * The HTTP server in front of Astro's handler: time limits, malformed requests, body limit, static files,
 * fresh pages of the cache.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SENT_REQUEST_ID } from '#lib/contract/request-id.ts';
import { cspReportsPath, paymentNoticesPath } from '#lib/paths.ts';
import { serverText } from '#lib/text/server.ts';
import { sendCachedPage } from '../cache/cached-answer.ts';
import { type Admission, createUploadGate, refusedForm, type UploadGate } from '../forms/uploads.ts';
import { type CspReports, createCspReports } from '../observe/csp-reports.ts';
import { loggedPath } from '../observe/logged-path.ts';
import { knowsToken, METRICS_PATH } from '../observe/metrics.ts';
import { type Observers, observe } from '../observe/observe.ts';
import { noteSearches } from '../observe/search-visits.ts';
import { ARRIVED } from '../observe/server-timing.ts';
import { refusesAhead } from '../page/speculation.ts';
import type { Runtime } from '../runtime.ts';
import { CLIENT_ADDRESS, clientAddress, factsOf, isOfProxy } from './client-address.ts';
import { boundConnections } from './connections.ts';
import { securityHeaders, transportOf } from './headers.ts';
import { methodsOf } from './methods.ts';
import { isSafeMethod } from './origin.ts';
import { PRIVATE_VISIT, privateVisit } from './private-visit.ts';
import { readBody } from './request-body.ts';
import { REQUEST_ID, requestIdOf } from './request-scope.ts';
import { answerStatic, type StaticFile } from './static-files.ts';
import { type TrustsProxy, trustsProxy } from './trusted-proxies.ts';

/** Astro's handler as the Node adapter builds it in middleware mode. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>;

type ServerParts = {
  readonly handler: PageHandler;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly runtime: Runtime;
  readonly observers: Observers;
};

const LIMITS = {
  headersTimeout: 10_000,
  // Else it may be half a minute until somebody looks.
  connectionsCheckingInterval: 1000,
  // Longer than any body may take (request-body.ts), so that who is too slow gets an answer.
  requestTimeout: 150_000,
  // Longer than the idle time of common proxies (60 s), which otherwise reuse a connection as it closes.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // The stream of a request without a body has ended when it comes: to end it later is a tenth of what a cached page costs.
  optimizeEmptyRequests: true,
};
/** Seconds after which one of those who send files may be done. */
const BUSY = 10;
const MAX_CONNECTIONS = 4_000;

export function createShopServer(parts: ServerParts): Server {
  const trusts = trustsProxy(parts.runtime.config.trustProxy);
  const admit = createUploadGate(parts.runtime);
  const { log } = parts.runtime;
  const takeReports = createCspReports({ log, count: parts.observers.metrics.countCspReport, trusts });
  const answering = { ...parts, admit, takeReports, trusts };
  const server = createServer(LIMITS, (request, response) => {
    const ofProxy = isOfProxy(request, trusts);
    if (!ofProxy) delete request.headers['x-forwarded-proto'];
    // A notice of a payment provider is signed with the one that it was sent with.
    if (request.url?.startsWith(paymentNoticesPath))
      request.headers[SENT_REQUEST_ID] = request.headers[REQUEST_ID] ?? '';
    request.headers[REQUEST_ID] = requestIdOf(request.headers[REQUEST_ID], ofProxy);
    observe(request, response, parts.observers, trusts);
    noteSearches(request, response, parts.runtime);
    answer(request, response, answering).catch((error: unknown) =>
      fail(request, response, error, parts.runtime),
    );
  });
  const { connectionsPerAddress: perAddress } = parts.runtime.config;
  boundConnections(server, { most: MAX_CONNECTIONS, perAddress, trusts, log });
  server.on('clientError', refuseClient(parts.runtime));
  return server;
}

type Answering = ServerParts & {
  readonly admit: UploadGate;
  readonly takeReports: CspReports;
  readonly trusts: TrustsProxy;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { handler, files, runtime, observers, admit, takeReports, trusts }: Answering,
): Promise<void> {
  const arrived = performance.now();
  const target = targetOf(request);
  if (target === undefined) return refuse(response, 400, serverText.badRequest, runtime);
  request.url = target;
  const path = target.split('?', 1)[0] ?? target;
  const method = request.method ?? 'GET';
  const methods = methodsOf(path, runtime.config.platformUrl !== undefined);
  if (!methods.includes(method)) {
    response.setHeader('Allow', methods.join(', '));
    return refuse(response, 405, serverText.badMethod, runtime);
  }
  if (refusesAhead(request.headers['sec-purpose']?.toString(), method, target)) {
    return refuse(response, 503, serverText.notAhead, runtime);
  }
  if (path === cspReportsPath) return sendReported(response, await takeReports(request), runtime);
  if (path === METRICS_PATH && knowsToken(request.headers.authorization, runtime.config.metricsToken)) {
    return sendMetrics(response, observers, runtime);
  }
  const file = files.get(path);
  if (file) return sendFile(request, response, file, runtime);
  if (sendCachedPage(request, response, runtime)) return;
  if (!isSafeMethod(method)) {
    const admission = await admit(request, path);
    response.once('close', admission.leave);
    const body = await readBody(request, admission.limits);
    if (typeof body === 'number') {
      return refuseBody(request, response, { path, status: body, admission, runtime });
    }
    // The adapter takes a body that was read already; its length is known now, however it was sent.
    Object.assign(request, { body });
    request.headers['content-length'] = String(body.byteLength);
    delete request.headers['transfer-encoding'];
  }
  request.headers[ARRIVED] = String(arrived);
  request.headers[CLIENT_ADDRESS] = clientAddress({ ...factsOf(request), trusts });
  request.headers[PRIVATE_VISIT] = privateVisit(request);
  await handler(request, response, () => refuse(response, 404, serverText.unknownAddress, runtime), {});
}

/** A name, an IPv4 address or an IPv6 one in brackets, and a port: nothing that would read as another part of a URL. */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Steps and backslashes, which the URL of the request will not have any more. */
const CROOKED = /\\|\/\.|%2e/i;

/**
 * Path and query of the request, also where a proxy asks with the whole URL (RFC 9112, section 3.2.2). `undefined` when
 * the host is none, or there is no path. What is decided here is decided about the path that is rendered.
 */
function targetOf({ url = '', headers }: IncomingMessage): string | undefined {
  const absolute = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : undefined;
  const target = absolute ? absolute.pathname + absolute.search : url;
  const host = headers.host || 'localhost';
  if (!target.startsWith('/') || !HOST.test(host) || !URL.canParse(`http://${host}${target}`))
    return undefined;
  if (!CROOKED.test(target.split('?', 1)[0] ?? target)) return target;
  const { pathname, search } = new URL(`http://${host}${target}`);
  return pathname + search;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  runtime: Runtime,
): void {
  const { status, headers, body } = answerStatic(file, {
    acceptEncoding: request.headers['accept-encoding']?.toString(),
    ifNoneMatch: request.headers['if-none-match'],
    part: {
      method: request.method ?? 'GET',
      range: request.headers.range,
      ifRange: request.headers['if-range']?.toString(),
    },
  });
  setSecurityHeaders(response, runtime);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? null : body);
}

async function sendMetrics(
  response: ServerResponse,
  { metrics }: Observers,
  runtime: Runtime,
): Promise<void> {
  const { type, text } = await metrics.read();
  setSecurityHeaders(response, runtime);
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

function sendReported(
  response: ServerResponse,
  { status, retryAfter }: Awaited<ReturnType<CspReports>>,
  runtime: Runtime,
): void {
  setSecurityHeaders(response, runtime);
  // Nobody reads the answer; what was not read of the body is not waited for.
  if (status !== 204) response.setHeader('Connection', 'close');
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  response
    .writeHead(status, { 'Cache-Control': 'no-store', ...(status !== 204 && { 'Content-Length': 0 }) })
    .end();
}

function refuse(response: ServerResponse, status: number, message: string, runtime: Runtime): void {
  setSecurityHeaders(response, runtime);
  const body = JSON.stringify({ error: message });
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

type RefusedBody = {
  readonly path: string;
  readonly status: 408 | 413;
  readonly admission: Admission;
  readonly runtime: Runtime;
};

function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { path, status, admission: { refusal }, runtime }: RefusedBody,
): void {
  // Should more of it come, it is not read.
  if (!request.complete) response.setHeader('Connection', 'close');
  const form = refusedForm(path, refusal);
  if (refusal === 'uploadsBusy') response.setHeader('Retry-After', BUSY);
  if (status === 408) refuse(response, 408, serverText.tooSlow, runtime);
  else if (form !== undefined) sendBack(response, form, runtime);
  else refuse(response, refusal === 'uploadsBusy' ? 503 : 413, serverText[refusal], runtime);
}

function sendBack(response: ServerResponse, location: string, runtime: Runtime): void {
  setSecurityHeaders(response, runtime);
  response
    .writeHead(303, { Location: location, 'Content-Length': 0, 'Cache-Control': 'private, no-store' })
    .end();
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown, runtime: Runtime): void {
  // The client left.
  if (response.destroyed) return;
  runtime.log.error('request failed', { path: loggedPath(request.url?.split('?', 1)[0] ?? ''), error });
  if (response.headersSent) response.destroy();
  else refuse(response, 500, serverText.failed, runtime);
}

function setSecurityHeaders(response: ServerResponse, { config }: Runtime): void {
  for (const [name, value] of securityHeaders({ transport: transportOf(config) })) {
    response.setHeader(name, value);
  }
}

/** What the parser could not read at all has no response object. */
function refuseClient({ config }: Runtime): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const headers = [
    ['Connection', 'close'],
    ['Content-Length', '0'],
    ...securityHeaders({ transport: transportOf(config) }),
  ];
  const lines = headers.map((header) => `${header.join(': ')}\r\n`).join('');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`);
  };
}
