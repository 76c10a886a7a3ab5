/** What the page of an order says of its money, and what its buyer may still do about it. */
import type { PagamentoPedido } from '#lib/contract/payment.ts';
import { formatLastDay } from '#lib/domain/kernel/dates.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { FREE } from '#lib/domain/payments/methods.ts';
import { orderText } from '#lib/text/order.ts';
import { methodText, orderPaymentText as words } from '#lib/text/order-payment.ts';

type Payment = PagamentoPedido<Centavos>;
type Charge = NonNullable<Payment['cobranca']>;

const ENDED: readonly Charge['situacao'][] = ['recusada', 'vencida', 'cancelada'];
/** Its money was taken for it: a case about it is about what goes back. */
const PAID: readonly Payment['situacao'][] = ['pago', 'devolvido_parcial', 'devolvido', 'contestado'];
const UNSURE: readonly Charge['situacao'][] = ['analise', 'conferencia', 'preparando'];

/** Nothing of it can be paid any more. */
export function isOver({ cobranca }: Pick<Payment, 'cobranca'>): boolean {
  return cobranca === null || ENDED.includes(cobranca.situacao);
}

/** What is said once an order was cancelled: that nothing is charged only where nothing was. */
export function cancellationSaid(
  { cobranca, devolvido, emConferencia, forma, situacao }: Payment,
  confirmed: boolean,
): string {
  if (situacao === 'contestado') return orderText.cancelledDisputed;
  const paid = PAID.includes(situacao) || cobranca?.situacao === 'paga' || devolvido > 0;
  if (paid) return orderText.cancelledPaid;
  return emConferencia || (confirmed && forma !== FREE) ? orderText.cancelledPerhaps : orderText.cancelled;
}

/** Nothing was paid for it and nothing is waited for: what is said of its end says all of its payment. */
export function isClosed({
  cobranca,
  espera,
  situacao,
  status,
}: Pick<Payment, 'cobranca' | 'espera' | 'situacao' | 'status'>): boolean {
  const unpaid = (situacao === 'encerrado' || situacao === 'vencido') && cobranca?.situacao !== 'paga';
  return status === 'cancelado' && unpaid && !espera;
}

/** Undefined where what is needed to pay says it all. */
export function paymentSaid(payment: Payment): string | undefined {
  const { cancelando, cobranca, devolvido, emConferencia, forma, situacao, status, valor } = payment;
  if (cancelando) return cobranca?.situacao === 'analise' ? words.cancellingLater : words.cancelling;
  if (status === 'cancelado') return cancelledSaid(payment);
  if (emConferencia && !PAID.includes(situacao)) return words.checking;
  if (forma === FREE && situacao === 'pago') return words.free;
  const byState: Readonly<Partial<Record<typeof situacao, string>>> = {
    pago: words.paid(formatBRL(valor), paidBy(payment)),
    vencido: words.overdue,
    encerrado: words.ended,
    devolvido_parcial: [
      words.paid(formatBRL(valor), paidBy(payment)),
      words.partly(formatBRL(devolvido)),
    ].join(' '),
    devolvido: words.returned(formatBRL(devolvido)),
    contestado: words.disputed,
  };
  const said = byState[situacao];
  if (said !== undefined) return said;
  if (situacao === 'combinar' && isOver(payment)) return agreedSaid(payment);
  if (cobranca?.situacao === 'recusada') return refusalSaid(cobranca);
  if (cobranca?.situacao === 'vencida') return words.expired;
  return cobranca?.situacao === 'cancelada' ? words.givenUp : undefined;
}

/** The way it was paid by; of a card also in how many parts, and what they come to. */
export function paidBy({ cobranca, forma }: Pick<Payment, 'cobranca' | 'forma'>): string {
  const { name } = methodText[forma];
  if (!cobranca || cobranca.forma !== forma || cobranca.parcelas < 2) return name;
  const { parcelas, totalParcelado } = cobranca;
  return words.inParts(name, parcelas, totalParcelado > 0 ? formatBRL(totalParcelado) : '');
}

/** Of a card there is another one to try. */
function refusalSaid({ forma, recusa }: Charge): string {
  return forma === 'cartao' || recusa === 'prazo' ? words.refused[recusa || 'outro'] : words.failed;
}

/** Money that came for an order that was cancelled goes back, unless its buyer and the shop agree to take it up again. */
function cancelledSaid({ cobranca, devolvido, emConferencia, situacao }: Payment): string {
  const paid = cobranca?.situacao === 'paga' ? cobranca.valor : undefined;
  if (situacao === 'contestado') return words.disputed;
  if (devolvido > 0 && devolvido >= (paid ?? 0)) return words.returned(formatBRL(devolvido));
  if (devolvido > 0) return words.partly(formatBRL(devolvido));
  if (paid !== undefined) return (situacao === 'pago' ? words.goesBack : words.paidLate)(formatBRL(paid));
  if (emConferencia) return words.checkingLate;
  return situacao === 'vencido' ? words.overdue : words.ended;
}

function agreedSaid({ forma, status, fatura }: Payment): string {
  if (forma === 'faturado' && fatura !== null) {
    const { dias, vencimento } = fatura;
    return words.invoiced(dias, formatLastDay(`${vencimento}T15:00:00Z`), status === 'recebido');
  }
  return status === 'recebido' ? (words.byHand[forma] ?? words.settled) : words.settled;
}

/** Nobody can pay it: it is made, or its provider looks at what was paid. */
export function isUnsure({ cobranca }: Pick<Payment, 'cobranca'>): boolean {
  return cobranca !== null && UNSURE.includes(cobranca.situacao);
}

/** Another way to pay is offered where nothing that was paid, or may have been, is still looked at. */
export function mayChange(payment: Payment): boolean {
  const { cancelando, emConferencia, outras } = payment;
  return outras.length > 0 && !emConferencia && !cancelando && !isUnsure(payment);
}

const TO_PAY: readonly Charge['situacao'][] = ['preparando', 'aberta'];

/** What is said once another way was chosen, for as long as that way is still to be paid or agreed. */
export function changeSaid(payment: Payment): string | undefined {
  const { cancelando, cobranca, emConferencia, situacao, status } = payment;
  if (status !== 'recebido' || cancelando || emConferencia) return undefined;
  if (cobranca === null) return situacao === 'combinar' ? words.changed : undefined;
  return situacao === 'aguardando' && TO_PAY.includes(cobranca.situacao) ? words.changed : undefined;
}

/** The same where the charge before has to end first. */
export function changingSaid({ cancelando, cobranca }: Payment): string | undefined {
  return cobranca?.situacao === 'conferencia' && !cancelando ? words.changing : undefined;
}
