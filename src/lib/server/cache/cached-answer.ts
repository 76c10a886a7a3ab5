/** The fast path: sends a fresh page of the cache without Astro, with the same bytes and headers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_KIND } from '#lib/contract/panel-visits.ts';
import { securityHeaders, transportOf } from '../http/headers.ts';
import { isKeptByOthers, REQUEST_ID } from '../http/request-scope.ts';
import { countView } from '../observe/page-views.ts';
import { savesData, speculationHeaders } from '../page/speculation.ts';
import type { Runtime } from '../runtime.ts';
import { pageKey } from './page-key.ts';
import { cacheControl } from './page-life.ts';
import { answerPage, type PageAnswer, type StoredPage } from './stored-page.ts';

/** Names and values in turn, as `writeHead` takes them. */
type HeaderLines = readonly string[];

/** The header lines of an answer, for clients that save data and for all others: made once, as they are the same for everybody. */
const saving = new WeakMap<PageAnswer, HeaderLines>();
const plain = new WeakMap<PageAnswer, HeaderLines>();

const FROM_PAGE_CACHE = Symbol('answered by the page cache');
type Marked = ServerResponse & { [FROM_PAGE_CACHE]?: true };

/** @returns False when there is no such page; nothing is sent then. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  runtime: Pick<Runtime, 'config' | 'maintenance' | 'pageCache' | 'platform'>,
): boolean {
  const { headers, method = 'GET', url: target = '/' } = request;
  const key = pageKey({ method, target, userAgent: headers['user-agent'], cookie: headers.cookie });
  const kept = key === undefined ? undefined : runtime.pageCache.peek(key);
  // While the shop is closed, pages of the open shop may still be in memory.
  if (!kept || runtime.maintenance.seemsClosed()) return false;
  const { page, life } = kept;
  const answer = answerPage(page, {
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  });
  const made = savesData(headers['save-data']?.toString()) ? saving : plain;
  let lines = made.get(answer);
  if (lines === undefined) {
    lines = linesOf(request, page, answer, runtime);
    made.set(answer, lines);
  }
  (response as Marked)[FROM_PAGE_CACHE] = true;
  const rule = cacheControl(life, Date.now(), runtime.config.cdn);
  const id = isKeptByOthers(rule) ? [] : [REQUEST_ID, String(headers[REQUEST_ID])];
  response.writeHead(answer.status, [...lines, 'cache-control', rule, ...id]);
  response.end(method === 'HEAD' ? null : answer.body);
  const view = { method, status: answer.status, userAgent: headers['user-agent'], kind: page.kind };
  countView(view, runtime.platform);
  return true;
}

/** Whether the page cache answered; for metrics. */
export function isFromPageCache(response: ServerResponse): boolean {
  return (response as Marked)[FROM_PAGE_CACHE] === true;
}

/** Reads of the request only what is the same in every request for this answer. */
function linesOf(
  request: IncomingMessage,
  page: StoredPage,
  answer: PageAnswer,
  { config }: Pick<Runtime, 'config'>,
): HeaderLines {
  const headers = headersOf(answer);
  const pageDirectives = headers.get('Content-Security-Policy');
  for (const [name, value] of securityHeaders({ transport: transportOf(config), pageDirectives }))
    headers.set(name, value);
  const facts = {
    method: 'GET',
    path: request.url?.split('?', 1)[0] ?? '',
    status: answer.status,
    // A 304 has no content type of its own.
    contentType: headersOf(page).get('Content-Type'),
    cookie: undefined,
    saveData: request.headers['save-data']?.toString(),
  };
  for (const [name, value] of speculationHeaders(facts)) headers.append(name, value);
  headers.set('X-Cache', 'HIT');
  headers.delete(PAGE_KIND);
  if (answer.body) headers.set('Content-Length', String(answer.body.byteLength));
  return [...headers].flat();
}

function headersOf({ headers }: Pick<PageAnswer, 'headers'>): Headers {
  return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
}
