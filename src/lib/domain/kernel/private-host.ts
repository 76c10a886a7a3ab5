/** Names and addresses that nobody reaches from outside: this machine, and networks of one's own (RFC 1918, 4193, 6761). */

const NAME = /^(?:[\w-]+\.)*localhost$/;
const IPV4 = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./;
const DOTTED = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[(?:::1|f[cd][\da-f]{2}:[\da-f:]*|fe80:[\da-f:]*)\]$/;

/** @param host As in a URL or a `Host` header, with or without a port. */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  return NAME.test(name) || (DOTTED.test(name) && IPV4.test(`${name}.`)) || IPV6.test(name);
}
