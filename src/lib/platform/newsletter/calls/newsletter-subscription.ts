/** `newsletter/subscription/*`, ours: the links in its mails. Only the recipient of a mail has its key. */

import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSubscriptionKey } from '../key.ts';
import { confirmSubscriber, findSubscriber, leaveNews } from '../queries/newsletter.ts';

export function subscriptionEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now, sessionSecret } = deps;
  /** @throws HttpError 404 for a key that is not one of ours. */
  const keyOf = (param: (name: string) => string) => {
    const key = readSubscriptionKey(sessionSecret, param('chave'));
    if (!key) throw notFound(message.unknownSubscription);
    return key;
  };
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/newsletter/subscription/:chave',
        summary: 'How a subscription stands',
        answer: 'InscricaoNewsletter',
      },
      async ({ param }) => {
        const { id, rodada } = keyOf(param);
        const row = await findSubscriber(db, id);
        if (!row || row.unsubscribed_at !== null) return { situacao: 'cancelada' };
        if (row.rodada !== rodada) throw notFound(message.unknownSubscription);
        return { situacao: row.confirmed_at === null ? 'esperando' : 'confirmada' };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/newsletter/subscription/:chave/confirm',
        summary: 'Confirms a subscription; doing it again changes nothing',
        answer: 'Sucesso',
      },
      async ({ param }) => {
        const confirmed = await confirmSubscriber(db, keyOf(param), now());
        if (!confirmed) throw notFound(message.unknownSubscription);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/newsletter/subscription/:chave/leave',
        summary: 'Ends a subscription, by the link of any letter it was ever sent',
        answer: 'Sucesso',
      },
      async ({ param }) => {
        const { id } = keyOf(param);
        await inTransaction(db, (trx) => leaveNews(trx, id, now()));
        return { sucesso: true };
      },
    ),
  ];
}
