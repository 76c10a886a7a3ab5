/** `program/orders`: what was ordered, and what a program did about it. Who bought needs a scope of its own. */
import { z } from 'zod';
import { STATUS_PEDIDO } from '#lib/contract/panel-orders.ts';
import type { ProgramaCliente, ProgramaPedido } from '#lib/contract/program.ts';
import { TRACKING_LENGTH } from '#lib/domain/orders/order.ts';
import { taxpayerIndicator } from '#lib/domain/orders/order-parties.ts';
import { ORDER_PAYMENTS } from '#lib/domain/payments/order-payment.ts';
import { CARRIER_LENGTH } from '#lib/domain/shop/own-carrier.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, numberParameter, readId, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { PARCEL_BODY, parcelNews, readParcel } from '#lib/platform/orders/parcel.ts';
import { findBillings } from '#lib/platform/orders/queries/billing.ts';
import { type ListPart, listParts } from '#lib/platform/orders/queries/order-stock.ts';
import { findOrder, findOrders, type LockedOrder } from '#lib/platform/orders/queries/orders.ts';
import type { OrderDeps } from '#lib/platform/orders/step.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { billed, stepped } from '../order-changes.ts';
import type { ProgramEndpoint } from '../program.ts';
import { createOrderPlacing, movedOrders } from '../queries/moved-orders.ts';
import { presentProgramOrder } from '../wire/orders.ts';
import type { ProgramWrite } from '../write.ts';
import { CUSTOMER_EXAMPLE, ORDER_EXAMPLE, SENT_EXAMPLE } from './examples.ts';

/** Orders of an answer. */
const MOST = 50;

