/** `sale/cancel`: ends an internal sale (platform contract 4.1). */
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { endInternalSale } from '../queries/logins.ts';
import { readSession } from '../session.ts';

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
