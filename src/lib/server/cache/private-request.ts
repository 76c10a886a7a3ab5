/**
 * Remembers which requests were answered with a session, so that the page cache never stores such an answer, whatever
 * its page says.
 */
const requests = new WeakSet<Request>();

export function markPrivateRequest(request: Request): void {
  requests.add(request);
}

export function isPrivateRequest(request: Request): boolean {
  return requests.has(request);
}
