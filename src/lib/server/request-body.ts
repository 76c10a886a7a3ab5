/** Reads a request's body into memory, up to the limit of everything that is not an upload of the editor. */
import type { IncomingMessage } from 'node:http';

/** 256 KiB. */
export const BODY_LIMIT = 256 * 1024;
/** A larger body is read to its end, up to here, and thrown away: a client that is still sending reads no answer. */
const PATIENCE = 4 * 1024 * 1024;

/**
 * @returns `undefined` when the body is larger than `limit` bytes, however it was announced.
 * @throws Error when the client leaves before the end.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > PATIENCE) return undefined;
  const chunks: Buffer[] = [];
  let received = 0;
  // Not `for await`: leaving that loop early would destroy the socket before the answer is sent.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      if (received <= limit) chunks.push(chunk);
      if (received > PATIENCE) resolve(undefined);
    });
    request.on('end', () => resolve(received > limit ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the client left before its body was complete')));
  });
}
