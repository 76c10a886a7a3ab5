/** `panel/orders*`: all of them, and the steps of an order. They name buyers: for an `administrador` only. */

import { z } from 'zod';
import type { Equipe } from '#lib/contract/panel.ts';
import {
  convertPedidoPainel,
  convertPedidosPainel,
  type PedidoPainel,
  STATUS_PEDIDO,
} from '#lib/contract/panel-orders.ts';
import { centavos, toReais } from '#lib/domain/kernel/money.ts';
import { isTrackable, stepsFrom, TRACKING_LENGTH } from '#lib/domain/orders/order.ts';
import { ORDERS } from '#lib/domain/panel/roles.ts';
import { isSendable, ORDER_PAYMENTS } from '#lib/domain/payments/order-payment.ts';
import { isFollowed } from '#lib/domain/shipping/parcel.ts';
import { CARRIER_LENGTH } from '#lib/domain/shop/own-carrier.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { noteEndpoints, presentNotes } from '#lib/platform/panel/notes.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { PARCEL_BODY, parcelNews, readParcel } from '../parcel.ts';
import { countOrders, listAllOrders } from '../queries/all-orders.ts';
import { findOrder, lockOrder } from '../queries/orders.ts';
import { ownCarriers } from '../queries/tracking-carriers.ts';
import { type OrderDeps, orderStep } from '../step.ts';
import { ORDERS_SECTION, trackingCode } from '../tracking.ts';
import { undoStep } from '../undo-step.ts';
import { presentOrder } from '../wire/order.ts';

const ROLES = ORDERS;

export function panelOrderEndpoints(deps: OrderDeps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/orders',
        summary: 'Orders of all accounts, the newest first',
        roles: ROLES,
        query: z.object({
          ...CHOICE,
          situacao: z.enum(STATUS_PEDIDO).optional().catch(undefined),
          pagamento: z.enum(ORDER_PAYMENTS).optional().catch(undefined),
        }),
        answer: 'PedidosPainel',
      },
      async ({ query: { situacao, pagamento, busca, offset = 0, limit = PAGE } }) => {
        const choice = { status: situacao, payment: pagamento, busca, offset, limit };
        const { rows, total } = await listAllOrders(db, choice);
        const counts = await countOrders(db);
        const pedidos = rows.map(({ created_at, cobrado, situacao_pagamento, ...row }) => ({
          ...row,
          data: created_at.toISOString(),
          valor: centavos(cobrado),
          situacaoPagamento: situacao_pagamento,
        }));
        const totais = {
          recebido: counts.get('recebido') ?? 0,
          confirmado: counts.get('confirmado') ?? 0,
          enviado: counts.get('enviado') ?? 0,
          entregue: counts.get('entregue') ?? 0,
          cancelado: counts.get('cancelado') ?? 0,
        };
        return convertPedidosPainel({ pedidos, totais, info: { offset, limit, total } }, toReais);
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/orders/:numero',
        summary: 'An order with what happened to it and what may be done next',
        roles: ROLES,
        answer: 'PedidoPainel',
      },
      async ({ param, staff }) => read(deps, readId(param('numero'), message.unknownOrder), staff),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/orders/:numero',
        summary: 'Brings an order a step further, and mails its buyer; cancelling gives its stock back',
        roles: ROLES,
        body: z.object({
          situacao: z.enum(['confirmado', 'enviado', 'entregue', 'cancelado']),
          vista: z.enum(STATUS_PEDIDO).describe('The state it was in for who chose the step.'),
          rastreio: text(TRACKING_LENGTH).describe('With `enviado`: what the carrier calls the parcel.'),
          transportadora: text(CARRIER_LENGTH).describe('With `enviado`: who carries it.'),
        }),
        answer: 'PedidoPainel',
      },
      async ({ param, body: { situacao, vista, ...parcel }, staff, write }) => {
        const numero = readId(param('numero'), message.unknownOrder);
        const sent = situacao === 'enviado' ? plainParcel(parcel) : {};
        return write(orderStep(deps, numero, { step: situacao, ...sent, seen: vista }), () =>
          mailed(deps, numero, staff),
        );
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/orders/:numero/undo',
        summary:
          'Takes back the last step of an order, as long as nothing followed it, with its letters that are not out yet',
        roles: ROLES,
        body: z.object({ vista: z.enum(STATUS_PEDIDO).describe('The step that is taken back.') }),
        answer: 'PassoDesfeito',
      },
      async ({ param, body: { vista }, write }) => {
        const numero = readId(param('numero'), message.unknownOrder);
        return write(undoStep(deps, numero, vista), (undone) => undone);
      },
    ),
    panel(
      {
        method: 'put',
        path: '/panel/orders/:numero/tracking',
        summary: 'Gives another tracking code to an order that is under way, and mails it to its buyer',
        roles: ROLES,
        body: z.object({
          rastreio: requiredText(TRACKING_LENGTH),
          transportadora: text(CARRIER_LENGTH).describe('Who carries it.'),
          visto: text(TRACKING_LENGTH).describe('The code that was there for who typed this one.'),
        }),
        answer: 'PedidoPainel',
      },
      async ({ param, body: { visto, ...parcel }, staff, write }) => {
        const numero = readId(param('numero'), message.unknownOrder);
        return write(trackingCode(numero, plainParcel(parcel), visto), () => mailed(deps, numero, staff));
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/orders/:numero/tracking',
        summary: 'Takes in what the carrier says of the parcel; `entregue` delivers the order',
        roles: ROLES,
        body: PARCEL_BODY,
        answer: 'PedidoPainel',
      },
      async ({ param, body, staff, write }) => {
        const numero = readId(param('numero'), message.unknownOrder);
        return write(parcelNews(deps, numero, readParcel(body)), () => mailed(deps, numero, staff));
      },
    ),
    ...noteEndpoints(deps, {
      table: 'order_notes',
      of: { path: '/panel/orders/:numero', id: 'numero', unknown: message.unknownOrder },
      secao: ORDERS_SECTION,
      roles: ROLES,
      answer: 'PedidoPainel',
      lock: lockOrder,
      present: (numero, staff) => read(deps, numero, staff),
    }),
  ];
}

