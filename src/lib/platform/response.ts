/** How the platform says no: every failure is a JSON object `{ "error": <sentence> }` with a status that is not 2xx. */
import type { Context } from 'hono';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500;

/** Ends a request with `status` and `{ "error": message }`; the message is for the visitor, in Portuguese. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** Told about every failure that is a bug or an outage, never about an `HttpError`. */
export type ErrorReporter = (error: unknown, request: Request) => void;

/** The one place where a throw becomes an answer. */
export function errorResponse(error: unknown, context: Context, report: ErrorReporter): Response {
  if (error instanceof HttpError) return context.json({ error: error.message }, error.status);
  report(error, context.req.raw);
  return context.json({ error: 'Algo deu errado do nosso lado. Tente de novo em instantes.' }, 500);
}

export function notFound(message = 'Endereço não encontrado'): HttpError {
  return new HttpError(404, message);
}
