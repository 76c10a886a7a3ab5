/** Reads a request's body into memory, up to a limit, within a time. */
import type { IncomingMessage } from 'node:http';

export type BodyLimits = {
  /** Bytes. */
  readonly limit: number;
  /** A larger body is read to its end, up to here, and thrown away: a client that is still sending reads no answer. */
  readonly patience: number;
  /** Milliseconds. */
  readonly within: number;
};

/** Of everything that is not an upload of the editor (uploads.ts). */
export const BODY: BodyLimits = { limit: 256 * 1024, patience: 4 * 1024 * 1024, within: 30_000 };

/**
 * @returns The status of the refusal when the body is larger than `limit`, however it was announced (413), or did not
 *   come in time (408).
 * @throws Error when the client leaves before the end.
 */
export async function readBody(
  request: IncomingMessage,
  { limit, patience, within }: BodyLimits,
): Promise<Buffer | 408 | 413> {
  // Without a body it has ended before anybody listens.
  if (request.readableEnded) return Buffer.alloc(0);
  if (Number(request.headers['content-length'] ?? 0) > patience) return 413;
  const chunks: Buffer[] = [];
  let received = 0;
  let timer: NodeJS.Timeout | undefined;
  // Not `for await`: leaving that loop early would destroy the socket before the answer is sent.
  return new Promise<Buffer | 408 | 413>((resolve, reject) => {
    timer = setTimeout(() => resolve(408), within);
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      if (received <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (received > patience) resolve(413);
    });
    request.on('end', () => resolve(received > limit ? 413 : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the client left before its body was complete')));
  }).finally(() => clearTimeout(timer));
}
