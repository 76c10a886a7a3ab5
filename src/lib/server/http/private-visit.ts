/** Whether a request was addressed to this machine or its own network, by somebody there. */
import type { IncomingMessage } from 'node:http';
import { isPrivateHost } from '#lib/domain/kernel/private-host.ts';

/** `1` or '', set on every request, over whatever the client sent in it. */
export const PRIVATE_VISIT = 'x-private-visit';

/** Other headers in which proxies name who asked; each has one address. */
const SENDERS = ['x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip'] as const;

/** What a proxy says of whom and what it was asked for counts too: none may lead here from outside. */
export function privateVisit({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const hosts = [
    headers.host ?? '',
    ...listOf(headers['x-forwarded-host']),
    ...forwarded(headers.forwarded, 'host'),
  ];
  const visitors = [
    hostOf(socket.remoteAddress ?? ''),
    ...listOf(headers['x-forwarded-for']).map(hostOf),
    ...forwarded(headers.forwarded, 'for').map(hostOf),
    ...SENDERS.flatMap((name) => listOf(headers[name])).map(hostOf),
  ];
  return [...hosts, ...visitors].every((host) => isPrivateHost(host)) ? '1' : '';
}

function listOf(header: string | readonly string[] | undefined): readonly string[] {
  return [header ?? []].flat().flatMap((value) => value.split(',').map((one) => one.trim()));
}

/** Of `Forwarded` (RFC 7239). */
function forwarded(header: string | undefined, name: 'host' | 'for'): readonly string[] {
  const found = (header ?? '').matchAll(/(?:^|[;,\s])(host|for)\s*=\s*("[^"]*"|[^;,\s]*)/gi);
  return Array.from(found)
    .filter(([, which]) => which?.toLowerCase() === name)
    .map(([, , value = '']) => value.replaceAll('"', ''));
}

/** As in a URL: an address of IPv6 in brackets, one of IPv4 that is written as such as what it is. */
function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return (plain.match(/:/g) ?? []).length > 1 && !plain.startsWith('[') ? `[${plain}]` : plain;
}
