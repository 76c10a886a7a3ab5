/** `panel/quotes*`: those of all accounts, made, changed, discounted and sent by sellers. */
import { z } from 'zod';
import { convertOrcamentosPainel } from '#lib/contract/panel-orders.ts';
import { convertOrcamento, type Orcamento } from '#lib/contract/quote.ts';
import { SKU_LIST_LENGTH } from '#lib/domain/cart/sku-list.ts';
import { ufOf } from '#lib/domain/kernel/cep.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { SELLERS } from '#lib/domain/panel/roles.ts';
import { isOpen, presentQuoteOf } from '#lib/platform/cart/wire/quote.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { readCep } from '#lib/platform/kernel/http/cep-body.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import {
  email,
  flag,
  id,
  readId,
  requiredText,
  text,
  wholeNumber,
} from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { findAnyQuote, listAllQuotes } from '../queries/all-orders.ts';
import { changedQuote, newQuote, sentQuote } from '../seller-quote.ts';

const FREIGHT = z
  .object({ cep: requiredText(20), valor: z.number().min(0).max(1_000_000), dias: wholeNumber(0, 365) })
  .nullish()
  .describe('What the delivery costs there, in reais; left out, what the quote says stays.');
const TERMS = {
  desconto: z.number().min(0).max(90).describe('Per cent off the goods, within the limit of who saves.'),
  validade: text(10).describe('The last day it holds, `2026-11-30`; left out, as it is, or ten days.'),
  cupom: flag,
  frete: FREIGHT,
};

export function panelQuoteEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.unknownQuote);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/quotes',
        summary: 'Quotes of all accounts, the newest first',
        roles: SELLERS,
        query: z.object(CHOICE),
        answer: 'OrcamentosPainel',
      },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => {
        const { rows, total } = await listAllQuotes(db, { busca, offset, limit });
        const now = deps.now();
        const orcamentos = rows.map(
          ({ id, conteudo, created_at, valid_until, pedido, refused_at, sent_at, vendedor }) => ({
            numero: id,
            data: created_at.toISOString(),
            validade: valid_until.toISOString(),
            valido: isOpen({ valid_until, pedido, refused_at }, now),
            pedido,
            enviado: sent_at !== null,
            recusado: refused_at !== null,
            vendedor,
            nome: conteudo.comprador.nome,
            email: conteudo.comprador.email,
            valor: centavos(conteudo.valor),
          }),
        );
        return convertOrcamentosPainel({ orcamentos, info: { offset, limit, total } }, toReais);
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/quotes/:numero',
        summary: 'A quote of any account, as it was given',
        roles: SELLERS,
        answer: 'Orcamento',
      },
      async ({ param }) => read(deps, readId(param('numero'), message.unknownQuote)),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/quotes',
        summary: 'Makes a quote for an account, of codes and quantities at its prices of today',
        roles: SELLERS,
        body: z.object({ email, itens: requiredText(SKU_LIST_LENGTH), ...TERMS }),
        answer: 'Orcamento',
      },
      async ({ body, write }) =>
        write(await newQuote(deps, { ...body, frete: freightOf(body.frete) }), (numero) =>
          read(deps, numero),
        ),
    ),
    panel(
      {
        method: 'put',
        path: '/panel/quotes/:numero',
        summary: 'Changes what a quote says, as long as nobody has bought it',
        roles: SELLERS,
        body: z.object({ revisao: id, ...TERMS }),
        answer: 'Orcamento',
      },
      async ({ param, body, write }) => {
        const numero = numeroOf(param);
        const change = changedQuote(deps, numero, { ...body, frete: freightOf(body.frete) });
        return write(change, () => read(deps, numero));
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/quotes/:numero/send',
        summary: 'Mails its buyer the link to a quote',
        roles: SELLERS,
        body: z.object({ revisao: id }),
        answer: 'Orcamento',
      },
      async ({ param, body: { revisao }, write }) => {
        const numero = numeroOf(param);
        return write(sentQuote(numero, revisao), () => {
          deps.later(deps.sendOutbox);
          return read(deps, numero);
        });
      },
    ),
  ];
}

/** @throws HttpError 400 for a postal code that is none, and for one that no state has: nobody could order there. */
function freightOf(frete: z.output<typeof FREIGHT>) {
  if (!frete) return undefined;
  const cep = readCep(frete.cep);
  if (!ufOf(cep)) throw new HttpError(400, message.unassignedCep);
  return { cep, valor: toCentavos(frete.valor), dias: frete.dias };
}

/** @throws HttpError 404. */
async function read({ db, siteUrl, now }: Deps, numero: number): Promise<Orcamento> {
  const quote = await findAnyQuote(db, numero);
  if (!quote) throw notFound(message.unknownQuote);
  return convertOrcamento(presentQuoteOf({ siteUrl, now: now() }, quote), toReais);
}
