/** Whether a request was addressed to this machine or its own network. */
import type { IncomingMessage } from 'node:http';
import { isPrivateHost } from '#lib/domain/kernel/private-host.ts';

/** `1` or '', set on every request, over whatever the client sent in it. */
export const PRIVATE_VISIT = 'x-private-visit';

/** What a proxy says it was asked for counts too: none may lead here from outside. */
export function privateVisit({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const hosts = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()];
  return hosts.every((host) => isPrivateHost(host)) ? '1' : '';
}
