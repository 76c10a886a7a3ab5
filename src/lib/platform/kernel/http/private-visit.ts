/** Whether a visitor is on the machine of a shop that is not out in the world, or in its own network. */
import type { Context } from 'hono';
import { isPrivateHost } from '#lib/domain/kernel/private-host.ts';

/** Set by the server for every request, over whatever the client sent (`lib/server/http/private-visit.ts`). */
const PRIVATE_VISIT = 'x-private-visit';

/** A shop with a public address has no such visitors, whatever a proxy in front of it says. */
export function isPrivateShop(siteUrl: string): boolean {
  return isPrivateHost(new URL(siteUrl).host);
}

export function isPrivateVisit({ req }: Context, siteUrl: string): boolean {
  return req.header(PRIVATE_VISIT) === '1' && isPrivateShop(siteUrl);
}
