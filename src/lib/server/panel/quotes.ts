/** `/painel/orcamentos/…`: making, changing and sending quotes, and how much sellers may take off. */
import type { Api } from '#lib/api/client.ts';
import { changePanelQuote, limitSeller, newPanelQuote, sendPanelQuote } from '#lib/api/panel-orders.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { TermosOrcamento } from '#lib/contract/panel-orders.ts';
import type { Orcamento } from '#lib/contract/quote.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { line, readId, text } from '#lib/domain/kernel/form-fields.ts';
import { type Centavos, toReais } from '#lib/domain/kernel/money.ts';
import { panelQuoteText as words } from '#lib/text/panel-quotes.ts';
import { attempt, refuse } from '../account/visit.ts';

const PATH = '/painel/orcamentos';

/** As it was typed. */
export type TypedQuote = {
  readonly email: string;
  readonly itens: string;
  readonly desconto: string;
  readonly validade: string;
  readonly cupom: boolean;
  readonly cep: string;
  readonly frete: string;
  readonly dias: string;
};

export const BLANK_QUOTE: TypedQuote = {
  email: '',
  itens: '',
  desconto: '0',
  validade: '',
  cupom: false,
  cep: '',
  frete: '',
  dias: '',
};

export function typedOf({ desconto, cupom, frete }: Orcamento<Centavos>): TypedQuote {
  const price = frete ? toReais(frete.valor).toFixed(2).replace('.', ',') : '';
  return {
    ...BLANK_QUOTE,
    desconto: String(desconto).replace('.', ','),
    cupom,
    cep: frete?.cep ?? '',
    frete: price,
    dias: frete ? String(frete.dias) : '',
  };
}

export function answerNewQuote(api: Api, posted: FormData): Promise<FormOutcome<TypedQuote>> {
  const typed = readQuote(posted);
  const terms = termsOf(typed);
  if ('problems' in terms) return Promise.resolve(refuse(typed, terms.problems));
  return attempt(typed, {}, async () => {
    const { email, itens } = typed;
    const { numero } = await newPanelQuote(api, { email, itens, ...terms });
    return `${PATH}/${numero}?aviso=feito`;
  });
}

export async function answerQuote(
  api: Api,
  numero: string,
  posted: FormData,
): Promise<FormOutcome<TypedQuote>> {
  const typed = readQuote(posted);
  const revisao = readId(posted.get('revisao'));
  if (posted.get('acao') === 'enviar') {
    return attempt(typed, { 409: 'form' }, async () => {
      await sendPanelQuote(api, numero, revisao);
      return `${PATH}/${numero}?aviso=enviado`;
    });
  }
  if (posted.get('acao') !== 'mudar') return refuse(typed, {});
  const terms = termsOf(typed);
  if ('problems' in terms) return refuse(typed, terms.problems);
  return attempt(typed, { 409: 'form' }, async () => {
    await changePanelQuote(api, numero, { revisao, ...terms });
    return `${PATH}/${numero}?aviso=mudado`;
  });
}

export function answerSellers(api: Api, posted: FormData): Promise<FormOutcome<{ readonly limite: string }>> {
  const typed = { limite: line(posted, 'limite') };
  const limite = numberOf(typed.limite);
  if (limite === undefined || limite > 90 || !Number.isInteger(limite))
    return Promise.resolve(refuse(typed, { limite: words.limitWrong }));
  return attempt(typed, { 409: 'form' }, async () => {
    await limitSeller(api, readId(posted.get('vendedor')), { limite, visto: Number(line(posted, 'visto')) });
    return `${PATH}?aviso=limite`;
  });
}

function readQuote(posted: FormData): TypedQuote {
  return {
    email: line(posted, 'email'),
    itens: text(posted, 'itens'),
    desconto: line(posted, 'desconto'),
    validade: line(posted, 'validade'),
    cupom: posted.get('cupom') !== null,
    cep: line(posted, 'cep'),
    frete: line(posted, 'frete'),
    dias: line(posted, 'dias'),
  };
}

/** The terms, or what is wrong with them by the names of the fields. */
function termsOf({
  desconto: percent,
  validade,
  cupom,
  cep,
  frete,
  dias,
}: TypedQuote): TermosOrcamento | { readonly problems: Readonly<Record<string, string>> } {
  const desconto = percent === '' ? 0 : numberOf(percent);
  const valor = numberOf(frete);
  const days = dias === '' ? 0 : numberOf(dias);
  const wantsFreight = frete !== '';
  const problems = {
    ...((desconto === undefined || desconto > 90) && { desconto: words.discountWrong }),
    ...(wantsFreight && normalizeCep(cep) === undefined && { cep: words.cepWrong }),
    ...(wantsFreight && valor === undefined && { frete: words.priceWrong }),
    ...((days === undefined || !Number.isInteger(days) || days > 365 || (wantsFreight && dias === '')) && {
      dias: words.daysWrong,
    }),
  };
  if (Object.keys(problems).length > 0 || desconto === undefined || days === undefined) return { problems };
  return {
    desconto,
    validade,
    cupom,
    ...(wantsFreight && valor !== undefined && { frete: { cep, valor, dias: days } }),
  };
}

/** `1.234,5` or `1234.5`; undefined for what is no number from 0 on. */
function numberOf(typed: string): number | undefined {
  const plain = typed.includes(',') ? typed.replaceAll('.', '').replace(',', '.') : typed;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
