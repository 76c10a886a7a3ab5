/** What a quote is worth in the cart: it is an offer that binds (Código Civil, art. 427; CDC, art. 30). Pure. */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { needsText } from '#lib/domain/offers/stock.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import {
  lineKey,
  promotionsOf,
  type QuoteSaving,
  type SettledGoods,
} from '#lib/platform/offers/available-lines.ts';
import type { Goods, Offer } from '#lib/platform/offers/goods.ts';
import { lineOf } from '#lib/platform/offers/priced-items.ts';
import { totalsOf } from '#lib/platform/offers/totals.ts';
import type { QuoteLine } from '#lib/platform/schema/orders.ts';
import type { QuoteRow } from './queries/quotes.ts';

/**
 * The best of `quotes` that the cart fulfils: all its lines are there, in the quantities and with the parts it was given for. One that today's
 * prices are as good as is bought only by who chose it. Undefined when there is none. An order is made of one: another
 * that was chosen, of other lines of the cart, is named beside it.
 */
export function heldQuote(
  { lines }: Pick<SettledGoods, 'lines'>,
  goods: Goods,
  quotes: readonly Pick<QuoteRow, 'id' | 'conteudo' | 'chosen_at' | 'cupom' | 'revisao'>[],
): QuoteSaving | undefined {
  const inCart = new Map(lines.map((settled) => [lineKey(settled.line), settled]));
  const savings = quotes.flatMap(({ id, conteudo, chosen_at, cupom, revisao }) => {
    const asked = conteudo.linhas.flatMap((quoted) => {
      const settled = inCart.get(keyOf(quoted));
      return settled?.line.quantidade === quoted.quantidade && hasParts(settled.offer, quoted)
        ? [settled]
        : [];
    });
    if (asked.length < conteudo.linhas.length) return [];
    const today = totalsOf({ lines: asked, promotions: promotionsOf(asked, goods) });
    const valor = centavos(Math.max(0, today.valor - conteudo.valor));
    const vista = centavos(Math.max(0, today.vista - conteudo.vista));
    const isWhole = lines.length === conteudo.linhas.length;
    const promised = { ...(isWhole && conteudo.frete && { frete: conteudo.frete }), ...(cupom && { cupom }) };
    if (valor + vista === 0 && !chosen_at) return [];
    const keys = new Set(conteudo.linhas.map(keyOf));
    const saving = { numero: id, revisao, valor, vista, ...promised };
    return [{ saving, keys, chosen: chosen_at !== null && valor + vista > 0 }];
  });
  const [best, ...rest] = savings.toSorted(
    (a, b) => b.saving.valor - a.saving.valor || b.saving.vista - a.saving.vista,
  );
  const beside = rest.find(({ keys, chosen }) => chosen && best?.keys.isDisjointFrom(keys));
  return best && { ...best.saving, ...(beside && { beside: beside.saving.numero }) };
}

/** Whether a list still consists of what was quoted; of an old quote nobody knows. */
export function hasParts({ needs }: Offer, { partes }: QuoteLine): boolean {
  return partes === undefined || needsText(needs) === needsText(partes);
}

/** What a seller takes off the goods of a sale, by card and in cash. */
export function saleSaving(settled: SettledGoods, desconto: number): QuoteSaving | undefined {
  if (desconto === 0) return undefined;
  const { valor, vista } = totalsOf(settled);
  const off = (amount: Centavos): Centavos => centavos(amount - lessPercent(amount, desconto));
  return { numero: 0, revisao: 0, valor: off(valor), vista: off(vista), desconto, cupom: true };
}

/** Whether it makes the goods cheaper than they are today. */
export function isSaving(held: QuoteSaving | undefined): held is QuoteSaving {
  return held !== undefined && held.valor + held.vista > 0;
}

/** What a visitor reads it as, in the cart as in the order. */
export function savingName({ numero, desconto, empresa }: QuoteSaving): string {
  if (empresa) return message.approval.heldPrice(numero);
  return desconto === undefined ? message.quotedPrice(numero) : message.sellerDiscount(desconto);
}

function keyOf(quoted: QuoteLine): string {
  return lineKey(quotedLine(quoted));
}

/** The line of a cart that fulfils one of a quote. */
export function quotedLine({ tipo, id_produto, id_atributo_simples: valor, quantidade }: QuoteLine) {
  return lineOf({ tipo, id_produto, valor, quantidade });
}
