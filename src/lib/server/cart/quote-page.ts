/** `/checkout/orcamento/…`: a quote, and buying what was quoted. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { buyQuote, getQuote, refuseQuote } from '#lib/api/quote.ts';
import type { Orcamento } from '#lib/contract/quote.ts';
import { QUOTE_ANSWER_LENGTH } from '#lib/domain/cart/quote.ts';
import { text } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { quoteText } from '#lib/text/quote.ts';
import { loginFor } from '../account/login-for.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import type { Notice } from './cart-answer.ts';
import { cartNotice } from './cart-page.ts';

export type QuoteOutcome =
  | { readonly path: string }
  /** Undefined when the account has no such quote. */
  | { readonly quote: Orcamento<Centavos> | undefined; readonly problem?: string };

export function openQuote(api: Api, path: string, numero: string): Promise<QuoteOutcome> {
  return loginFor(path, async () => ({ quote: await unlessMissing(getQuote(api, numero)) }));
}

/** What had to be changed is said here, and only once: the cart says it no more. */
export function answerQuote(
  api: Api,
  path: string,
  { numero, posted }: { readonly numero: string; readonly posted: FormData },
): Promise<QuoteOutcome> {
  return loginFor(path, async (): Promise<QuoteOutcome> => {
    const quote = await unlessMissing(getQuote(api, numero));
    if (!quote) return { quote };
    try {
      if (posted.get('acao') === 'recusar') {
        await refuseQuote(api, numero, text(posted, 'recado').slice(0, QUOTE_ANSWER_LENGTH));
        return { path: `${path}?aviso=recusado` };
      }
      if (posted.get('acao') !== 'comprar') return { quote, problem: quoteText.failed };
      const { mensagens } = await buyQuote(api, numero);
      const changed = mensagens.filter(({ tipo }) => tipo !== 'aviso').map(({ mensagem }) => mensagem);
      if (changed.length > 0) return { quote, problem: [quoteText.short, ...changed].join(' ') };
      return { path: cartNotice(noticeOf(quote)) };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error;
      return { quote, problem: error.serverText || quoteText.failed };
    }
  });
}

function noticeOf({ valido, pedido }: Orcamento<Centavos>): Notice {
  if (valido) return 'orcamento';
  return pedido === null ? 'orcamentoVencido' : 'orcamentoUsado';
}
