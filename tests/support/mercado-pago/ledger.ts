/** What the stand-in of Mercado Pago knows: its orders, and what was done to them. */

import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { boletoBarcode, boletoLine } from '#lib/domain/payments/boleto.ts';
import { dynamicPixCode } from '#lib/domain/payments/br-code.ts';
import type { CreateBody } from './contract.ts';

export type Refund = { id: string; transaction_id: string; amount: string; status: string };
type Tried = {
  id: string;
  amount: string;
  paid_amount?: string;
  status: string;
  status_detail: string;
  date_of_expiration?: string;
  payment_method: Record<string, unknown>;
};
export type Order = {
  id: string;
  external_reference: string;
  status: string;
  status_detail: string;
  total_amount: string;
  currency: string;
  user_id: string;
  checkout_url?: string;
  created_date: string;
  last_updated_date: string;
  transactions: {
    payments: Tried[];
    refunds: Refund[];
    chargebacks?: { id: string; transaction_id: string; case_id: string }[];
  };
  asked: CreateBody;
};

export type MpLedger = ReturnType<typeof createMpLedger>;

const DAY = 86_400_000;
const CARDS: Readonly<Record<string, readonly [string, string]>> = {
  APRO: ['processed', 'accredited'],
  CONT: ['processing', 'in_process'],
  CHAL: ['action_required', 'pending_challenge'],
  FUND: ['failed', 'insufficient_amount'],
  SECU: ['failed', 'bad_filled_security_code'],
  BLAC: ['failed', 'blacklist'],
};

