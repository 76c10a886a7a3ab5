/**
 * The platform's fetch on behalf of one visitor: it carries the visitor's session, follows the platform when it hands
 * out another one, and keeps the cookies for the browser.
 */
import { CAPTCHA_HEADER } from '#lib/domain/kernel/captcha.ts';
import { CLIENT_ADDRESS } from '../http/client-address.ts';
import { PRIVATE_VISIT } from '../http/private-visit.ts';
import type { Platform } from '../runtime.ts';
import { deviceOf, hintOf, sessionFromSetCookie } from './visitor.ts';

export type SessionFetch = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** `Set-Cookie` lines in the order they came, the last of each name only. */
  readonly cookies: () => readonly string[];
};

/** Headers about the visitor, beside the session, that go to the platform. */
const FORWARDED = ['User-Agent', CLIENT_ADDRESS];

/**
 * @param visit The headers of the visitor's own request.
 * @param proof Asked at each call for what shows that a person sent the form it is made for.
 */
export function createSessionFetch(
  platform: Platform,
  session: string | undefined,
  visit: Headers = new Headers(),
  proof: () => string = () => '',
): SessionFetch {
  const cookies = new Map<string, string>();
  let current = session;
  /** A hosted platform's answers are compared with it. */
  let hint = hintOf(visit.get('Cookie'));
  const device = deviceOf(visit.get('Cookie'));
  return {
    async fetch(request) {
      const own = new Request(request);
      own.headers.set('Session', current ?? '');
      for (const name of FORWARDED) own.headers.set(name, visit.get(name) ?? '');
      const near = visit.get(PRIVATE_VISIT);
      if (near) own.headers.set(PRIVATE_VISIT, near);
      const token = proof();
      if (token !== '') own.headers.set(CAPTCHA_HEADER, token);
      const told = [hint, device].filter(Boolean).join('; ');
      if (told) own.headers.set('Cookie', told);
      const response = await platform.fetch(own);
      for (const line of response.headers.getSetCookie()) {
        cookies.set(line.split('=', 1)[0] ?? '', line);
        current = sessionFromSetCookie(line) ?? current;
        if (line.startsWith('vitrine=')) hint = hintOf(line.split(';', 1)[0]);
      }
      return response;
    },
    cookies: () => [...cookies.values()],
  };
}
