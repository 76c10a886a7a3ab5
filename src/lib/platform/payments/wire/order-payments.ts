/** The payments of an order as the panel shows them, and what may be done about them. */

import type { CobrancaPainel, PagamentosPedido } from '#lib/contract/panel-order-payments.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { attemptsLeft, attemptsOf } from '#lib/domain/payments/attempts.ts';
import { isLive } from '#lib/domain/payments/charge.ts';
import { identificationOf } from '#lib/domain/payments/identification.ts';
import { FREE, METHODS } from '#lib/domain/payments/methods.ts';
import { refundable } from '#lib/domain/payments/payment-decision.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { MANUAL } from '../mark-paid.ts';
import type { Money } from '../money.ts';
import type { Providers } from '../providers/provider.ts';
import type { ChargeRow } from '../queries/charges.ts';
import type { EntryRow } from '../queries/ledger.ts';
import type { PanelCase } from '../queries/panel-cases.ts';
import type { ChargeStepRow, OrderHead } from '../queries/panel-payments.ts';
import type { RefundRow } from '../queries/refunds.ts';
import { presentCase } from './cases.ts';
import { invoiceOf } from './payment.ts';

export type ChargeBook = {
  readonly charge: ChargeRow;
  readonly steps: readonly ChargeStepRow[];
  readonly entries: readonly EntryRow[];
  readonly refunds: readonly RefundRow[];
  readonly money: Money;
  readonly disputed: boolean;
};

export type OrderBook = {
  readonly order: OrderHead;
  readonly charges: readonly ChargeBook[];
  readonly cases: readonly PanelCase[];
  readonly steps: readonly {
    readonly para: OrderHead['situacao_pagamento'];
    readonly causa: string;
    readonly author: string;
    readonly created_at: Date;
  }[];
};

/** Another one as soon as anything moved: money, charges, refunds, cases or the order. */
export function bookRevision({ order, charges, cases }: OrderBook): string {
  return revisionOf({
    order: [order.status, order.situacao_pagamento, order.pagamento, order.tentativas],
    charges: charges.map(({ charge, entries, refunds }) => [
      [charge.id, charge.status, charge.applied_ref],
      entries.map(({ id }) => id),
      refunds.map(({ id, status }) => [id, status]),
    ]),
    cases: cases.map(({ id, desfecho }) => [id, desfecho]),
  });
}

export function presentBook(
  book: OrderBook,
  providers: Providers,
): Omit<PagamentosPedido<Centavos>, 'alteracoes'> {
  const { order, charges, cases, steps } = book;
  const applied = charges.find(({ charge }) => charge.applied_at !== null);
  const isMachine = ({ charge }: ChargeBook) => providers.get(charge.provider)?.witness === 'machine';
  const waits = order.status !== 'cancelado' && !applied;
  return {
    numero: order.numero,
    nome: order.comprador.nome,
    forma: METHODS.find((method) => method === order.pagamento) ?? 'combinar',
    situacao: order.situacao_pagamento,
    fatura: invoiceOf(order),
    prazo: order.status === 'recebido' ? (order.pay_until?.toISOString() ?? '') : '',
    cancelamentoPedidoEm: order.status === 'recebido' ? (order.cancel_asked_at?.toISOString() ?? '') : '',
    valor: centavos(order.valor),
    vista: centavos(order.vista),
    cobrado: centavos(order.cobrado),
    cobrancas: charges.map((one) => presentCharge(one, { book, machine: isMachine(one) })),
    casos: cases.map(presentCase),
    passos: steps.map(({ para, causa, author, created_at }) => ({
      situacao: para,
      causa,
      por: author,
      em: created_at.toISOString(),
    })),
    esgotado:
      order.status === 'recebido' &&
      attemptsLeft(
        attemptsOf(
          charges.map(({ charge }) => charge),
          MANUAL,
        ),
        order.tentativas,
      ) === 0,
    marcavel:
      waits &&
      order.pagamento !== FREE &&
      !charges.some((one) => isLive(one.charge.status) && isMachine(one)),
    devolvivel: centavos(
      applied && !applied.disputed ? refundable(applied.money.entries, applied.money.claims) : 0,
    ),
    devolveAMao: applied !== undefined && !isMachine(applied),
    revisao: bookRevision(book),
  };
}

type Around = { readonly book: OrderBook; readonly machine: boolean };

function presentCharge(one: ChargeBook, { book, machine }: Around): CobrancaPainel<Centavos> {
  const { charge, steps, entries, refunds } = one;
  const { order, charges } = book;
  const taken = charges.some((other) => other.charge.applied_at !== null);
  return {
    id: charge.id,
    forma: charge.forma,
    provedor: charge.provider,
    valor: centavos(charge.valor),
    estado: charge.status,
    motivo: charge.motivo,
    identificador: charge.ref,
    numeroProvedor: charge.provider_id ?? '',
    criadaEm: charge.created_at.toISOString(),
    venceEm: charge.expires_at?.toISOString() ?? '',
    vencimento: charge.payload.vencimento ?? '',
    pagaEm: charge.paid_at?.toISOString() ?? '',
    atrasada: charge.late,
    parcelas: charge.payload.parcelas ?? 0,
    totalParcelado: centavos(charge.payload.totalParcelado ?? 0),
    aplicado: centavos(charge.applied_valor),
    confirmavel: !machine && charge.provider !== MANUAL && charge.status !== 'paga',
    desfazivel: !machine && charge.status === 'paga' && isUndoable(one, book),
    conferivel: !machine && charge.status === 'encerrando',
    passos: steps.map(({ para, causa, por, author, created_at }) => ({
      estado: para,
      causa,
      por,
      autor: author,
      em: created_at.toISOString(),
    })),
    lancamentos: entries.map(({ kind, valor, provider_ref, happened_at, author }) => ({
      tipo: kind,
      valor: centavos(valor),
      identificacao: identificationOf(provider_ref),
      em: happened_at.toISOString(),
      autor: author,
    })),
    devolucoes: refunds.map(({ id, valor, causa, status, nota, author, created_at }) => ({
      id,
      valor: centavos(valor),
      causa,
      estado: status,
      nota,
      autor: author,
      em: created_at.toISOString(),
      retomavel:
        status === 'pedida' &&
        causa === 'tardio' &&
        valor === charge.valor &&
        order.status === 'cancelado' &&
        !taken,
    })),
  };
}

/** As `undoConfirmation` asks it, which has the last word. */
function isUndoable({ charge, money, refunds }: ChargeBook, { order, charges, cases }: OrderBook): boolean {
  const undone = money.entries.filter(({ kind }) => kind === 'desfeita').length;
  const came = money.entries.filter(({ kind }) => kind === 'entrada').length;
  const other = charges.some((one) => one.charge.id !== charge.id && isLive(one.charge.status));
  const sent = order.status === 'enviado' || order.status === 'entregue';
  const settled = cases.some(
    ({ charge_id, desfecho }) =>
      charge_id === charge.id && (desfecho === 'devolvida' || desfecho === 'aceita'),
  );
  return came > undone && !other && !sent && !settled && refunds.every(({ status }) => status === 'recusada');
}
