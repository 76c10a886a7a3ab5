/** `order/resume`, ours: the order of a form whose answer never came. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { moveSession } from '#lib/platform/kernel/http/session.ts';
import { orderReader } from '../order-reader.ts';
import { keyOwner, ordererOf } from '../orderer.ts';
import { sentOrder } from '../queries/orders.ts';

/** An id of a session alone may have been planted; the key of the form was made for the browser that had the form. */
export function orderResumeEndpoints(deps: Deps): readonly Endpoint[] {
  const ownOrder = orderReader(deps);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/resume',
        summary: 'The order that a guest sent with the key of a form, and the session it belongs to since',
        body: z.object({ chave: requiredText(100) }),
        answer: 'Pedido',
      },
      async ({ context, body: { chave } }) => {
        const { id, user } = await ordererOf(context, deps);
        const sent =
          user === undefined
            ? await sentOrder(deps.db, { id, owner: keyOwner(id, undefined) }, chave)
            : undefined;
        if (!sent?.session_id) throw notFound(message.unknownOrder);
        if (sent.session_id !== id) moveSession(context, sent.session_id);
        return ownOrder(sent.numero, { id: sent.session_id, user: undefined });
      },
    ),
  ];
}
