/** `client/reseller` (platform contract 4.1). */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { requestReseller } from '../queries/users.ts';
import { flag } from '../request.ts';
import { requireLogin } from '../session.ts';

export function clientEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'post',
        path: '/client/reseller',
        summary: 'Asks to become a reseller; the shop decides',
        body: CONSENTS,
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        await requestReseller(deps.db, user, { ...body, now: deps.now() });
        return { sucesso: true };
      },
    ),
  ];
}

/** What the account wants to be sent from now on. */
const CONSENTS = z.object({ newsletter: flag, sms: flag });
