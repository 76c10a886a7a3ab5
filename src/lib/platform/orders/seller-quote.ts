/** Quotes in the hands of sellers: each change is noted, counts one revision, and keeps to the seller's limit. */
import { quoteEnd, quoteEndOn } from '#lib/domain/cart/quote.ts';
import { readSkuList, SKU_LIST_LINES } from '#lib/domain/cart/sku-list.ts';
import { type Centavos, centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { findCustomer, sellerLimit } from '#lib/platform/accounts/queries/sellers.ts';
import { EMPTY_CART } from '#lib/platform/cart/cart.ts';
import {
  changeQuote,
  insertQuote,
  lockQuote,
  markSent,
  type QuoteRow,
} from '#lib/platform/cart/queries/quotes.ts';
import { discounted, quoteContent } from '#lib/platform/cart/quote-content.ts';
import { addingSkus } from '#lib/platform/cart/sku-list.ts';
import { isOpen } from '#lib/platform/cart/wire/quote.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { settle } from '#lib/platform/offers/available-lines.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import { lineOf } from '#lib/platform/offers/priced-items.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import { findSkus } from '#lib/platform/offers/queries/skus.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { type By, type Change, nothingThere } from '#lib/platform/panel/write.ts';
import type { QuoteContent } from '#lib/platform/schema/orders.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';

/** Of the history of the panel; its `alvo` is the number of a quote. */
export const QUOTES_SECTION = 'orcamentos';

export type QuoteTerms = {
  /** Per cent off the goods. */
  readonly desconto: number;
  /** The last day it holds; '' for as it is, or ten days. */
  readonly validade: string;
  readonly cupom: boolean;
  /** Left out: as it is. */
  readonly frete?: { readonly cep: string; readonly valor: Centavos; readonly dias: number } | undefined;
};

/** @throws HttpError 400 for no such account, codes that cannot be sold, and terms that are none. */
export async function newQuote(
  deps: Deps,
  { email, itens, ...terms }: QuoteTerms & { readonly email: string; readonly itens: string },
): Promise<Change<true, number>> {
  const { db, now } = deps;
  const customer = await findCustomer(db, { email });
  if (!customer) throw new HttpError(400, message.unknownCustomer);
  const { id: user, desconto_revenda: descontoRevenda } = customer;
  const shop = { ...(await readShop(deps)), descontoRevenda };
  const comprador = await findBuyer(db, user);
  const cart = await cartOf(deps, itens, termsOf(shop));
  const content = quoteContent(cart, shop, { comprador });
  const valid_until = endOf(terms.validade, now()) ?? quoteEnd(now());
  return {
    lock: nothingThere,
    seen: 'not asked',
    async write(trx, _, by) {
      const conteudo = await agreed(trx, content, terms, by);
      const { id: vendedor_id, nome: vendedor } = by.staff;
      const quote = { conteudo, created_at: by.now, valid_until, cupom: terms.cupom, vendedor_id, vendedor };
      const numero = await insertQuote(trx, user, quote);
      return { result: numero, history: noted(numero, 'criou', {}, factsOf({ ...quote, conteudo })) };
    },
  };
}

/** @throws HttpError 404, 409 for one that somebody changed or bought meanwhile, 400 for terms that are none. */
export function changedQuote(
  { now }: Pick<Deps, 'now'>,
  numero: number,
  { revisao, ...terms }: QuoteTerms & { readonly revisao: number },
): Change<QuoteRow, undefined> {
  return {
    ...held(numero, revisao),
    async write(trx, quote, by) {
      if (quote.pedido !== null) throw new HttpError(409, message.quoteUsed);
      const conteudo = await agreed(trx, quote.conteudo, terms, by);
      const valid_until = endOf(terms.validade, now()) ?? quote.valid_until;
      const { id: vendedor_id, nome: vendedor } = by.staff;
      const changed = { conteudo, valid_until, cupom: terms.cupom, vendedor_id, vendedor };
      await changeQuote(trx, numero, { ...changed, revisao: revisao + 1 });
      return { result: undefined, history: noted(numero, 'mudou', factsOf(quote), factsOf(changed)) };
    },
  };
}

/** @throws HttpError 404, 409 for one that was changed meanwhile, or that holds no more. */
export function sentQuote(numero: number, revisao: number): Change<QuoteRow, undefined> {
  return {
    ...held(numero, revisao),
    async write(trx, quote, { now }) {
      if (!isOpen(quote, now)) throw new HttpError(409, message.quoteChanged);
      await markSent(trx, numero, now);
      await queueMails(trx, [{ assunto: 'orcamento-enviado', sobre: numero }], now);
      const before = { enviado: quote.sent_at?.toISOString() };
      return { result: undefined, history: noted(numero, 'mudou', before, { enviado: now.toISOString() }) };
    },
  };
}

function held(numero: number, revisao: number) {
  return {
    lock: (trx: Trx) => lockQuote(trx, numero),
    unknown: message.unknownQuote,
    seen: { was: revisao, is: (quote: QuoteRow) => quote.revisao, refusal: message.quoteChanged },
  };
}

/** @throws HttpError 400 for more than the seller may take off. */
async function agreed(
  trx: Trx,
  content: QuoteContent,
  { desconto, frete }: QuoteTerms,
  { staff: { id, papeis } }: By,
): Promise<QuoteContent> {
  const limit = papeis.includes('administrador') ? 90 : await sellerLimit(trx, id);
  if (desconto > limit && desconto !== content.desconto)
    throw new HttpError(400, message.discountOverLimit(limit));
  const { servico = SETTLED, label = message.settledFreight } = content.frete ?? {};
  return discounted(frete ? { ...content, frete: { servico, label, ...frete } } : content, desconto);
}

/** Of a delivery that no service of the shop is. */
const SETTLED = 'orcamento';

/** @throws HttpError 400 for a day that is none, or is over. */
function endOf(day: string, now: Date): Date | undefined {
  if (day === '') return undefined;
  const end = quoteEndOn(day, now);
  if (!end) throw new HttpError(400, message.quoteDateWrong);
  return end;
}

/** @throws HttpError 400 which names the lines that cannot be sold. */
async function cartOf({ db }: Pick<Deps, 'db'>, itens: string, terms: ReturnType<typeof termsOf>) {
  const list = readSkuList(itens);
  if (list.length === 0) throw new HttpError(400, message.skuListEmpty);
  if (list.length > SKU_LIST_LINES)
    throw new HttpError(400, message.skuListLong(list.length, SKU_LIST_LINES));
  const codes = [...new Set(list.map(({ sku }) => sku.toUpperCase()))];
  const found = new Map((await findSkus(db, codes)).map((row) => [row.sku, row]));
  const keys = [...found.values()].map((row) => lineOf({ ...row, tipo: 'produto', quantidade: 1 }));
  const goods = await loadGoods(db, keys, terms.now);
  const { change, outcome } = addingSkus(list, found);
  const lines = change([], goods, terms);
  const { faltas } = outcome();
  if (faltas.length > 0)
    throw new HttpError(400, message.quoteLines(faltas.map(({ texto }) => texto).join('; ')));
  return { ...EMPTY_CART, ...settle(lines, goods, terms) };
}

function noted(
  numero: number,
  acao: 'criou' | 'mudou',
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) {
  return { secao: QUOTES_SECTION, alvo: String(numero), acao, campos: differences(before, after) } as const;
}

function factsOf({ conteudo, valid_until, cupom }: Pick<QuoteRow, 'conteudo' | 'valid_until' | 'cupom'>) {
  const { desconto = 0, valor, frete } = conteudo;
  return {
    desconto,
    total: formatBRL(centavos(valor)),
    frete: frete && formatBRL(centavos(frete.valor)),
    validade: valid_until.toISOString().slice(0, 10),
    cupom,
  };
}
