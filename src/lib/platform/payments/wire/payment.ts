/** How an order is paid, on the wire. */
import { createHash } from 'node:crypto';
import type { Cobranca, PagamentoPedido, SituacaoCobranca } from '#lib/contract/payment.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { type ChargeState, isLive } from '#lib/domain/payments/charge.ts';
import { dueDay } from '#lib/domain/payments/deadlines.ts';
import { amountFor, isByHand, METHODS, type Method } from '#lib/domain/payments/methods.ts';
import { refusalOf } from '#lib/domain/payments/refusals.ts';
import type { OrderRow } from '#lib/platform/orders/queries/orders.ts';
import type { Choice } from '../begin.ts';
import { DEMO } from '../providers/demo.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { isMachine, type Providers } from '../providers/provider.ts';
import type { ChargeRow } from '../queries/charges.ts';

export type PaymentFacts = {
  readonly order: OrderRow;
  readonly cancelAsked: boolean;
  readonly charges: readonly ChargeRow[];
  readonly openCase: boolean;
  readonly returned: Centavos;
  /** No other charge may be begun. */
  readonly esgotado: boolean;
  /** That may be chosen now. */
  readonly choices: readonly Choice[];
  /** A card may be chosen now, and is typed on the shop's own page. */
  readonly cardFields: boolean;
};

const SAID: Readonly<Record<ChargeState, SituacaoCobranca>> = {
  criando: 'preparando',
  incerta: 'preparando',
  pendente: 'aberta',
  desafio: 'aberta',
  analise: 'analise',
  encerrando: 'conferencia',
  paga: 'paga',
  recusada: 'recusada',
  expirada: 'vencida',
  cancelada: 'cancelada',
};

export function presentPayment(facts: PaymentFacts, providers: Providers): PagamentoPedido<Centavos> {
  const { order, charges, cancelAsked, openCase, returned } = facts;
  const total = { valor: centavos(order.valor), vista: centavos(order.vista) };
  const forma = METHODS.find((method) => method === order.pagamento) ?? 'combinar';
  const charge =
    charges.find(({ applied_at }) => applied_at !== null) ??
    charges.find(({ status }) => isLive(status)) ??
    charges.at(-1);
  // A way by hand may have taken the place of a charge that ended.
  const shown = charge && (!isByHand(forma) || isLive(charge.status) || charge.status === 'paga');
  const cobranca = shown ? presentCharge(charge, providers) : null;
  const outras = facts.choices
    .filter(({ method }) => method !== forma || !cobranca || isOver(cobranca.situacao))
    .filter(({ method }) => !(isByHand(method) && method === forma))
    .map(({ method }) => ({ forma: method, valor: amountFor(method, total) }));
  const marked = {
    numero: order.numero,
    status: order.status,
    situacao: order.situacao_pagamento,
    forma,
    valor: centavos(order.cobrado),
    fatura: invoiceOf(order),
    devolvido: returned,
    cobranca,
    cancelando: cancelAsked && order.status === 'recebido',
    emConferencia: openCase,
    esgotado: facts.esgotado && order.status === 'recebido',
    outras,
    cartaoNaLoja: facts.cardFields,
  };
  return {
    ...marked,
    espera: openCase || marked.cancelando || charges.some(({ status }) => isLive(status)),
    marca: createHash('sha256').update(JSON.stringify(marked)).digest('base64url').slice(0, 16),
  };
}

/** Days and due day of an order by invoice. */
export function invoiceOf({
  created_at,
  fatura_dias: dias,
}: Pick<OrderRow, 'created_at' | 'fatura_dias'>): PagamentoPedido['fatura'] {
  return dias === null ? null : { dias, vencimento: dueDay(created_at, dias) };
}

function isOver(situacao: SituacaoCobranca): boolean {
  return ['recusada', 'vencida', 'cancelada'].includes(situacao);
}

function presentCharge(charge: ChargeRow, providers: Providers): Cobranca<Centavos> {
  const { ref, valor, status, payload, expires_at, provider } = charge;
  const { parcelas, totalParcelado } = payload;
  const { copiaECola = '', linhaDigitavel = '', vencimento = '', link = '', desafio = '' } = payload;
  const open = status === 'pendente' || status === 'desafio';
  return {
    ref,
    forma: charge.forma satisfies Method,
    valor: centavos(valor),
    situacao: SAID[status],
    copiaECola: open ? copiaECola : '',
    linhaDigitavel: open ? linhaDigitavel : '',
    vencimento: open ? vencimento : '',
    link: open ? link : '',
    desafio: status === 'desafio' ? desafio : '',
    empresa: provider === MERCADO_PAGO ? 'Mercado Pago' : '',
    recusa: status === 'recusada' ? refusalOf(charge.motivo) : '',
    parcelas: parcelas ?? 0,
    totalParcelado: centavos(totalParcelado ?? 0),
    ate: open ? (expires_at?.toISOString() ?? '') : '',
    porPessoas: !isMachine(providers, provider),
    demonstracao: provider === DEMO,
  };
}
