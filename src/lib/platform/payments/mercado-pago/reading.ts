/** What Mercado Pago says of an order becomes what the shop understands. @throws where it says something that nobody knows. */

import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { isWholeCode } from '#lib/domain/payments/br-code.ts';
import { endOfBoleto } from '#lib/domain/payments/deadlines.ts';
import { readWireAmount } from '#lib/domain/payments/pix-wire.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';
import { Unanswered } from '../http/unanswered.ts';
import type {
  ChargeOrder,
  Dispute,
  PaidBack,
  Payment,
  Reading,
  RefundReading,
} from '../providers/provider.ts';
import type { MpAccount } from './account.ts';
import type { MpOrder, MpPayment, MpRefund } from './wire.ts';

type State = Extract<Reading, { said: 'state' }>['state'];

/** By status and detail; a status alone counts for whatever stands beside it. */
const STATES: Readonly<Record<string, State>> = {
  created: 'pendente',
  'action_required/waiting_payment': 'pendente',
  'action_required/waiting_transfer': 'pendente',
  // A card was refused, and its buyer may try another one there.
  'action_required/waiting_retry': 'pendente',
  'action_required/pending_challenge': 'desafio',
  'action_required/waiting_capture': 'analise',
  processing: 'analise',
  'processed/accredited': 'paga',
  'processed/partially_refunded': 'paga',
  'processed/refunded': 'paga',
  refunded: 'paga',
  'charged_back/in_process': 'paga',
  'charged_back/settled': 'paga',
  'charged_back/reimbursed': 'paga',
  failed: 'recusada',
  // The Payments API spells it with two.
  canceled: 'cancelada',
  cancelled: 'cancelada',
  expired: 'expirada',
};

const DISPUTES: Readonly<Record<string, Dispute['state']>> = {
  in_process: 'aberta',
  settled: 'perdida',
  reimbursed: 'ganha',
};

/** Of a payment whose money came, whatever became of it since. */
const CAME = ['processed', 'refunded', 'partially_refunded', 'charged_back'];

/** @param own Ids of the shop's refunds by Mercado Pago's. @param deadlines Until when disputed payments may be answered, by their ids. */
export function readMpOrder(
  { ref, amount, method, expiresAt }: ChargeOrder,
  account: Pick<MpAccount, 'user'>,
  order: MpOrder,
  {
    own,
    at,
    deadlines = new Map(),
  }: {
    readonly own: ReadonlyMap<string, string>;
    readonly at: Date;
    readonly deadlines?: ReadonlyMap<string, Date>;
  },
): Reading {
  const said = order.external_reference ?? '';
  const mine = said.toUpperCase() === ref.toUpperCase();
  if (mine && order.user_id && order.user_id !== account.user)
    throw new Unanswered('the order is of another account');
  if (mine && order.currency && order.currency !== 'BRL')
    throw new Unanswered('the order is in another currency');
  const state = stateOf(order);
  const { payments: tries = [], refunds = [] } = order.transactions ?? {};
  const paid = state === 'paga' ? cameBy(order) : [];
  const moved = order.last_updated_date ?? at;
  const last = tries.at(-1);
  const payload = payloadOf(method, order, last);
  const due = payload?.vencimento && endOfBoleto(payload.vencimento);
  return {
    said: 'state',
    state,
    ref: mine ? ref : said,
    amount: mine ? readWireAmount(order.total_amount) : amount,
    providerId: order.id,
    ...(state === 'recusada' && { reason: last?.status_detail ?? order.status_detail ?? 'failed' }),
    ...(mine && payload && { payload }),
    // Mercado Pago may have set a later day than was asked for.
    ...(mine && due && expiresAt && due > expiresAt && { expiresAt: due }),
    payments: paid.map((one) => paymentOf(one, moved)),
    paidBack: refunds.filter(isDone).map((one) => paidBackOf(one, { own, order, at: moved })),
    disputes: disputesOf(order, paid, { at: moved, deadlines }),
  };
}

function stateOf({ status, status_detail }: MpOrder): State {
  const state = STATES[`${status}/${status_detail ?? ''}`] ?? STATES[status];
  if (state === undefined) throw new Unanswered('an order has a status that nobody knows');
  return state;
}

/** What was paid, one by one. */
export function cameBy({ transactions }: MpOrder): readonly MpPayment[] {
  return (transactions?.payments ?? []).filter(({ status }) => CAME.includes(status));
}

