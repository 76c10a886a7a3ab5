/**
 * Cross-site request forgery: who may send an unsafe request. The rule does not depend on tokens in forms, so pages
 * stay cacheable.
 */
import {
  cartReminderLeavePath,
  newsletterLeavePath,
  paymentNoticesPath,
  programCallsPath,
} from '#lib/paths.ts';

export type OriginFacts = {
  readonly method: string;
  readonly path: string;
  readonly secFetchSite: string | null;
  readonly origin: string | null;
  /** Origin the request was sent to, as far as this server knows. */
  readonly requestOrigin: string;
  readonly siteUrl: string;
  readonly hasAppToken: boolean;
  /** Banks send their notices here, and programs call: not where the platform is elsewhere. */
  readonly takesNotices: boolean;
};

/** `undefined` lets the request pass; 401 asks a non-browser client for its `App-Token`. */
export function refuseOrigin(facts: OriginFacts): 401 | 403 | undefined {
  if (isSafeMethod(facts.method)) return undefined;
  // Mail programs post to these by themselves (RFC 8058): the key of the link, not a session, is what gives the right.
  if ([newsletterLeavePath, cartReminderLeavePath].includes(facts.path)) return undefined;
  // So do banks: the key of the address gives the right, and what they say is only a hint to ask.
  if (facts.takesNotices && facts.path.startsWith(`${paymentNoticesPath}/`)) return undefined;
  if (facts.secFetchSite !== null) {
    return ['same-origin', 'none'].includes(facts.secFetchSite) ? undefined : 403;
  }
  if (facts.origin !== null) {
    return [facts.requestOrigin, facts.siteUrl].includes(facts.origin) ? undefined : 403;
  }
  if (!isApiPath(facts.path)) return 403;
  // A program, which is no browser: its key is what gives the right.
  if (facts.takesNotices && facts.path.startsWith(`${programCallsPath}/`)) return undefined;
  return facts.hasAppToken ? undefined : 401;
}

export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
