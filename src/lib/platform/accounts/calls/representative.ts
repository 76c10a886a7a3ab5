/** `representative`: who looks after the customer (platform contract 4.1, which names the calls; what they mean is ours). */

import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession, requireLogin } from '#lib/platform/kernel/http/session.ts';
import { putFirst } from '../queries/representatives.ts';
import { visitorOf } from '../visitor.ts';

export function representativeEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/representative',
        summary: "The customer's representatives",
        answer: 'Representatives',
      },
      async ({ context }) => {
        const session = await readSession(context, deps);
        const { representantes } = await visitorOf(deps, session, context.var.session.user);
        return { representante: representantes[0] ?? {}, representantes };
      },
    ),
    endpoint(
      {
        method: 'put',
        path: '/representative/:hash',
        summary: "Chooses one of the customer's representatives, who then stands first",
        answer: 'Sucesso',
      },
      async ({ context, param }) => {
        const id = readId(param('hash'), message.unknownRepresentative);
        const { user } = await requireLogin(context, deps);
        if (!(await inTransaction(deps.db, (trx) => putFirst(trx, user, id))))
          throw notFound(message.unknownRepresentative);
        return { sucesso: true };
      },
    ),
  ];
}
