/** `order/freight`, ours: with which service the next order comes. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { message } from '../messages.ts';
import { createReview } from '../orders/review.ts';
import type { Deps } from '../platform.ts';
import { keepFreightService } from '../queries/sessions.ts';
import { text } from '../request.ts';
import { HttpError } from '../response.ts';
import { requireLogin, writeSession } from '../session.ts';
import { inTransaction } from '../transaction.ts';

export function orderFreightEndpoints(deps: Deps): readonly Endpoint[] {
  const reviewOf = createReview(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path: '/order/freight',
        summary: 'Chooses the service the order is delivered with, of those that go to its address',
        body: z.object({ servico: text(100) }),
        answer: 'Sucesso',
      },
      async ({ context, body: { servico } }) => {
        const { session, user } = await requireLogin(context, deps);
        // The address of the order may be another place than the postal code the cart was quoted for.
        const { delivery } = await reviewOf({ ...session, servico_frete: servico }, user);
        if (delivery?.id !== servico) throw new HttpError(400, message.unknownFreight);
        await inTransaction(deps.db, async (trx) => {
          const { id } = await writeSession(trx, context, deps);
          await keepFreightService(trx, id, servico);
        });
        return { sucesso: true };
      },
    ),
  ];
}
