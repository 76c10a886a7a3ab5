/** `panel/orders/:numero/payments*`: what the shop's people see and do of the payments of an order. */

import { z } from 'zod';
import { convertPagamentosPedido, type PagamentosPedido } from '#lib/contract/panel-order-payments.ts';
import { toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { ORDERS } from '#lib/domain/panel/roles.ts';
import { PAID_WAYS } from '#lib/domain/payments/methods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { advanceRefunds } from '../advance-refunds.ts';
import { allowAgain } from '../allow-again.ts';
import { endCase } from '../close-case.ts';
import { confirmCharge, undoConfirmation } from '../confirm.ts';
import { endUnpaid } from '../end-terms.ts';
import { readOrderBook } from '../order-book.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { casesOf } from '../queries/cases.ts';
import { reinstateOrder } from '../reinstate-order.ts';
import { requestRefund } from '../request-refund.ts';
import { type OrderBook, presentBook } from '../wire/order-payments.ts';
import { type Acting, detail, historyOf, orderAct, refuseSilence, type Told } from './acting.ts';
import { bankReference, day, note, pastDay, reais, revision } from './fields.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { PAYMENTS_SECTION } from './settings.ts';

type PanelDeps = Deps & PaymentDeps;

const REVISION = { revisao: revision };

export function panelOrderPaymentEndpoints(deps: PanelDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const one = { roles: ORDERS, answer: 'PagamentosPedido' } as const;
  const path = '/panel/orders/:numero/payments';
  const numberOf = (param: (name: string) => string) => readId(param('numero'), message.unknownOrder);
  const chargeOf = (param: (name: string) => string) => ({
    numero: numberOf(param),
    id: readId(param('id'), message.unknownPayment),
  });
  const told = (numero: number) => () => {
    deps.later(deps.sendOutbox);
    return present(deps, numero);
  };
  return [
    panel(
      { ...one, method: 'get', path, summary: 'The payments of an order, and what may be done about them' },
      ({ param }) => present(deps, numberOf(param)),
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/:id/confirm`,
        summary: 'Somebody found the money of a charge in the account',
        body: z.object({
          ...REVISION,
          valor: reais.describe('What came; 0 for what was asked.').default(0),
          identificacao: bankReference.describe('What the bank calls it, where it is known.'),
          nota: note.describe('Why another amount came than was asked: has to be said then.'),
        }),
      },
      async ({ param, body: { revisao, valor, identificacao, nota }, write }) => {
        const charge = chargeOf(param);
        return write(
          orderAct(charge.numero, revisao, async (trx, book, { author, now }) => {
            const asked = book.charges.find((other) => other.charge.id === charge.id)?.charge.valor ?? 0;
            const came = valor === 0 ? asked : toCentavos(valor);
            refuseSilence(came === asked, nota);
            const noted = { entryRef: identificacao.trim(), nota: nota.trim() };
            const sighting = { valor: came, ...noted, at: now, author, now } as const;
            await confirmCharge(trx, deps, charge, { ...sighting, cause: 'confirmacao' });
            return { ato: 'confirmou', detalhe: detail(came, [identificacao, nota].join(' ')) };
          }),
          told(charge.numero),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/:id/undo`,
        summary: 'Takes the last confirmation of a charge back: it was a mistake',
        body: z.object(REVISION),
      },
      async ({ param, body: { revisao }, write }) => {
        const charge = chargeOf(param);
        return write(
          orderAct(charge.numero, revisao, async (trx, _, by) => {
            await undoConfirmation(trx, deps, charge, by);
            return { ato: 'desfez', detalhe: '' };
          }),
          told(charge.numero),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/:id/unpaid`,
        summary: 'Somebody looked into the account: a charge whose term is over was not paid',
        body: z.object(REVISION),
      },
      async ({ param, body: { revisao }, write }) => {
        const charge = chargeOf(param);
        return write(
          orderAct(charge.numero, revisao, async (trx, _, by) => {
            if (!(await endUnpaid(trx, deps, charge, by))) throw new HttpError(409, message.paymentMoved);
            return { ato: 'conferiu', detalhe: '' };
          }),
          told(charge.numero),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/manual`,
        summary: 'Marks an order as paid outside of the shop',
        body: z.object({
          ...REVISION,
          forma: z.enum(PAID_WAYS),
          valor: reais.refine((valor) => valor > 0),
          nota: note.describe('Has to be said where the order costs another amount by that way.'),
        }),
      },
      async ({ param, body: { revisao, ...paid }, write }) => {
        const numero = numberOf(param);
        return markOrderPaid(deps, { numero, revisao, ...paid }, { write, answer: told(numero) });
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/allow`,
        summary: 'Lets a buyer who has used up all attempts begin charges again',
        body: z.object(REVISION),
      },
      async ({ param, body: { revisao }, write }) => {
        const numero = numberOf(param);
        return write(
          orderAct(numero, revisao, async (trx, _, { now }) => {
            await allowAgain(trx, numero, now);
            return { ato: 'permitiu', detalhe: '' };
          }),
          told(numero),
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/refund`,
        summary: 'Gives back what was paid for an order, whole or in part',
        body: z.object({
          ...REVISION,
          valor: reais.refine((valor) => valor > 0),
          motivo: requiredText(150),
          identificacao: bankReference.describe('Of a return that was made at the bank already.'),
          em: day.describe('The day on which it was made.'),
        }),
      },
      async ({ param, body, write }) => {
        const numero = numberOf(param);
        return write(
          orderAct(numero, body.revisao, (trx, book, by) => refund(trx, deps, book, body, by)),
          () => {
            // Whoever pressed sees soon what the provider says to it.
            deps.later(() => advanceRefunds(deps));
            return told(numero)();
          },
        );
      },
    ),
    panel(
      {
        ...one,
        method: 'post',
        path: `${path}/take-up`,
        summary: 'Takes a cancelled order up again for money that came late, instead of giving it back',
        body: z.object({
          ...REVISION,
          devolucao: requiredText(35).describe('Id of the return that was promised.'),
        }),
      },
      async ({ param, body: { revisao, devolucao }, write }) => {
        const numero = numberOf(param);
        return write(
          orderAct(numero, revisao, async (trx, _, by) => {
            await reinstateOrder(trx, deps, { numero, refund: devolucao }, by);
            return { ato: 'retomou', detalhe: '' };
          }),
          told(numero),
        );
      },
    ),
  ];
}

type Asked = {
  readonly valor: number;
  readonly motivo: string;
  readonly identificacao: string;
  readonly em: string;
};

/** Of money that a machine holds it is asked for; of other money it was done at the bank, or somebody still has to. */
async function refund(
  trx: Trx,
  deps: PaymentDeps,
  { order: { numero, status }, charges }: OrderBook,
  { valor, motivo, identificacao, em }: Asked,
  { author, now }: Acting,
): Promise<Told> {
  const amount = toCentavos(valor);
  const causa = status === 'cancelado' ? 'cancelamento' : 'manual';
  await requestRefund(trx, deps, numero, { valor: amount, causa, nota: motivo, author, now });
  const ref = identificacao.trim();
  if (ref !== '') {
    const charge = charges.find((one) => one.charge.applied_at !== null)?.charge;
    if (!charge || deps.providers.get(charge.provider)?.witness === 'machine')
      throw new HttpError(400, message.returnByMachine);
    const at = pastDay(em, now);
    if (!at) throw new HttpError(400, message.returnDay);
    const open = (await casesOf(trx, charge.id)).findLast(
      ({ kind, closed_at, entry_ref }) =>
        kind === 'devolver' && closed_at === null && entry_ref === charge.applied_ref,
    );
    if (!open) throw new HttpError(409, message.paymentMoved);
    await endCase(trx, deps, open, { outcome: 'devolvida', ref, at, note: motivo, author, now });
  }
  return { ato: 'devolveu', detalhe: detail(amount, motivo) };
}

/** @throws HttpError 404. */
async function present(deps: PanelDeps, numero: number): Promise<PagamentosPedido> {
  const book = await readOrderBook(deps.db, numero);
  if (!book) throw notFound(message.unknownOrder);
  const alteracoes = await readChanges(deps.db, PAYMENTS_SECTION, { alvo: historyOf(numero) });
  return convertPagamentosPedido({ ...presentBook(book, deps.providers), alteracoes }, toReais);
}
