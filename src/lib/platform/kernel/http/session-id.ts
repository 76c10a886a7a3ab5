/** Session ids: a random part and its signature, `id.signature`. Only the random part is stored. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 144 bits, 24 characters of base64url. */
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;

export function newSessionId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** What the visitor gets. */
export function signSessionId(id: string, secret: string): string {
  return `${id}.${signature(id, secret).toString('base64url')}`;
}

/** The id inside a value that we signed; undefined for anything else. */
export function readSessionId(value: string, secret: string): string | undefined {
  const [id = '', given = '', ...rest] = value.split('.');
  if (!ID.test(id) || rest.length > 0) return undefined;
  const expected = signature(id, secret);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined;
}

function signature(id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(id).digest();
}
