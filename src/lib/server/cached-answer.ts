/** The fast path: a fresh page of the cache, sent without waking Astro. Everything else about it is the same. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';
import { pageKey } from './page-key.ts';
import { REQUEST_ID } from './request-scope.ts';
import type { Runtime } from './runtime.ts';
import { speculationHeaders } from './speculation.ts';
import { answerPage } from './stored-page.ts';

/** @returns False when there is no such page; nothing was sent then. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { config, maintenance, pageCache }: Runtime,
): boolean {
  const { headers, method = 'GET', url: target = '/' } = request;
  const key = pageKey({ method, target, userAgent: headers['user-agent'], cookie: headers.cookie });
  const page = key === undefined ? undefined : pageCache.peek(key);
  // A page of the open shop may be left in memory.
  if (!page || maintenance.seemsClosed()) return false;
  const {
    status,
    headers: own,
    body,
  } = answerPage(page, {
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  });
  for (const [name, value] of own) response.setHeader(name, value);
  const pageDirectives = page.headers.find(([name]) => name === 'content-security-policy')?.[1];
  const https = config.siteUrl.startsWith('https:');
  for (const [name, value] of securityHeaders({ https, pageDirectives })) response.setHeader(name, value);
  for (const [name, value] of speculationHeaders({
    method,
    path: target.split('?', 1)[0] ?? target,
    status,
    contentType: page.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1],
    cookie: headers.cookie,
    saveData: headers['save-data']?.toString(),
  })) {
    response.appendHeader(name, value);
  }
  response.setHeader(REQUEST_ID, headers[REQUEST_ID] ?? '');
  response.setHeader('X-Cache', 'HIT');
  if (body) response.setHeader('Content-Length', body.byteLength);
  response.writeHead(status).end(method === 'HEAD' ? null : body);
  return true;
}
