/** `client/reseller` (platform contract 4.1). */
import { z } from 'zod';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { flag } from '#lib/platform/kernel/http/request.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { requestReseller } from '../queries/users.ts';

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
          if (isNew) await queueMails(trx, [{ assunto: 'revenda', sobre: user }], now);
        });
        deps.later(deps.sendOutbox);
        return { sucesso: true };
      },
    ),
  ];
}

/** What the account wants to be sent from now on. */
const CONSENTS = z.object({ newsletter: flag, sms: flag });
