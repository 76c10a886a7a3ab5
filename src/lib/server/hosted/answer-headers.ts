/** Which headers of a hosted platform's answer go on to whoever asked. */
import { ownCookie } from './cookies.ts';
import type { OwnHosts } from './hosts.ts';

/** Whatever the platform says of keeping what is a visitor's alone. */
export const PRIVATE = 'private, no-store';

/** What describes the bytes on that connection, would bind our host, or tells somebody between how to keep a page of the account. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'cdn-cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'expires',
  'keep-alive',
  'pragma',
  'set-cookie',
  'strict-transport-security',
  'surrogate-control',
  'transfer-encoding',
]);
/** Of the answer to a call or of a picture: policies and the rest are ours to say. */
const RETURNED: ReadonlySet<string> = new Set([
  'cache-control',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'request-id',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
]);

type Place = { readonly hosts: OwnHosts; readonly siteUrl: string };

/** @param personal Nobody but who asked may keep the answer; one that sets a cookie is nobody else's either. */
export function callHeadersOf(answer: Response, method: string, personal: boolean, place: Place): Headers {
  // The length of what is not sent is that of what would be.
  const plain = method === 'HEAD' && !answer.headers.has('content-encoding');
  const named = [...answer.headers].filter(
    ([name]) => RETURNED.has(name) || (plain && name === 'content-length'),
  );
  const headers = ownHeaders(answer, named, place);
  if (personal || headers.has('Set-Cookie')) headers.set('Cache-Control', PRIVATE);
  return headers;
}

export function pageHeadersOf(answer: Response, place: Place): Headers {
  const named = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  const headers = ownHeaders(answer, named, place);
  headers.set('Cache-Control', PRIVATE);
  return headers;
}

/** The readable cookie is ours to say, also where the platform is another shop like this one. */
function ownHeaders(
  answer: Response,
  named: readonly [string, string][],
  { hosts, siteUrl }: Place,
): Headers {
  const headers = new Headers(named.map(([name, value]): [string, string] => [name, value]));
  const https = siteUrl.startsWith('https:');
  for (const line of answer.headers.getSetCookie()) {
    if (!line.startsWith('vitrine=')) headers.append('Set-Cookie', ownCookie(line, https));
  }
  const location = headers.get('Location');
  if (location) headers.set('Location', hosts.bringHome(location));
  return headers;
}
