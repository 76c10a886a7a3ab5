/** How the platform says no: every failure is a JSON object `{ "error": <sentence> }` with a status that is not 2xx. */
import type { Context } from 'hono';
import { isAway, isReadOnly } from '../database/outage.ts';
import { message } from './messages.ts';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500;

/**
 * Ends a request with `status` and `{ "error": text }`; the text is for the visitor, in Portuguese. `retryAfter` is in
 * seconds.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly retryAfter: number | undefined;

  constructor(status: ErrorStatus, text: string, retryAfter?: number) {
    super(text);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Seconds after which a database that is away, or takes no writes just now, is worth asking again. */
const RETRY_AFTER = '5';

/** Told about every failure that is a bug or an outage, never about an `HttpError`. */
export type ErrorReporter = (error: unknown, request: Request) => void;

/** The one place where a throw becomes an answer. */
export function errorResponse(error: unknown, context: Context, report: ErrorReporter): Response {
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
    return context.json({ error: error.message }, error.status);
  }
  report(error, context.req.raw);
  const outage = isReadOnly(error) ? message.readOnly : isAway(error) && message.away;
  if (outage) {
    context.header('Retry-After', RETRY_AFTER);
    return context.json({ error: outage }, 503);
  }
  return context.json({ error: message.failure }, 500);
}

export function notFound(text: string = message.unknownEndpoint): HttpError {
  return new HttpError(404, text);
}
