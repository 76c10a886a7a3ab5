/** `order/…/payment`, ours: how an order stands with its money, and choosing another way to pay it. */
import { z } from 'zod';
import { convertPagamento } from '#lib/contract/payment.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { METHODS } from '#lib/domain/payments/methods.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { isPrivateVisit } from '#lib/platform/kernel/http/private-visit.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { linkedOrder } from '#lib/platform/orders/order-link.ts';
import { ordererOf } from '#lib/platform/orders/orderer.ts';
import { findOrder } from '#lib/platform/orders/queries/orders.ts';
import { advanceOrder } from '../advance-order.ts';
import { beginPayment } from '../begin.ts';
import { readPayment, watchPayment } from '../order-payment.ts';
import type { CallDeps } from '../payment-deps.ts';
import { choosingOf, ownOrderOf } from './own-order.ts';

export function orderPaymentEndpoints(deps: CallDeps): readonly Endpoint[] {
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/:numero/payment',
        summary: 'How an order stands with its money, what is needed to pay it, and the other ways there are',
        answer: 'PagamentoPedido',
      },
      async ({ context, param }) => {
        const order = await ownOrderOf(deps, numeroOf(param), await ordererOf(context, deps));
        const choosing = choosingOf(order, isPrivateVisit(context, deps.siteUrl));
        return convertPagamento(await watchPayment(deps, order, choosing), toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/order/link/:token/payment',
        summary: 'The same for whoever has the link of its letters, who may pay it and change nothing',
        answer: 'PagamentoPedido',
      },
      async ({ param }) => {
        const order = await linkedOrder(deps, param('token'));
        if (!order) throw notFound(message.unknownOrder);
        return convertPagamento(await watchPayment(deps, order), toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/order/:numero/payment',
        summary: 'Chooses another way to pay an order: what was begun before ends first',
        body: z.object({ pagamento: z.enum(METHODS) }),
        answer: 'PagamentoPedido',
      },
      async ({ context, param, body: { pagamento: method } }) => {
        const orderer = await ordererOf(context, deps);
        const numero = numeroOf(param);
        const choosing = choosingOf(
          await ownOrderOf(deps, numero, orderer),
          isPrivateVisit(context, deps.siteUrl),
        );
        const chosen = { method, now: deps.now(), ...choosing };
        const begun = await inTransaction(deps.db, (trx) => beginPayment(trx, deps, numero, chosen));
        await advanceOrder(deps, numero);
        // The charge before has been asked about by now: mostly it has ended, and the new one may begin.
        if (!begun && (await isFree(deps, numero))) {
          await inTransaction(deps.db, (trx) => beginPayment(trx, deps, numero, chosen));
          await advanceOrder(deps, numero);
        }
        deps.later(deps.sendOutbox);
        const order = await ownOrderOf(deps, numero, orderer);
        return convertPagamento(await readPayment(deps, order, choosing), toReais);
      },
    ),
  ];
}

/** It waits for its payment, and nothing of it may be paid any more. */
async function isFree(deps: CallDeps, numero: number): Promise<boolean> {
  const order = await findOrder(deps.db, numero);
  if (order?.status !== 'recebido' || order.situacao_pagamento === 'pago') return false;
  const { cobranca } = await readPayment(deps, order);
  return cobranca !== null && ['recusada', 'vencida', 'cancelada'].includes(cobranca.situacao);
}
