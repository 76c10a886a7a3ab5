/** Who asks: for the limits of the platform, which slow down guessing, and for the access log. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Set on every request, over whatever the client sent in it. */
export const CLIENT_ADDRESS = 'x-client-address';

type Facts = {
  /** Of the other end of the connection. */
  readonly remote: string | undefined;
  readonly remotePort?: number | undefined;
  /** `X-Forwarded-For`: each proxy adds at its end who asked it. */
  readonly forwardedFor: string | readonly string[] | undefined;
  readonly trusts: TrustsProxy;
};

type Visitor = {
  /** The whole address. '' when nobody knows. */
  readonly address: string;
  readonly port?: number | undefined;
};

/** An IPv4 address, or the network of an IPv6 one: a household has all its 2^64 addresses. '' when nobody knows. */
export function clientAddress(facts: Facts): string {
  return networkOf(visitorOf(facts).address);
}

/**
 * Outwards from the connection, the first address that is no proxy of ours, or the last proxy where the entry before it
 * cannot be read. Entries further left are untrusted.
 */
export function visitorOf({ remote, remotePort, forwardedFor, trusts }: Facts): Visitor {
  const told = [forwardedFor ?? []].flat().join(',').split(',').reverse();
  let visitor: Visitor = { address: plainAddress(remote ?? ''), port: remotePort };
  for (const [hop, entry] of told.entries()) {
    if (!trusts(visitor.address, hop)) return visitor;
    const next = readEntry(entry.trim());
    // A port of the proxy's own connection is nobody's.
    if (!next) return { address: visitor.address };
    visitor = next;
  }
  return visitor;
}

/** What `visitorOf` needs to know of a request. */
export function factsOf({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): Omit<Facts, 'trusts'> {
  return {
    remote: socket.remoteAddress,
    remotePort: socket.remotePort,
    forwardedFor: headers['x-forwarded-for'],
  };
}

/** Whether a proxy of ours sent it: then what it says of its connection is believed. */
export function isOfProxy({ socket }: Pick<IncomingMessage, 'socket'>, trusts: TrustsProxy): boolean {
  return trusts(plainAddress(socket.remoteAddress ?? ''), 0);
}

/** `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:5678`. */
function readEntry(entry: string): Visitor | undefined {
  if (isIP(entry) > 0) return { address: plainAddress(entry) };
  const [, bracketed, dotted, port] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? '';
  const family = isIP(address);
  if (family === 0 || (family === 6) !== (bracketed !== undefined)) return undefined;
  return { address: plainAddress(address), port: port === undefined ? undefined : Number(port) };
}

/** Without a zone, and as IPv4 where it is one. */
export function plainAddress(address: string): string {
  const [whole = ''] = address.split('%', 1);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(whole)?.[1] ?? whole;
}

/** The first four of eight groups; `::` stands for as many zeros as are missing. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  // A dotted end takes the place of two groups.
  const length = front.length + back.length + (address.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(tail === undefined ? 0 : 8 - length).fill('0'), ...back];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
