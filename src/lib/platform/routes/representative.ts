/** `representative`: who looks after the customer (platform contract 4.1, which names the calls; what they mean is ours). */
import { visitorOf } from '../accounts/visitor.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { putFirst } from '../queries/representatives.ts';
import { readId } from '../request.ts';
import { notFound } from '../response.ts';
import { readSession, requireLogin } from '../session.ts';
import { inTransaction } from '../transaction.ts';

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
        return { representantes };
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
