/**
 * Mercado Pago by its Orders API: Pix and boleto on the order's own page, cards on a page of Mercado Pago. A charge has one key and
 * one reference, so that what was asked twice is there once, and an answer that was lost is found again.
 */
import type { Kysely } from 'kysely';
import { toCentavos } from '#lib/domain/kernel/money.ts';
import { readWireAmount, wireAmount } from '#lib/domain/payments/pix-wire.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { readSettings } from '#lib/platform/shop/queries/settings.ts';
import { storedSettings } from '#lib/platform/shop/wire/settings.ts';
import { listedAmount } from '../http/listed-amount.ts';
import { parseAnswer } from '../http/parse-answer.ts';
import { Unanswered } from '../http/unanswered.ts';
import { type MercadoPagoOptions, type MpAccount, mpAccountOf } from '../mercado-pago/account.ts';
import { orderBody } from '../mercado-pago/bodies.ts';
import { type MpClient, type MpProblem, mpProblemLine, mpProblemReason } from '../mercado-pago/client.ts';
import { disputeDeadlines } from '../mercado-pago/dispute-deadlines.ts';
import { type Found, findMpOrder, listMpOrders } from '../mercado-pago/find.ts';
import { ownRefunds } from '../mercado-pago/own-refunds.ts';
import { cameBy, paidAmount, readMpOrder, readMpRefund, refundAmount } from '../mercado-pago/reading.ts';
import { type MpOrder, mpOrder } from '../mercado-pago/wire.ts';
import { payerOf } from '../queries/payers.ts';
import type { ChargeOrder, MachineProvider, Reading, RefundOrder, RefundReading, Seen } from './provider.ts';

export const MERCADO_PAGO = 'mercado-pago' as const;

export type MercadoPagoDeps = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly siteUrl: string;
  readonly seal: Cipher;
  readonly client: MpClient;
  readonly options: MercadoPagoOptions;
  /** Secrets are sealed by a key that is used for nothing else. */
  readonly ownKey?: boolean;
};