export function orderCalls(deps: OrderDeps, program: ProgramEndpoint): readonly Endpoint[] {
  const { db } = deps;
  const placeOrders = createOrderPlacing(db);
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);

  /** Those there are, in the order of `numeros`; the same few statements for all. */
  async function readAll(
    on: Deps['db'],
    numeros: readonly number[],
    shop: Shop,
  ): Promise<readonly ProgramaPedido[]> {
    if (numeros.length === 0) return [];
    const orders = new Map((await findOrders(on, numeros)).map((order) => [order.numero, order] as const));
    const billings = new Map((await findBillings(on, numeros)).map((row) => [row.numero, row] as const));
    const withLists = [...orders.values()].filter(({ linhas }) =>
      linhas.some(({ tipo }) => tipo === 'lista'),
    );
    const parts = await partsOf(
      on,
      withLists.map(({ numero }) => numero),
    );
    return numeros.flatMap((numero) => {
      const order = orders.get(numero);
      const billing = billings.get(numero);
      return order && billing ? [presentProgramOrder(shop, order, billing, parts.get(numero) ?? [])] : [];
    });
  }
  async function read(on: Deps['db'], numero: number, shop: Shop): Promise<ProgramaPedido> {
    const [order] = await readAll(on, [numero], shop);
    if (!order) throw notFound(message.unknownOrder);
    return order;
  }
  /** The shop is read before the transaction: within it only its own queries may run. */
  async function change(
    numero: number,
    made: Change<LockedOrder, undefined>,
    write: ProgramWrite,
  ): Promise<ProgramaPedido> {
    const shop = await readShop(deps);
    const answer = await write(made, (trx) => read(trx, numero, shop));
    deps.later(deps.sendOutbox);
    return answer;
  }

  return [
    program(
      {
        method: 'get',
        path: '/program/orders',
        scope: 'pedidos:ler',
        summary: 'Orders in the order in which they changed last, from a cursor on; none is passed over',
        query: z.object({
          desde: z
            .string()
            .regex(/^\d{0,18}$/)
            .default('')
            .describe('The `cursor` of the answer before; left out: from the first order on.'),
          limit: numberParameter(1, MOST).describe(`How many are answered at most; ${MOST} at most.`),
          situacao: z.enum(STATUS_PEDIDO).or(z.literal('')).default('').describe('In this state alone.'),
          pagamento: z
            .enum(ORDER_PAYMENTS)
            .or(z.literal(''))
            .default('')
            .describe('With this state of payment alone.'),
          faturado: z
            .enum(['sim', 'nao', ''])
            .default('')
            .describe('Billed ones alone, or those that are not.'),
        }),
        answer: 'ProgramaPedidos',
        example: { answer: { pedidos: [ORDER_EXAMPLE], cursor: '318', mais: false } },
      },
      async ({ query: { desde, limit = MOST, situacao, pagamento, faturado } }) => {
        const unplaced = await placeOrders();
        const after = desde === '' ? '0' : desde;
        const which = { situacao, pagamento, faturado: faturado === '' ? undefined : faturado === 'sim' };
        const rows = await movedOrders(db, which, { after, limit });
        const page = rows.slice(0, limit);
        const numeros = page.map(({ numero }) => numero);
        const pedidos = await readAll(db, numeros, await readShop(deps));
        return { pedidos, cursor: page.at(-1)?.posicao ?? after, mais: unplaced || rows.length > limit };
      },
    ),
    program(
      {
        method: 'get',
        path: '/program/orders/:numero',
        scope: 'pedidos:ler',
        summary: 'An order, without who bought',
        answer: 'ProgramaPedido',
        example: { answer: ORDER_EXAMPLE },
      },
      async ({ param }) => read(db, numeroOf(param), await readShop(deps)),
    ),
    program(
      {
        method: 'get',
        path: '/program/orders/:numero/customer',
        scope: 'clientes:ler',
        summary: 'Who bought, where it goes and what they wrote; each look is logged',
        answer: 'ProgramaCliente',
        example: { answer: CUSTOMER_EXAMPLE },
      },
      async ({ param }): Promise<ProgramaCliente> => {
        const order = await findOrder(db, numeroOf(param));
        if (!order) throw notFound(message.unknownOrder);
        const { numero, comprador, endereco, observacao, solicitante, aprovador } = order;
        const { nome, pessoa, documento, inscricaoEstadual, email, telefone } = comprador;
        const buyer = { nome, pessoa, documento, inscricaoEstadual, email, telefone };
        const indicadorIe = taxpayerIndicator(comprador);
        return { numero, ...buyer, indicadorIe, endereco, observacao, solicitante, aprovador };
      },
    ),
    program(
      {
        method: 'post',
        path: '/program/orders/:numero/billed',
        scope: 'pedidos:escrever',
        summary: 'Marks an order as billed; 409 when another program did, or it is cancelled',
        body: z.object({
          referencia: text(60).describe('What the program calls the bill: a number, an id.'),
          outraVez: flag.describe('True: also where it is billed already; the reference becomes this one.'),
        }),
        answer: 'ProgramaPedido',
        example: {
          body: { referencia: 'NF 1234' },
          answer: {
            ...ORDER_EXAMPLE,
            faturado: { em: '2026-11-23T13:05:00.000Z', por: 'Meu ERP', referencia: 'NF 1234' },
          },
        },
      },
      async ({ param, body: { referencia, outraVez }, program, write }) => {
        const numero = numeroOf(param);
        return change(numero, billed(numero, { ref: referencia, por: program.nome, again: outraVez }), write);
      },
    ),
    program(
      {
        method: 'post',
        path: '/program/orders/:numero/step',
        scope: 'pedidos:escrever',
        summary:
          'Brings an order a step further and mails its buyer; sent again with another tracking code, that one counts',
        body: z.object({
          situacao: z.enum(['confirmado', 'enviado', 'entregue']),
          rastreio: text(TRACKING_LENGTH).describe('With `enviado`: what the carrier calls the parcel.'),
          transportadora: text(CARRIER_LENGTH).describe('With `enviado`: who carries it, as buyers read it.'),
        }),
        answer: 'ProgramaPedido',
        example: {
          body: { situacao: 'enviado', rastreio: 'AA123456785BR', transportadora: 'Correios' },
          answer: SENT_EXAMPLE,
        },
      },
      async ({ param, body: { situacao, ...parcel }, write }) => {
        const numero = numeroOf(param);
        const sent = situacao === 'enviado';
        const rastreio = sent ? oneLine(parcel.rastreio) : '';
        const transportadora = sent ? oneLine(parcel.transportadora) : '';
        return change(numero, stepped(deps, numero, situacao, { rastreio, transportadora }), write);
      },
    ),
    program(
      {
        method: 'post',
        path: '/program/orders/:numero/tracking',
        scope: 'pedidos:escrever',
        summary:
          'Takes in what the carrier says of the parcel; `entregue` delivers the order. Said before, it changes nothing',
        body: PARCEL_BODY,
        answer: 'ProgramaPedido',
        example: {
          body: { estado: 'em_transito', em: '2026-11-24T09:30:00.000Z', local: 'Cajamar - SP' },
          answer: {
            ...SENT_EXAMPLE,
            ocorrencias: [{ estado: 'em_transito', em: '2026-11-24T09:30:00.000Z', local: 'Cajamar - SP' }],
          },
        },
      },
      async ({ param, body, write }) => {
        const numero = numeroOf(param);
        return change(numero, parcelNews(deps, numero, readParcel(body)), write);
      },
    ),
  ];
}

function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** What is in the lists of these orders, by order. */
async function partsOf(
  on: Deps['db'],
  numeros: readonly number[],
): Promise<ReadonlyMap<number, readonly ListPart[]>> {
  return Map.groupBy(numeros.length > 0 ? await listParts(on, numeros) : [], ({ numero }) => numero);
}
