/** Errors that reach the outermost layer: bugs, logged with their request id, answered without detail. */
import { serverText } from '#lib/text/server.ts';
import { isApiPath } from '../http/origin.ts';
import type { Runtime } from '../runtime.ts';

export function serverError(error: unknown, request: Request, requestId: string, { log }: Runtime): Response {
  const path = new URL(request.url).pathname;
  log.error('unexpected error', { requestId, path, error });
  if (isApiPath(path)) return Response.json({ error: serverText.failed }, { status: 500 });
  return new Response(serverText.failed, {
    status: 500,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
