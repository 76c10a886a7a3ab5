/** What the shop asks Mercado Pago for: the same body each time a charge is asked for. */
import { plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { type InstallmentRules, installmentPlans } from '#lib/domain/offers/installments.ts';
import { dueOfBoleto } from '#lib/domain/payments/deadlines.ts';
import { wireAmount } from '#lib/domain/payments/pix-wire.ts';
import type { CardGiven, ChargeOrder } from '../providers/provider.ts';
import type { Payer } from '../queries/payers.ts';
import type { MpAccount } from './account.ts';

export type Making = {
  readonly order: ChargeOrder;
  readonly payer: Payer;
  readonly account: Pick<MpAccount, 'testing'>;
  /** How the shop lets cards be paid in parts. */
  readonly rules: InstallmentRules;
  /** Page of the order, to which its buyer comes back. */
  readonly page: string;
};

/** Minutes: Mercado Pago takes no shorter term. */
const SHORTEST = 30;
const MINUTE = 60_000;

export function orderBody(making: Making): object {
  const { order, payer } = making;
  const total = wireAmount(order.amount);
  const common = {
    type: 'online',
    external_reference: order.ref,
    total_amount: total,
    description: titleOf(order),
    payer: payerBody(payer, making.account, order),
  };
  if (order.card !== undefined && order.card !== 'gone') return { ...common, ...cardOf(order.card, total) };
  if (order.method === 'cartao') return { ...common, ...pageOf(making) };
  const pix = order.method === 'pix';
  const payment = {
    amount: total,
    payment_method: pix ? { id: 'pix', type: 'bank_transfer' } : { id: 'boleto', type: 'ticket' },
    expiration_time: pix ? `PT${minutesOf(order)}M` : `P${daysOf(order)}D`,
  };
  return { ...common, processing_mode: 'automatic', transactions: { payments: [payment] } };
}

/** A card of the fields on the shop's page; its bank is asked for a confirmation where Mercado Pago sees a risk. */
function cardOf({ token, kind, installments }: CardGiven, amount: string): object {
  const payment_method = { id: kind, type: 'credit_card', token, installments };
  return {
    processing_mode: 'automatic',
    transactions: { payments: [{ amount, payment_method }] },
    config: {
      online: { transaction_security: { validation: 'on_fraud_risk', liability_shift: 'required' } },
    },
  };
}

/** A page of Mercado Pago for cards alone: Pix and boleto have another price, and are paid on the order's own page. */
function pageOf({ order, rules, page }: Making): object {
  const plans = installmentPlans(centavos(order.amount), rules);
  const free = plans.filter(({ taxa }) => taxa === 0).length;
  return {
    processing_mode: 'manual',
    expiration_time: `PT${minutesOf(order)}M`,
    items: [{ title: titleOf(order), unit_price: wireAmount(order.amount), quantity: 1 }],
    config: {
      online: { success_url: page, pending_url: page, failure_url: page, auto_return: 'approved' },
      payment_method: {
        not_allowed_types: ['ticket', 'bank_transfer'],
        max_installments: plans.length,
        installments: {
          interest_free: free > 1 ? { type: 'range', values: [2, free] } : { type: 'none' },
        },
      },
    },
  };
}

function titleOf({ numero }: ChargeOrder): string {
  return `Pedido ${numero}`;
}

function payerBody({ comprador, endereco }: Payer, { testing }: Making['account'], order: ChargeOrder) {
  const names = comprador.nome.trim().split(/\s+/);
  return {
    // Test accounts take no other address.
    email: testing ? `comprador${order.numero}@testuser.com` : comprador.email,
    first_name: names[0] ?? '',
    last_name: names.slice(1).join(' ') || (names[0] ?? ''),
    identification: {
      type: comprador.documento.length > 11 ? 'CNPJ' : 'CPF',
      number: comprador.documento,
    },
    ...(order.method === 'boleto' && {
      address: {
        zip_code: endereco.cep.replace(/\D/g, ''),
        street_name: endereco.logradouro,
        street_number: endereco.numero || 'S/N',
        neighborhood: endereco.bairro,
        city: endereco.cidade,
        state: endereco.uf,
      },
    }),
  };
}

/** The term counts from when the shop wrote the charge down. */
function minutesOf({ createdAt, expiresAt }: ChargeOrder): number {
  const minutes = expiresAt ? Math.floor((expiresAt.getTime() - createdAt.getTime()) / MINUTE) : 0;
  return Math.max(SHORTEST, minutes);
}

/** Days until a boleto is due, at least one: its charge is waited for longer, as banks tell of it later. */
function daysOf({ createdAt, expiresAt }: ChargeOrder): number {
  const today = shopDay(createdAt);
  const due = expiresAt ? dueOfBoleto(expiresAt) : today;
  let days = 1;
  while (plusDays(today, days) < due) days += 1;
  return days;
}