export function createMpLedger(clock: () => Date, user: string) {
  const orders = new Map<string, Order>();
  let made = 0;
  const stamp = () => clock().toISOString();
  const of = (ref: string) => [...orders.values()].find((order) => order.external_reference === ref);
  const move = (order: Order, status: string, detail: string) => {
    Object.assign(order, { status, status_detail: detail, last_updated_date: stamp() });
    for (const one of order.transactions.payments) Object.assign(one, { status, status_detail: detail });
  };
  return {
    orders,
    of,
    move,
    last: () => [...orders.values()].at(-1),
    make(asked: CreateBody, total = asked.total_amount): Order {
      // Counted on where others were kept: a number is of one order for ever.
      made = 1 + Math.max(made, ...[...orders.keys()].map((one) => Number(one.slice(5, 10))));
      const id = `ORD01${String(made).padStart(5, '0')}K8H3W`;
      const manual = asked.processing_mode === 'manual';
      const order: Order = {
        id,
        external_reference: asked.external_reference,
        status: manual ? 'created' : 'action_required',
        status_detail: manual ? 'created' : 'waiting_payment',
        total_amount: total,
        currency: 'BRL',
        user_id: user,
        ...(manual && {
          checkout_url: `https://www.mercadopago.example/checkout/v1/redirect?order_id=${id}`,
        }),
        created_date: stamp(),
        last_updated_date: stamp(),
        transactions: { payments: [], refunds: [] },
        asked,
      };
      if (asked.processing_mode === 'automatic')
        order.transactions.payments.push(waiting(asked, id, clock()));
      orders.set(id, order);
      const [{ token = '' } = {}] = order.transactions.payments.map(({ payment_method }) => payment_method);
      if (token !== '') tryCard(order, String(token));
      return order;
    },
    /** Somebody pays: false where nothing can be paid any more. */
    pay(ref: string, { paid, installments = 1 }: { paid?: string; installments?: number } = {}): boolean {
      const order = of(ref);
      if (!order || !['created', 'action_required', 'processing'].includes(order.status)) return false;
      if (order.transactions.payments.length === 0)
        order.transactions.payments.push({
          ...{ id: `PAY01${order.id.slice(5)}`, amount: order.total_amount },
          ...{ status: 'created', status_detail: 'created' },
          payment_method: { id: 'master', type: 'credit_card', installments },
        });
      const [payment] = order.transactions.payments;
      if (payment) payment.paid_amount = paid ?? payment.amount;
      move(order, 'processed', 'accredited');
      return true;
    },
    refuse(ref: string, detail: string) {
      const order = of(ref);
      if (!order) return;
      if (order.transactions.payments.length === 0)
        order.transactions.payments.push({
          ...{ id: `PAY02${order.id.slice(5)}`, amount: order.total_amount },
          ...{ status: 'failed', status_detail: detail, payment_method: { id: 'visa', type: 'credit_card' } },
        });
      move(order, 'failed', detail);
    },
    /** @returns What is wrong with it. */
    refund(order: Order, part: { id: string; amount: string } | undefined, status = 'processed'): string {
      const [payment] = order.transactions.payments;
      if (!payment || order.status !== 'processed') return 'cannot_refund_order';
      const whole = payment.paid_amount ?? payment.amount;
      const amount = part?.amount ?? whole;
      const given = order.transactions.refunds.filter((one) => one.status !== 'failed');
      const sum = given.reduce((total, one) => total + cents(one.amount), 0) + cents(amount);
      if (sum > cents(whole)) return 'refund_amount_exceeds';
      const id = `REF01${String(order.transactions.refunds.length + 1)}${order.id.slice(5)}`;
      order.transactions.refunds.push({ id, transaction_id: payment.id, amount, status });
      order.last_updated_date = stamp();
      settle(order);
      return '';
    },
    settle,
    /** In and out, by order of amounts, as the shop's own ledger has them. */
    lines(): readonly string[] {
      return [...orders.values()]
        .flatMap(({ transactions: { payments, refunds } }) => [
          ...payments
            .filter((one) => one.paid_amount)
            .map((one) => `entrada ${cents(one.paid_amount ?? '')}`),
          ...refunds
            .filter((one) => one.status === 'processed')
            .map((one) => `devolucao ${cents(one.amount)}`),
        ])
        .toSorted();
    },
  };

  /** As the name on the card does it there: what stands for it begins with that name. */
  function tryCard(order: Order, token: string) {
    const [payment] = order.transactions.payments;
    if (!payment) return;
    delete payment.payment_method['token'];
    const [outcome = ''] = token.split('-');
    const [status, detail] = CARDS[outcome] ?? ['failed', 'invalid_card_token'];
    move(order, status, detail);
    if (status === 'processed') {
      const parts = Number(payment.payment_method['installments']);
      payment.paid_amount = parts > 3 ? (Number(payment.amount) * 1.1).toFixed(2) : payment.amount;
    }
    if (detail === 'pending_challenge')
      payment.payment_method['transaction_security'] = { url: `https://banco.example/desafio/${order.id}` };
  }

  function settle(order: Order) {
    const paid = cents(order.transactions.payments[0]?.paid_amount ?? '0.00');
    const back = order.transactions.refunds.filter((one) => one.status === 'processed');
    const sum = back.reduce((total, one) => total + cents(one.amount), 0);
    if (sum === 0) return;
    if (sum >= paid) move(order, 'refunded', 'refunded');
    else move(order, 'processed', 'partially_refunded');
  }
}

export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function waiting(
  asked: Extract<CreateBody, { processing_mode: 'automatic' }>,
  order: string,
  now: Date,
): Tried {
  const [asks] = asked.transactions.payments;
  const { amount, payment_method: method } = asks;
  const base = { id: `PAY01${order.slice(5)}`, amount, status: 'action_required' };
  if (method.id === 'pix') {
    const code = dynamicPixCode({
      location: `pix.mercadopago.example/v2/${order}`,
      name: 'Loja',
      city: 'Natal',
    });
    return { ...base, status_detail: 'waiting_transfer', payment_method: { ...method, qr_code: code } };
  }
  if (method.type === 'credit_card') return { ...base, status_detail: '', payment_method: { ...method } };
  const term = 'expiration_time' in asks ? asks.expiration_time : '';
  const end = new Date(now.getTime() + Number(/\d+/.exec(term)?.[0]) * DAY);
  const boleto = {
    bank: '237',
    due: shopDay(end),
    amount: centavos(cents(amount)),
    free: '1234567890123456789012345',
  };
  return {
    ...base,
    status_detail: 'waiting_payment',
    date_of_expiration: `${shopDay(end)}T22:59:59.000-04:00`,
    payment_method: {
      ...method,
      digitable_line: boletoLine(boletoBarcode(boleto)),
      ticket_url: `https://www.mercadopago.example/payments/${order}/ticket`,
    },
  };
}
