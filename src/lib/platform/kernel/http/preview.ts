/**
 * Links that show one version of a page, a piece, a banner or the look of the shop in its place before visitors see it: who has the link sees it,
 * logged in or not, for a week. The link names the version and its own end, signed; nothing is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';

/** Milliseconds a link is good for. */
const PREVIEW_TERM = 7 * 24 * 3_600_000;

/** The parameter of a call that shows a version in its place. */
export const preview: z.ZodType<string> = text(100).describe(
  'Signed link of an editor: the version it names is answered whatever its time. 403 when it is over.',
);

const TOKEN = /^([0-9a-z]{1,7})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const MAX_ID = 2_147_483_647;

export function previewToken(version: number, { now, sessionSecret }: Keys): string {
  const until = Math.floor((now().getTime() + PREVIEW_TERM) / 1000);
  const named = `${version.toString(36)}.${until.toString(36)}`;
  return `${named}.${sign(named, sessionSecret).toString('base64url')}`;
}

/**
 * The version that `token` shows; 0 for ''.
 * @throws HttpError 403 for a link that this shop did not make, or whose time is over.
 */
export function readPreview(token: string, { now, sessionSecret }: Keys): number {
  if (token === '') return 0;
  const [, version = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = sign(`${version}.${until}`, sessionSecret);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const id = Number.parseInt(version, 36);
  if (!isOurs || id > MAX_ID || Number.parseInt(until, 36) * 1000 <= now().getTime()) {
    throw new HttpError(403, message.previewOver);
  }
  return id;
}

type Keys = Pick<Deps, 'now' | 'sessionSecret'>;

/** The same secret signs sessions: the words before keep one signature from standing for another. */
function sign(named: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview\n${named}`).digest();
}
