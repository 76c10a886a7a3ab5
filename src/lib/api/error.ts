/** The platform answered with a status outside 2xx, or not at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Path of the call, without query: it names no visitor. */
  readonly endpoint: string;
  /** `error` of the answer, '' when it had none. */
  readonly serverText: string;

  constructor(status: number, endpoint: string, serverText: string, cause?: unknown) {
    // Messages are logged. What a platform says to a visitor may name one, and stays out of them.
    super(`${status} from ${endpoint}`, cause === undefined ? {} : { cause });
    this.status = status;
    this.endpoint = endpoint;
    this.serverText = serverText;
    // What the other side said is all there is to know; where it was noticed would fill the log.
    this.stack = `${this.name}: ${this.message}`;
  }
}
