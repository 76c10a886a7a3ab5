/** Every mail the shop sends by itself, under the name it waits by in the outbox. */

import { resellerWriter } from '#lib/platform/accounts/mails/reseller.ts';
import { reminderLetter } from '#lib/platform/cart/mails/reminder.ts';
import { invoiceLetter } from '#lib/platform/fiscal/mails/invoice.ts';
import { leadWriter } from '#lib/platform/leads/mails/lead.ts';
import { restockWriter } from '#lib/platform/leads/mails/restock.ts';
import type { Writers } from '#lib/platform/mail/mail.ts';
import { subscriptionWriter } from '#lib/platform/newsletter/mails/subscription.ts';
import {
  approvalAsked,
  approvalRefused,
  companyExpired,
  companyOrdered,
} from '#lib/platform/orders/mails/approval.ts';
import { codeWriter } from '#lib/platform/orders/mails/code.ts';
import { orderWriter } from '#lib/platform/orders/mails/order.ts';
import { quoteRefused, quoteSent } from '#lib/platform/orders/mails/quote.ts';
import { reviewInvitation } from '#lib/platform/orders/mails/review-invitation.ts';
import { cardTesting } from '#lib/platform/payments/mails/card-testing.ts';
import { certificateEnds } from '#lib/platform/payments/mails/certificate.ts';
import {
  caseWriter,
  disputeWriter,
  expiredToShop,
  orderPaymentWriter,
  otherAmountWriter,
  refusedWriter,
  returnWriter,
} from '#lib/platform/payments/mails/payment.ts';
import { scriptChanged } from '#lib/platform/payments/mails/script-changed.ts';
import { strangeMoney } from '#lib/platform/payments/mails/strange-money.ts';
import { hookOff } from '#lib/platform/programs/mails/hook-off.ts';
import { returnLetter } from '#lib/platform/returns/mails/return.ts';

export const WRITERS = {
  'aprovacao-pedida': approvalAsked,
  'aprovacao-recusada': approvalRefused,
  'avaliacao-loja': reviewInvitation,
  'avise-me': restockWriter,
  'carrinho-lembrete': reminderLetter,
  'devolucao-aceita': returnLetter('aceita', 'comprador'),
  'devolucao-cancelada': returnLetter('cancelada', 'comprador'),
  'devolucao-cancelada-loja': returnLetter('cancelada', 'loja'),
  'devolucao-concluida': returnLetter('concluida', 'comprador'),
  'devolucao-instruida': returnLetter('instruida', 'comprador'),
  'devolucao-pedida': returnLetter('pedida', 'comprador'),
  'devolucao-pedida-loja': returnLetter('pedida', 'loja'),
  'devolucao-recebida': returnLetter('recebida', 'comprador'),
  'devolucao-recusada': returnLetter('recusada', 'comprador'),
  mensagem: leadWriter,
  newsletter: subscriptionWriter,
  'nota-fiscal': invoiceLetter,
  'orcamento-enviado': quoteSent,
  'orcamento-recusado-loja': quoteRefused,
  'pagamento-boleto': orderPaymentWriter('boleto'),
  'pagamento-cartoes-recusados': cardTesting,
  'pagamento-caso': caseWriter,
  'pagamento-certificado': certificateEnds,
  'pagamento-desfeito': orderPaymentWriter('desfeito'),
  'pagamento-devolvido': returnWriter('devolvido'),
  'pagamento-disputa': disputeWriter,
  'pagamento-divergente': otherAmountWriter,
  'pagamento-excedente': returnWriter('excedente'),
  'pagamento-lembrete': orderPaymentWriter('lembrete'),
  'pagamento-pix': orderPaymentWriter('pix'),
  'pagamento-programa-mudou': scriptChanged,
  'pagamento-recusado': refusedWriter,
  'pagamento-sem-cobranca': strangeMoney,
  'pagamento-tardio': returnWriter('tardio'),
  'pedido-cancelado': orderWriter('cancelado', 'comprador'),
  'pedido-cancelado-devolve': orderPaymentWriter('cancelado'),
  'pedido-cancelado-loja': orderWriter('cancelado', 'loja'),
  'pedido-codigo': codeWriter,
  'pedido-comprador': companyOrdered,
  'pedido-comprador-vencido': companyExpired,
  'pedido-confirmado': orderWriter('confirmado', 'comprador'),
  'pedido-entregue': orderWriter('entregue', 'comprador'),
  'pedido-enviado': orderWriter('enviado', 'comprador'),
  'pedido-recebido': orderWriter('recebido', 'comprador'),
  'pedido-recebido-loja': orderWriter('recebido', 'loja'),
  'pedido-rastreio': orderWriter('rastreio', 'comprador'),
  'pedido-vencido': orderPaymentWriter('vencido'),
  'pedido-vencido-loja': expiredToShop,
  revenda: resellerWriter,
  'webhook-desligado': hookOff,
} as const satisfies Writers;
