/** Making a quote of a cart, and putting one back into it. */
import { quoteEnd } from '#lib/domain/cart/quote.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { lineKey, plainText } from '#lib/platform/offers/available-lines.ts';
import { offerOf } from '#lib/platform/offers/goods.ts';
import { type Change, MAX_LINES } from '#lib/platform/offers/line-changes.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { QuoteLine } from '#lib/platform/schema/orders.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { readCart, type SettledCart } from './cart.ts';
import { createCartFreight } from './freight.ts';
import { hasParts, quotedLine } from './held-quote.ts';
import { holdCart } from './queries/carts.ts';
import { insertQuote, validQuotes } from './queries/quotes.ts';
import { quoteContent, quotedFreight } from './quote-content.ts';

/** Most open quotes of one account. */
export const MAX_QUOTES = 50;

/**
 * Saves what the cart costs its account at today's prices, with the chosen delivery, without coupons. A quote with the same
 * content and the same last day is not made again: a form sent twice is one quote.
 * @throws HttpError 409 for a cart that changes meanwhile, 400 for an empty cart, and for an account with too many quotes.
 */
export async function makeQuote(
  deps: ShippingDeps,
  shop: Shop,
  session: SessionRow,
  user: number,
): Promise<number> {
  const { now } = shop;
  const { db } = deps;
  // Carriers are asked before the transaction: a cart that changes meanwhile is quoted again.
  const { held: _read, ...read } = await readCart(db, session, termsOf(shop));
  const bare = { ...read, coupon: null };
  const { chosen: delivery } = await createCartFreight(deps)(shop, bare, session);
  return inTransaction(db, async (trx) => {
    await holdCart(trx, session);
    // Without what another quote holds: quoting again would hold a price for ever.
    const { held: _held, ...cart } = await readCart(trx, session, termsOf(shop));
    if (cart.lines.length === 0) throw new HttpError(400, message.emptyCart);
    if (linesText(cart) !== linesText(read)) throw new HttpError(409, message.orderChanged);
    const frete = delivery && quotedFreight(delivery, session.cep);
    const conteudo = quoteContent(cart, shop, { comprador: await findBuyer(trx, user), frete });
    const valid_until = quoteEnd(now);
    const known = await validQuotes(trx, user, now, MAX_QUOTES);
    const same = known.find(
      (quote) => +quote.valid_until === +valid_until && textOf(quote.conteudo) === textOf(conteudo),
    );
    if (same) return same.id;
    if (known.length >= MAX_QUOTES) throw new HttpError(400, message.quotesFull(MAX_QUOTES));
    return insertQuote(trx, user, { conteudo, created_at: now, valid_until });
  });
}

/** What is in a cart, and how much of it. */
function linesText({ lines }: Pick<SettledCart, 'lines'>): string {
  return JSON.stringify(lines.map(({ line }) => [lineKey(line), line.quantidade]));
}

/**
 * The lines of a quote in the quantities it was given for; what else is in the cart stays.
 * @param open Whether it is bought at its price, and not at today's.
 * @throws From the function it returns, HttpError 409 for an open one of a list that consists of something else now.
 */
export function buyingQuote(linhas: readonly QuoteLine[], open: boolean): Change {
  const quoted = linhas.map(quotedLine);
  return (lines, goods, terms) => {
    const changed = linhas.find((line) => {
      const offer = offerOf(quotedLine(line), goods, terms);
      return open && offer.kind === 'offer' && !hasParts(offer, line);
    });
    if (changed) throw new HttpError(409, message.quotedParts(plainText(changed.nome)));
    const byKey = new Map(lines.map((line) => [lineKey(line), line]));
    for (const line of quoted) byKey.set(lineKey(line), line);
    if (byKey.size > MAX_LINES) throw new HttpError(400, message.cartFull(MAX_LINES));
    return [...byKey.values()];
  };
}

/** The same for the same content, whatever order the database keeps keys in. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
