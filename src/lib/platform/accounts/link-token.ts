/** Tokens of links that are good once: the link alone holds the token, the database a hash of it. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The same for a link that has it in its path, which may come back in lower case. */
export function newPathToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** SHA-256, hexadecimal. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
