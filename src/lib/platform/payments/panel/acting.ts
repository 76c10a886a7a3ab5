/** An act of a person about the payments of an order, as a change of the panel: of two at once one comes through. */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { readOrderBook } from '../order-book.ts';
import { bookRevision, type OrderBook } from '../wire/order-payments.ts';
import { PAYMENTS_SECTION } from './settings.ts';

export type Acting = { readonly author: string; readonly now: Date };

/** What the history says of it: a key of the panel's texts, and its details. */
export type Told = { readonly ato: string; readonly detalhe: string };

/** @param revisao What the form was filled with; undefined where nothing of it stands there. */
export function orderAct(
  numero: number,
  revisao: string | undefined,
  act: (trx: Trx, book: OrderBook, by: Acting) => Promise<Told>,
): Change<OrderBook, undefined> {
  return {
    async lock(trx) {
      await lockOrder(trx, numero);
      return readOrderBook(trx, numero);
    },
    unknown: message.unknownOrder,
    seen:
      revisao === undefined ? 'not asked' : { was: revisao, is: bookRevision, refusal: message.paymentMoved },
    async write(trx, book, { staff, now }) {
      const { ato, detalhe } = await act(trx, book, { author: staff.nome, now });
      const campos = [{ campo: ato, antes: '', depois: detalhe }];
      return {
        result: undefined,
        history: { secao: PAYMENTS_SECTION, alvo: historyOf(numero), acao: 'mudou', campos },
      };
    },
  };
}

/** How the history of the panel names the payments of an order. */
export function historyOf(numero: number): string {
  return `pedido ${numero}`;
}

/** An amount that nobody asked for is a slip of the finger until somebody says why. @throws HttpError 400 */
export function refuseSilence(asAsked: boolean, nota: string): void {
  if (!asAsked && nota.trim() === '') throw new HttpError(400, message.amountReason);
}

/** Of an act, for its history. `valor` in centavos. */
export function detail(valor: number, words: string): string {
  return [formatBRL(centavos(valor)), words.trim()].filter(Boolean).join(' · ');
}