/** Centavos. Interest that its buyer pays for parts is the card company's: the shop's amount is what was asked. */
export function paidAmount({ amount, paid_amount, payment_method }: MpPayment): number {
  const asked = readWireAmount(amount);
  const paid = paid_amount ? readWireAmount(paid_amount) : asked;
  const inParts = (payment_method?.installments ?? 1) > 1;
  return inParts && paid > asked ? asked : paid;
}

/** Centavos, counted in the same way: who gets all of it back may get the interest too. */
export function refundAmount({ amount, transaction_id }: MpRefund, order: MpOrder): number {
  const back = readWireAmount(amount);
  const payment = cameBy(order).find(({ id }) => id === transaction_id);
  return payment ? Math.min(back, paidAmount(payment)) : back;
}

function paymentOf(one: MpPayment, at: Date): Payment {
  return { ref: one.id, amount: paidAmount(one), at };
}

function payloadOf(
  method: ChargeOrder['method'],
  order: MpOrder,
  one: MpPayment | undefined,
): ChargePayload | undefined {
  const { qr_code: code, digitable_line: line, ticket_url } = one?.payment_method ?? {};
  if (method === 'pix') return code && isWholeCode(code) ? { copiaECola: code } : undefined;
  if (method === 'cartao') return cardPayload(order, one);
  if (!one?.date_of_expiration || !(line || ticket_url)) return undefined;
  const digits = (line ?? '').replace(/\D/g, '');
  return {
    ...(digits.length === 47 && { linhaDigitavel: line ?? '' }),
    vencimento: shopDay(one.date_of_expiration),
    ...linkOf(ticket_url),
  };
}

/** Where it is paid, or where its bank asks for a confirmation. */
function cardPayload(order: MpOrder, one: MpPayment | undefined): ChargePayload | undefined {
  const { link: desafio } = linkOf(one?.payment_method?.transaction_security?.url) ?? {};
  const where = desafio === undefined ? linkOf(order.checkout_url) : { desafio };
  const parts = partsOf(order);
  return where || parts ? { ...where, ...parts } : undefined;
}

const MOST_PARTS = 99;

/** Of what was paid; undefined for a card in one part. */
function partsOf(order: MpOrder): Pick<ChargePayload, 'parcelas' | 'totalParcelado'> | undefined {
  const [one] = cameBy(order);
  const parcelas = one?.payment_method?.installments ?? 1;
  if (!one || !Number.isInteger(parcelas) || parcelas < 2 || parcelas > MOST_PARTS) return undefined;
  const asked = readWireAmount(one.amount);
  const paid = one.paid_amount ? readWireAmount(one.paid_amount) : asked;
  return { parcelas, ...(paid > asked && { totalParcelado: paid }) };
}

function linkOf(address: string | null | undefined): { readonly link: string } | undefined {
  return address && URL.canParse(address) && new URL(address).protocol === 'https:'
    ? { link: address }
    : undefined;
}

function isDone({ status }: MpRefund): boolean {
  return status === 'processed';
}

type Back = { readonly own: ReadonlyMap<string, string>; readonly order: MpOrder; readonly at: Date };

function paidBackOf(one: MpRefund, { own, order, at }: Back): PaidBack {
  return {
    ref: one.id,
    id: own.get(one.id),
    kind: 'devolucao',
    ...(one.transaction_id && { of: one.transaction_id }),
    amount: refundAmount(one, order),
    at,
  };
}

/** One for each payment: named by it, as not every answer lists the dispute itself. */
function disputesOf(
  { status, status_detail }: MpOrder,
  paid: readonly MpPayment[],
  { at, deadlines }: { readonly at: Date; readonly deadlines: ReadonlyMap<string, Date> },
): readonly Dispute[] {
  const state = status === 'charged_back' ? DISPUTES[status_detail ?? ''] : undefined;
  if (state === undefined) return [];
  return paid.map((one) => ({
    ref: one.id,
    of: one.id,
    state,
    amount: paidAmount(one),
    at,
    answerBy: deadlines.get(one.id),
  }));
}

export function readMpRefund(one: MpRefund, amount: number, at: Date): RefundReading {
  const said = { said: 'state', ref: one.id, amount, at } as const;
  if (one.status === 'processed') return { ...said, state: 'feita' };
  if (one.status === 'processing' || one.status === 'in_process') return { ...said, state: 'processando' };
  if (one.status === 'failed' || one.status === 'canceled' || one.status === 'rejected')
    return { ...said, state: 'recusada', reason: one.status };
  throw new Unanswered('a refund has a status that nobody knows');
}