/** The order as it is, while the mails about it are on their way. */
function mailed(deps: OrderDeps, numero: number, staff: Equipe): Promise<PedidoPainel> {
  deps.later(deps.sendOutbox);
  return read(deps, numero, staff);
}

/** @throws HttpError 404. */
async function read(deps: OrderDeps, numero: number, staff: Equipe): Promise<PedidoPainel> {
  const order = await findOrder(deps.db, numero);
  if (!order) throw notFound(message.unknownOrder);
  const passos = order.passos.map(({ status, author, created_at }) => ({
    situacao: status,
    por: author,
    em: created_at.toISOString(),
  }));
  const state = {
    passos,
    proximos: stepsFrom(order.status).filter(
      (step) => step === 'cancelado' || step === 'entregue' || isSendable(order.situacao_pagamento),
    ),
    rastreavel: isTrackable(order.status),
    transportadoras: (await ownCarriers(deps.db)).map(({ nome }) => nome),
    acompanhavel: isFollowed(order),
    ocorrencias: order.ocorrencias.map(({ estado, em, local, detalhe, author }) => ({
      ...{ estado, local, detalhe, por: author },
      em: em.toISOString(),
    })),
    notas: await presentNotes(deps.db, 'order_notes', numero, staff),
    alteracoes: await readChanges(deps.db, ORDERS_SECTION, { alvo: String(numero) }),
  };
  return convertPedidoPainel({ pedido: presentOrder(await readShop(deps), order), ...state }, toReais);
}

type Parcel = Readonly<Record<'rastreio' | 'transportadora', string>>;

function plainParcel({ rastreio, transportadora }: Parcel): Parcel {
  return { rastreio: oneLine(rastreio), transportadora: oneLine(transportadora) };
}

function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}