export function createMercadoPagoProvider(deps: MercadoPagoDeps): MachineProvider {
  const { db, now, seal, client, options } = deps;
  const open = (account: number | null) => mpAccountOf(db, account, seal, options);

  async function readingOf(
    order: ChargeOrder,
    account: MpAccount,
    { order: said, at }: Found,
    signal: AbortSignal,
  ): Promise<Reading> {
    const own = await ownRefunds(db, order.ref, said);
    const deadlines = await disputeDeadlines(client, account, said, signal);
    return readMpOrder(order, account, said, { own, at, deadlines });
  }

  async function read(order: ChargeOrder, account: MpAccount, signal: AbortSignal): Promise<Reading> {
    const found = await findMpOrder(client, account, order, { now: now(), signal });
    return found ? readingOf(order, account, found, signal) : { said: 'absent' };
  }

  async function bodyOf(order: ChargeOrder, account: MpAccount): Promise<object> {
    const [payer, rows] = await Promise.all([payerOf(db, order.numero), readSettings(db)]);
    const { parcelamento } = storedSettings(rows).sistema.produto;
    const rules = { ...parcelamento, parcelaMinima: toCentavos(parcelamento.parcelaMinima) };
    const page = `${deps.siteUrl}/checkout/pedido/${order.numero}`;
    return orderBody({ order, payer, account, rules, page });
  }

  async function refundAt(
    { id, charge }: RefundOrder,
    account: MpAccount,
    signal: AbortSignal,
  ): Promise<RefundReading> {
    const found = await findMpOrder(client, account, charge, { now: now(), signal });
    if (!found) throw new Unanswered('the order of a refund is not there');
    const { refunds = [] } = found.order.transactions ?? {};
    const own = await ownRefunds(db, charge.ref, found.order);
    const one = refunds.find((refund) => own.get(refund.id) === id);
    if (!one) return { said: 'absent' };
    const back = refundAmount(one, found.order);
    return readMpRefund(one, back, found.order.last_updated_date ?? found.at);
  }

  return {
    name: MERCADO_PAGO,
    witness: 'machine',
    methods: ['pix', 'boleto', 'cartao'],
    async make(order, signal) {
      const account = await open(order.account).catch(() => undefined);
      if (!account) return refused(order, 'SemCredenciais');
      if (order.card === 'gone') return read(order, account, signal);
      const body = await bodyOf(order, account);
      const slow = order.card !== undefined;
      const call = { method: 'POST', path: '/v1/orders', key: order.idemKey, body, slow } as const;
      const made = await client(account, call, signal).catch((error: unknown) => ({ error }));
      if (!('error' in made) && made.done)
        return readingOf(order, account, { order: parseAnswer(mpOrder, made.json), at: made.at }, signal);
      // A payment that was refused has its order in the answer.
      const data = 'error' in made ? undefined : mpOrder.safeParse(made.problem.data);
      if (data?.success) return readingOf(order, account, { order: data.data, at: now() }, signal);
      // The answer was lost, or the key was used before: it is looked for before anything is believed.
      const found = await read(order, account, signal);
      if (found.said !== 'absent') return found;
      if ('error' in made) throw made.error;
      // It is there, and its list does not have it yet.
      if (made.problem.status === 409) throw new Unanswered(mpProblemLine(made.problem));
      return refused(order, mpProblemReason(made.problem));
    },
    read: async (order, signal) => read(order, await open(order.account), signal),
    async cancel(order, signal) {
      const account = await open(order.account);
      const found = await findMpOrder(client, account, order, { now: now(), signal });
      if (!found) return { said: 'nothing' };
      const path = `/v1/orders/${found.order.id}/cancel`;
      await client(account, { method: 'POST', path, key: `${order.idemKey}-cancel`, body: {} }, signal);
      // It may have been paid, or have ended by itself; whoever asked reads it next.
      return read(order, account, signal);
    },
    async refund(order, signal) {
      const { id, charge, entryRef, amount } = order;
      const account = await open(charge.account);
      const found = await findMpOrder(client, account, charge, { now: now(), signal });
      if (!found) throw new Unanswered('the order of a refund is not there');
      const path = `/v1/orders/${found.order.id}/refund`;
      const part = { transactions: [{ id: entryRef, amount: wireAmount(amount) }] };
      const body = amount === wholeOf(found.order, entryRef) ? {} : part;
      const answer = await client(account, { method: 'POST', path, key: id, body }, signal);
      const there = await refundAt(order, account, signal);
      if (there.said !== 'absent') return there;
      if (answer.done || isBusy(answer.problem)) throw new Unanswered('the refund is not told yet');
      const reason = mpProblemReason(answer.problem);
      return { said: 'state', state: 'recusada', ref: id, amount, reason, at: now() };
    },
    readRefund: async (order, signal) => refundAt(order, await open(order.charge.account), signal),
    async list(account, { from, to }, signal) {
      const listed = await listMpOrders(client, await open(account), { from, to }, signal);
      return listed.flatMap(seenOf);
    },
  };
}

/** In full, so that it is asked for as the whole: only where nothing else was paid by the order. */
function wholeOf(order: MpOrder, payment: string): number | undefined {
  const [only, ...others] = cameBy(order);
  return only?.id === payment && others.length === 0 ? paidAmount(only) : undefined;
}

/** It is being given back already. */
function isBusy({ status, code }: MpProblem): boolean {
  return status === 409 && code !== 'cannot_refund_order';
}

function seenOf(order: MpOrder): readonly Seen[] {
  const [ref] = /^PED\d+T\d+[A-Z]{8}$/.exec((order.external_reference ?? '').toUpperCase()) ?? [];
  if (ref === undefined) return [];
  const came = cameBy(order).map((one) => ({ name: one.id, amount: listedAmount(() => paidAmount(one)) }));
  const back = (order.transactions?.refunds ?? [])
    .filter(({ status }) => status === 'processed')
    .map((one) => ({ name: one.id, amount: listedAmount(() => refundAmount(one, order)) }));
  const asked = listedAmount(() => readWireAmount(order.total_amount));
  const disputed = order.status === 'charged_back';
  const moves = [...came, ...back];
  return [{ ref, asked, moves, came: came.length > 0, ...(disputed && { disputed }) }];
}

function refused({ ref, amount }: ChargeOrder, reason: string): Reading {
  return { said: 'state', state: 'recusada', ref, amount, reason, payments: [], paidBack: [] };
}
