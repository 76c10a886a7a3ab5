/** `client/reseller` (platform contract 4.1). */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { sendLetters } from '../letters/send.ts';
import type { Deps } from '../platform.ts';
import { insertLetters } from '../queries/outbox.ts';
import { requestReseller } from '../queries/users.ts';
import { flag } from '../request.ts';
import { requireLogin } from '../session.ts';
import { inTransaction } from '../transaction.ts';

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
        const now = deps.now();
        await inTransaction(deps.db, async (trx) => {
          const isNew = await requestReseller(trx, user, { ...body, now });
          if (isNew) await insertLetters(trx, [{ assunto: 'revenda', sobre: user }], now);
        });
        deps.later(() => sendLetters(deps));
        return { sucesso: true };
      },
    ),
  ];
}

/** What the account wants to be sent from now on. */
const CONSENTS = z.object({ newsletter: flag, sms: flag });
