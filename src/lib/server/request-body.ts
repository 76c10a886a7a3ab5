/** Reads a request's body into memory, up to the limit of everything that is not an upload of the editor. */
import type { IncomingMessage } from 'node:http';

/** 256 KiB. */
export const BODY_LIMIT = 256 * 1024;

/** What a client may still send after the answer that refuses its body, so that it gets to read that answer. */
const REST_LIMIT = 4 * 1024 * 1024;

/** @returns `undefined` when the body is larger than `limit` bytes, however it was announced. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let received = 0;
  // Not `for await`: leaving that loop early would destroy the socket before the answer is sent.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      if (received <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the client left before its body was complete')));
  });
}

/** Throws away the rest of a refused body, and the connection of a client that does not stop. */
export function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.byteLength;
    if (discarded > REST_LIMIT) request.destroy();
  });
}
