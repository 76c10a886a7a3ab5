/**
 * Paths that have one reading. The framework decodes a path until nothing changes, and so would render another page than
 * everybody before it decided about; a path that can be decoded twice, or not once, names nothing here.
 */

/** Any two digits after a percent sign: `%2541` is an A at the second reading. `100%25-algodao` stays as it is meant. */
const ENCODED = /%[\da-f]{2}/i;
const CONTROL = /\p{Cc}/u;

/** @param pathname As the request carries it, percent-encoded. */
export function isPlainPath(pathname: string): boolean {
  try {
    const read = decodeURIComponent(pathname);
    return !ENCODED.test(read) && !CONTROL.test(read);
  } catch {
    return false;
  }
}

/** What is rendered in the place of such a path: the page of what does not exist. What was sent is not looked at. */
export function missingPageRequest(request: Request): Request {
  return new Request(new URL('/404', request.url), { headers: request.headers });
}
