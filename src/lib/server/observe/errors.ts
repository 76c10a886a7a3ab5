/** Errors that reach the outermost layer: bugs, and a platform that is away; logged with their request id, answered without detail. */
import { ApiError } from '#lib/api/error.ts';
import { serverText } from '#lib/text/server.ts';
import { isApiPath } from '../http/origin.ts';
import { refusesShop } from '../page/refused-shop.ts';
import type { Runtime } from '../runtime.ts';
import { loggedPath } from './logged-path.ts';

/** Until what could not be made is worth asking for again: whoever keeps the page elsewhere keeps it so long. */
export const AWAY_SECONDS = '30';

export function serverError(
  error: unknown,
  request: Request,
  requestId: string,
  { log, config }: Runtime,
): Response {
  const path = new URL(request.url).pathname;
  log.error('unexpected error', { requestId, path: loggedPath(path), error });
  if (isApiPath(path)) return Response.json({ error: serverText.failed }, { status: 500 });
  const away = error instanceof ApiError && (error.status === 503 || refusesShop(error, config));
  return new Response(serverText.failed, {
    status: away ? 503 : 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...(away && { 'Retry-After': AWAY_SECONDS }),
    },
  });
}
