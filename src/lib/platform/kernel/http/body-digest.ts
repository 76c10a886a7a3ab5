/** What the key of a form stands for. */
import { createHash } from 'node:crypto';
import { HttpError } from './response.ts';

export function bodyDigest(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/**
 * Lets a form through that was sent before as it is.
 * @param before Digest of the body that its key came with first; '' when that was not kept.
 * @throws HttpError 409 with `text` for another body.
 */
export function refuseOtherBody(before: string, digest: string, text: string): void {
  if (before !== '' && before !== digest) throw new HttpError(409, text);
}
