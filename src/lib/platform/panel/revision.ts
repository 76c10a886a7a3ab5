/** How the panel tells that somebody else has saved meanwhile: what a form was filled with has a name made of it. */
import { createHash } from 'node:crypto';

/** The same for the same content. */
export function revisionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
