/** `quote*`, ours: what a cart costs, written down for an account and held for ten days. */
import { convertOrcamento, convertOrcamentos, type Orcamento } from '#lib/contract/quote.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { quotedLine } from '../held-quote.ts';
import { buyingQuote, MAX_QUOTES, makeQuote } from '../make-quote.ts';
import { chooseQuote, findQuote, type QuoteRow, validQuotes } from '../queries/quotes.ts';
import { presentQuoteOf, presentQuoteSummary } from '../wire/quote.ts';
import { cartWriter } from './checkout-cart.ts';

export function quoteEndpoints(deps: Deps): readonly Endpoint[] {
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
        const { id, conteudo } = await own(numeroOf(param), user);
        const lines = conteudo.linhas.map(quotedLine);
        await chooseQuote(db, id, now());
        return write(context, lines, buyingQuote(lines));
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
