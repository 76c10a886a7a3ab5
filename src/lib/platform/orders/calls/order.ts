/** `order*`, ours, below `/api/v2/vitrine`: closing an order, and those of the account. */

import { z } from 'zod';
import { convertPedidos, convertRevisao } from '#lib/contract/order.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { ORDERS_PER_PAGE } from '#lib/domain/orders/order.ts';
import { paidTotals } from '#lib/platform/cart/freight.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { isPrivateVisit } from '#lib/platform/kernel/http/private-visit.ts';
import { numberParameter, paging, readId } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { moveSession, writeSession } from '#lib/platform/kernel/http/session.ts';
import { createQuota } from '#lib/platform/kernel/limits/quota.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { guestBuyer, SEND } from '../order-body.ts';
import { addressOf } from '../order-place.ts';
import { createOrderPreview, type OrderPreview } from '../order-preview.ts';
import { orderReader } from '../order-reader.ts';
import { buyingFor, ordererOf, readerOf } from '../orderer.ts';
import { listOrders } from '../queries/orders.ts';
import { createSendOrder } from '../send.ts';
import { cancelOrder, type OrderDeps } from '../step.ts';
import { presentReview, presentSummary } from '../wire/order.ts';

/** Reviews by guests of one address in a minute that carriers are asked for: to another place than the session's. */
const PLACES_PER_MINUTE = 60;

export function orderEndpoints(deps: ShippingDeps & OrderDeps): readonly Endpoint[] {
  const reviewOf = createOrderPreview(deps);
  const sendOrder = createSendOrder(deps);
  const throttle = createThrottle(deps);
  const countPlace = createQuota(deps, PLACES_PER_MINUTE);
  const ownOrder = orderReader(deps);
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/review',
        summary:
          'What would be ordered now, by an account or a guest: goods, delivery and what is to be paid',
        query: REVIEW,
        answer: 'RevisaoPedido',
      },
      async ({ context, query: { cep, idEndereco, servico } }) => {
        const orderer = await buyingFor(context, deps);
        const typed = cep === undefined ? undefined : (normalizeCep(cep) ?? '');
        const isElsewhere = typed && typed !== orderer.session?.cep;
        if (orderer.user === undefined && !orderer.seller && isElsewhere) countPlace(context);
        const asked = { cep: typed, idEndereco, servico };
        const review = await reviewOf(orderer, asked);
        const local = isPrivateVisit(context, deps.siteUrl);
        const waysBy = (delivery: OrderPreview['delivery']) =>
          deps.waysToPay({
            ...paidTotals(review.cart, delivery),
            user: orderer.user,
            local,
            pickUp: delivery?.pickup ?? false,
          });
        const formasPagamento = await waysBy(review.delivery);
        const collected = review.quote?.deliveries.find(({ pickup }) => pickup);
        const others = collected && !review.delivery?.pickup ? await waysBy(collected) : [];
        const formasRetirada = others.filter((way) => !formasPagamento.includes(way));
        const mayPayLater = formasPagamento.includes('faturado');
        const faturaDias = (mayPayLater && (await deps.invoiceDays(orderer.user ?? null))) || null;
        return convertRevisao(
          presentReview(review, { formasPagamento, formasRetirada, faturaDias }),
          toReais,
        );
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
      async ({ context, body: { endereco, comprador, ...body } }) => {
        const orderer = await buyingFor(context, deps);
        const { seller, user } = orderer;
        // Somebody logged in, in another tab, since the page asked who buys.
        if (user !== undefined && comprador) throw new HttpError(409, message.orderChanged);
        const form = {
          ...body,
          agendamento: body.agendamento ?? undefined,
          endereco: endereco ? await addressOf(deps, user, endereco) : undefined,
          idEndereco: endereco && 'idEndereco' in endereco ? endereco.idEndereco : undefined,
          comprador: comprador ? guestBuyer(comprador) : undefined,
        };
        const local = isPrivateVisit(context, deps.siteUrl);
        let wasNoTry = async () => {};
        const { numero, session } = await sendOrder({ ...orderer, local }, form, {
          hold: (trx) => writeSession(trx, context, deps),
          pace: async () => {
            if (user === undefined && !seller) wasNoTry = await throttle.byOrder(context);
          },
        });
        await wasNoTry();
        await deps.advancePayment(numero);
        deps.later(deps.sendOutbox);
        const id = user === undefined && session !== null ? session : orderer.id;
        if (id !== orderer.id) moveSession(context, id);
        return ownOrder(numero, { id, user: readerOf(orderer) });
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/:numero',
        summary: 'An order of the account or of the session that sent it, as it was agreed',
        answer: 'Pedido',
      },
      async ({ context, param }) => {
        return ownOrder(numeroOf(param), await ordererOf(context, deps));
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
        const orderer = await ordererOf(context, deps);
        const numero = numeroOf(param);
        await ownOrder(numero, orderer);
        await cancelOrder(deps, numero, orderer);
        await deps.advancePayment(numero);
        deps.later(deps.sendOutbox);
        return ownOrder(numero, orderer);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/orders',
        summary: 'The orders of the account, or those a guest sent in this session, the newest first',
        query: z.object(paging),
        answer: 'Pedidos',
      },
      async ({ context, query: { offset = 0, limit = ORDERS_PER_PAGE } }) => {
        const orderer = await ordererOf(context, deps);
        const { pedidos, total } = await listOrders(deps.db, orderer, { offset, limit });
        return convertPedidos(
          { pedidos: pedidos.map(presentSummary), info: { offset, limit, total } },
          toReais,
        );
      },
    ),
  ];
}

const REVIEW = z.object({
  cep: z
    .string()
    .max(20)
    .optional()
    .describe('Of a form that brings its address: where to, empty for what is known already.'),
  idEndereco: numberParameter(1, 2 ** 31 - 1).describe('Of a form that names an address of the account.'),
  servico: z.string().max(100).optional().describe('Id of a service that is ticked.'),
});
