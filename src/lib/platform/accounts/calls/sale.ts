/** `sale/cancel`: ends an internal sale (platform contract 4.1). */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import { endInternalSale } from '../queries/logins.ts';

export function saleEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      { method: 'post', path: '/sale/cancel', summary: 'Ends the internal sale', answer: 'Redirect' },
      async ({ context }) => {
        const session = await readSession(context, deps);
        if (session) await endInternalSale(deps.db, session.id);
        return { redirect: `${deps.siteUrl}/` };
      },
    ),
  ];
}
