/** `order/link/:token/code` and `/open`, ours: a code mailed to the buyer shows all of a linked order in another session. */
import { z } from 'zod';
import { renewSession } from '#lib/platform/accounts/queries/renew-session.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { moveSession, writeSession } from '#lib/platform/kernel/http/session.ts';
import { newSessionId } from '#lib/platform/kernel/http/session-id.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { isOrderCode } from '../order-code.ts';
import { linkedOrder } from '../order-link.ts';
import { orderReader } from '../order-reader.ts';
import { ordererOf } from '../orderer.ts';
import { giveOrder } from '../queries/guest-orders.ts';
import { lockOrder } from '../queries/orders.ts';

export function orderAccessEndpoints(deps: Deps): readonly Endpoint[] {
  const ownOrder = orderReader(deps);
  const throttle = createThrottle(deps);
  const path = '/order/link/:token';
  const orderOf = async (token: string) => {
    const order = await linkedOrder(deps, token);
    if (!order) throw notFound(message.unknownOrder);
    return order;
  };
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: `${path}/code`,
        summary: 'Mails a code to the buyer of a linked order, with which all of it is seen elsewhere',
        answer: 'Sucesso',
      },
      async ({ context, param }) => {
        const { numero } = await orderOf(param('token'));
        await throttle.byAddress('order-code', context);
        refuseEarly(await throttle.byAccount('order-code-mail', String(numero)));
        const now = deps.now();
        await inTransaction(deps.db, (trx) =>
          queueMails(trx, [{ assunto: 'pedido-codigo', sobre: numero }], now),
        );
        deps.later(deps.sendOutbox);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: `${path}/open`,
        summary: 'Shows all of a linked order to this session, for the code that was mailed',
        body: z.object({
          codigo: requiredText(20).describe('Eight digits; anything between them is left out.'),
        }),
        answer: 'Pedido',
      },
      async ({ context, param, body: { codigo } }) => {
        const { id, user } = await ordererOf(context, deps);
        const order = await orderOf(param('token'));
        const { numero } = order;
        refuseEarly(await throttle.byAccount('order-code', String(numero)));
        if (!isOrderCode(deps, order, codigo, deps.now())) throw new HttpError(400, message.orderCodeWrong);
        const session = await inTransaction(deps.db, async (trx) => {
          // Of several at once the first takes it: the code is of the session before.
          const locked = await lockOrder(trx, numero);
          if (!locked || locked.session_id !== order.session_id)
            throw new HttpError(400, message.orderCodeWrong);
          const held = await writeSession(trx, context, deps);
          // Who is logged in goes on in the session of the login; the id of a guest's may have been planted.
          const next = user === undefined ? newSessionId() : held.id;
          if (next !== held.id) await renewSession(trx, held.id, next);
          await giveOrder(trx, numero, next);
          return next;
        });
        if (session !== id && user === undefined) moveSession(context, session);
        await throttle.forgiveAccount('order-code', String(numero));
        return ownOrder(numero, { id: session, user });
      },
    ),
  ];
}
