/**
 * Tells the platform what was searched for and which page was opened from the results, of every answer: also of those that the
 * page cache gives. The page itself knows nothing of it and stays the same for everybody.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRobot } from '#lib/domain/kernel/robot.ts';
import { searchPath } from '#lib/paths.ts';
import type { Runtime } from '../runtime.ts';

/** Products stand right below the shop; the platform knows which of these are some. */
const PRODUCT = /^\/[^/]+$/;
/** What else may stand in the address of a search that somebody typed. */
const OF_CAMPAIGNS = /^(?:utm_|gclid|fbclid)/;

export function noteSearches(request: IncomingMessage, response: ServerResponse, runtime: Runtime): void {
  const { noteSearch } = runtime.platform;
  // Nearly every request ends here: to read its addresses would cost a cached page three per cent.
  if (!noteSearch || !mayTell(request) || isRobot(request.headers['user-agent'])) return;
  const url = urlOf(request.url, runtime);
  if (!url) return;
  if (url.pathname === searchPath) {
    const busca = searched(url);
    if (busca) response.once('finish', () => response.statusCode === 200 && noteSearch(busca));
    return;
  }
  if (!PRODUCT.test(url.pathname) || (request.headers['sec-fetch-dest'] ?? 'document') !== 'document') return;
  const referer = urlOf(request.headers.referer, runtime);
  const busca = referer?.pathname === searchPath && isOwn(referer, request, runtime) && searchOf(referer);
  if (!busca) return;
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) noteSearch(busca, url.pathname);
  });
}

/** Whether it is a search or comes from one, as far as the text of its addresses says. */
function mayTell({ method, url, headers }: IncomingMessage): boolean {
  return method === 'GET' && Boolean(url?.includes(searchPath) || headers.referer?.includes(searchPath));
}

/** The search of a first page without filters: who turns pages searches once. */
function searched(url: URL): string | undefined {
  const others = [...url.searchParams.keys()].filter((name) => name !== 'busca' && !OF_CAMPAIGNS.test(name));
  return others.length === 0 ? searchOf(url) : undefined;
}

function searchOf({ searchParams }: URL): string | undefined {
  return searchParams.get('busca')?.trim() || undefined;
}

function isOwn(referer: URL, request: IncomingMessage, { config }: Runtime): boolean {
  return referer.host === request.headers.host || referer.origin === new URL(config.siteUrl).origin;
}

function urlOf(text: string | undefined, { config }: Runtime): URL | undefined {
  return text === undefined ? undefined : (URL.parse(text, config.siteUrl) ?? undefined);
}
