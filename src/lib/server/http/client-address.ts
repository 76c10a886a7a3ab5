/** Who asks, as far as the platform needs to know to slow down guessing. */
import { isIP, isIPv6 } from 'node:net';

/** Set on every request, over whatever the client sent in it. */
export const CLIENT_ADDRESS = 'x-client-address';

type Facts = {
  /** Of the other end of the connection. */
  readonly remote: string | undefined;
  /** `X-Forwarded-For`; its last entry is the one our own proxy wrote. */
  readonly forwardedFor: string | readonly string[] | undefined;
  readonly trustProxy: boolean;
};

/** An IPv4 address, or the network of an IPv6 one: a household has all its 2^64 addresses. '' when nobody knows. */
export function clientAddress(facts: Facts): string {
  const address = visitorAddress(facts);
  return isIPv6(address) ? network(address) : address;
}

/** The whole address. '' when nobody knows. */
export function visitorAddress({ remote, forwardedFor, trustProxy }: Facts): string {
  const told = trustProxy ? [forwardedFor ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined;
  const address = told !== undefined && isIP(told) > 0 ? told : (remote ?? '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The first four of eight groups; `::` stands for as many zeros as are missing. */
function network(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  // A dotted end takes the place of two groups.
  const length = front.length + back.length + (address.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(tail === undefined ? 0 : 8 - length).fill('0'), ...back];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
