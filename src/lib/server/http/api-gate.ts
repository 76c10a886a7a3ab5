/** What a request must be to reach the platform or a form endpoint. */
import { serverText } from '#lib/text/server.ts';
import { takesFiles } from '../forms/uploads.ts';
import type { Runtime } from '../runtime.ts';
import { isApiPath, isSafeMethod, refuseOrigin } from './origin.ts';
import { isPlainPath } from './plain-path.ts';
import { protocolOf } from './request-scope.ts';
import { hasProxy } from './trusted-proxies.ts';

/** The answer that refuses the request, or `undefined` to let it pass. */
export function refuseRequest(request: Request, { config }: Runtime): Response | undefined {
  const { method, headers } = request;
  const url = new URL(request.url);
  if (isOfPlatform(url.pathname) && !isPlainPath(url.pathname)) {
    return Response.json({ error: serverText.unknownAddress }, { status: 404 });
  }
  const refused = refuseOrigin({
    method,
    path: url.pathname,
    secFetchSite: headers.get('Sec-Fetch-Site'),
    origin: headers.get('Origin'),
    requestOrigin: `${protocolOf(url, headers, hasProxy(config.trustProxy))}://${url.host}`,
    siteUrl: config.siteUrl,
    hasAppToken: Boolean(headers.get('App-Token')),
    takesNotices: config.platformUrl === undefined,
  });
  if (refused !== undefined) {
    return refusal(
      url.pathname,
      refused,
      refused === 401 ? serverText.missingToken : serverText.foreignOrigin,
    );
  }
  const takesType =
    !isApiPath(url.pathname) ||
    isSafeMethod(method) ||
    isJsonOrEmpty(headers) ||
    (takesFiles(url.pathname) && typeOf(headers) === 'application/octet-stream');
  return takesType ? undefined : refusal(url.pathname, 415, serverText.jsonOnly);
}

/** Below the API an unknown address gets a plain 404, no page. */
function isOfPlatform(path: string): boolean {
  return isApiPath(path) || path.startsWith('/upload/');
}

function isJsonOrEmpty(headers: Headers): boolean {
  if (typeOf(headers) === 'application/json') return true;
  return !headers.has('Transfer-Encoding') && Number(headers.get('Content-Length') ?? 0) === 0;
}

function typeOf(headers: Headers): string | undefined {
  return headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
}

function refusal(path: string, status: number, message: string): Response {
  if (isApiPath(path)) return Response.json({ error: message }, { status });
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
