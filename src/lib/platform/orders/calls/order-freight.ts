/** `order/freight`, ours: with which service the next order comes. */

import { z } from 'zod';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { requireLogin, writeSession } from '#lib/platform/kernel/http/session.ts';
import { keepFreightService } from '#lib/platform/kernel/queries/sessions.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { createOrderPreview } from '../order-preview.ts';

export function orderFreightEndpoints(deps: ShippingDeps): readonly Endpoint[] {
  const reviewOf = createOrderPreview(deps);
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
        const orderer = await requireLogin(context, deps);
        // The address of the order may be another place than the postal code the cart was quoted for.
        const { delivery } = await reviewOf(orderer, { servico });
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
