/** Strong validators: one per representation, so one per encoding and effort. */
import { createHash } from 'node:crypto';
import type { Effort, Encoding } from './encoding.ts';

export function bodyDigest(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

export function etagOf(digest: string, encoding: Encoding, effort: Effort = 'best'): string {
  if (encoding === 'identity') return `"${digest}"`;
  return effort === 'best' ? `"${digest}-${encoding}"` : `"${digest}-${encoding}-fast"`;
}

/** Weak comparison, as RFC 9110 section 13.1.2 asks of `If-None-Match`. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === etag || part === '*');
}
