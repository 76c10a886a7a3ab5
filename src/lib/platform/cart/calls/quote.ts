/** `quote*`, ours: what a cart costs, written down for an account and held until a day. */

import { z } from 'zod';
import { convertOrcamento, convertOrcamentos, type Orcamento } from '#lib/contract/quote.ts';
import { QUOTE_ANSWER_LENGTH } from '#lib/domain/cart/quote.ts';
import { ufOf } from '#lib/domain/kernel/cep.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { keepFreightService } from '#lib/platform/kernel/queries/sessions.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { keepPlace } from '#lib/platform/shipping/queries/session-place.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { quotedLine } from '../held-quote.ts';
import { buyingQuote, MAX_QUOTES, makeQuote } from '../make-quote.ts';
import { chooseQuote, findQuote, type QuoteRow, refuseQuote, validQuotes } from '../queries/quotes.ts';
import { isOpen, presentQuoteOf, presentQuoteSummary } from '../wire/quote.ts';
import { cartWriter } from './checkout-cart.ts';

export function quoteEndpoints(deps: ShippingDeps & CountDeps): readonly Endpoint[] {
  const write = cartWriter(deps);
  const { db, now, siteUrl } = deps;
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownQuote);
  /** @throws HttpError 404 for one of another account: as for none. */
  const own = async (numero: number, user: number): Promise<QuoteRow> => {
    const quote = await findQuote(db, numero, user);
    if (!quote) throw notFound(message.unknownQuote);
    return quote;
  };
  const presented = async (numero: number, user: number): Promise<Orcamento> =>
    convertOrcamento(presentQuoteOf({ siteUrl, now: now() }, await own(numero, user)), toReais);
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/quote',
        summary: 'Writes down what the cart costs, held for ten days',
        answer: 'Orcamento',
      },
      async ({ context }) => {
        const { session, user } = await requireLogin(context, deps);
        return presented(await makeQuote(deps, await readShopFor(deps, context), session, user), user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/quote/:numero',
        summary: 'A quote of the account, as it was given',
        answer: 'Orcamento',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        return presented(numeroOf(param), user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/quote/:numero/cart',
        summary: 'Puts what was quoted into the cart, in the quantities it was quoted for',
        answer: 'Carrinho',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        const quote = await own(numeroOf(param), user);
        const { id, conteudo } = quote;
        const lines = conteudo.linhas.map(quotedLine);
        await chooseQuote(db, id, now());
        const { frete } = conteudo;
        return write(
          context,
          lines,
          buyingQuote(conteudo.linhas, isOpen(quote, now())),
          async (trx, { id: session }) => {
            if (!frete) return;
            await keepPlace(trx, session, { cep: frete.cep, cidade: '', uf: ufOf(frete.cep) ?? '' });
            await keepFreightService(trx, session, frete.servico);
          },
        );
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/quote/:numero/refuse',
        summary: 'Refuses a quote, and tells the shop why',
        body: z.object({ recado: text(QUOTE_ANSWER_LENGTH) }),
        answer: 'Orcamento',
      },
      async ({ context, param, body: { recado } }) => {
        const { user } = await requireLogin(context, deps);
        const { id } = await own(numeroOf(param), user);
        await inTransaction(db, async (trx) => {
          if (!(await refuseQuote(trx, id, { user, recado, now: now() })))
            throw new HttpError(409, message.quoteUsed);
          await queueMails(trx, [{ assunto: 'orcamento-recusado-loja', sobre: id }], now());
        });
        deps.later(deps.sendOutbox);
        return presented(id, user);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/quotes',
        summary: 'The quotes of the account that hold, the newest first',
        answer: 'Orcamentos',
      },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        const quotes = await validQuotes(db, user, now(), MAX_QUOTES);
        return convertOrcamentos({ orcamentos: quotes.map(presentQuoteSummary) }, toReais);
      },
    ),
  ];
}
