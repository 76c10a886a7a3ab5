/** How the panel tells that somebody else has saved meanwhile: what a form was filled with has a name made of it. */
import { createHash } from 'node:crypto';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';

/** The same for the same content. */
export function revisionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

/** @throws HttpError 409 when what is saved is not what the form was filled with. */
export function demandRevision(saved: object, revisao: string): void {
  if (revisionOf(saved) !== revisao) throw new HttpError(409, message.changedMeanwhile);
}
