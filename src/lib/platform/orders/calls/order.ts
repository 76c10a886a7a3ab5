/** `order*`, ours, below `/api/v2/vitrine`: closing an order, and those of the account. */

import { z } from 'zod';
import { convertPedido, convertPedidos, convertRevisao, type Pedido } from '#lib/contract/order.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { ORDERS_PER_PAGE } from '#lib/domain/orders/order.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin, writeSession } from '#lib/platform/kernel/http/session.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { findOrder, listOrders } from '../queries/orders.ts';
import { createReview } from '../review.ts';
import { createSendOrder } from '../send.ts';
import { cancelOrder } from '../step.ts';
import { PAYMENTS, presentOrder, presentReview, presentSummary } from '../wire/order.ts';

export function orderEndpoints(deps: ShippingDeps): readonly Endpoint[] {
  const reviewOf = createReview(deps);
  const sendOrder = createSendOrder(deps);
  const ownOrder = orderReader(deps);
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/review',
        summary: 'What would be ordered now: goods, delivery and what is to be paid',
        answer: 'RevisaoPedido',
      },
      async ({ context }) => {
        const { session, user } = await requireLogin(context, deps);
        return convertRevisao(presentReview(await reviewOf(session, user)), toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order',
        summary: 'Orders what the review showed; the same key again answers the same order',
        body: SEND,
        answer: 'Pedido',
      },
      async ({ context, body }) => {
        const { session, user } = await requireLogin(context, deps);
        const numero = await sendOrder(session, user, body, (trx) => writeSession(trx, context, deps));
        deps.later(deps.sendOutbox);
        return ownOrder(numero, user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/:numero',
        summary: 'An order of the account, as it was agreed',
        answer: 'Pedido',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        return ownOrder(numeroOf(param), user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/:numero/cancel',
        summary: 'Takes an order back, as long as the shop has done nothing for it',
        answer: 'Pedido',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        const numero = numeroOf(param);
        await cancelOrder(deps, numero, user);
        deps.later(deps.sendOutbox);
        return ownOrder(numero, user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/orders',
        summary: 'The orders of the account, the newest first',
        query: z.object(paging),
        answer: 'Pedidos',
      },
      async ({ context, query: { offset = 0, limit = ORDERS_PER_PAGE } }) => {
        const { user } = await requireLogin(context, deps);
        const { pedidos, total } = await listOrders(deps.db, user, offset, limit);
        return convertPedidos(
          { pedidos: pedidos.map(presentSummary), info: { offset, limit, total } },
          toReais,
        );
      },
    ),
  ];
}

const SEND = z.object({
  chave: requiredText(100),
  versao: requiredText(100),
  servico: text(100),
  pagamento: z.enum(PAYMENTS),
  observacao: text(500),
});

/** @throws From the function it returns, HttpError 404 for an order of somebody else: as for none. */
function orderReader(deps: Deps): (numero: number, user: number) => Promise<Pedido> {
  return async (numero, user) => {
    const order = await findOrder(deps.db, numero);
    if (order?.user_id !== user) throw notFound(message.unknownOrder);
    return convertPedido(presentOrder(deps, order), toReais);
  };
}
