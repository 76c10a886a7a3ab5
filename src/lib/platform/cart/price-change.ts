/** What became dearer or cheaper since a line was last written. */
import { centavos, formatBRL } from '#lib/domain/money.ts';
import { message } from '../messages.ts';
import type { CartLine } from '../queries/carts.ts';
import { plainText, type SettledLine } from './settle.ts';

/** Sentences for the visitor, said until the cart is next written: that is when they have seen them. */
export function priceChanges(lines: readonly SettledLine[]): readonly string[] {
  return lines.flatMap(({ line, offer }) => {
    const seen = line.preco_visto ?? null;
    const now = offer.price.por(line.quantidade);
    return seen === null || seen === now
      ? []
      : message.priceChanged(plainText(offer.nome), formatBRL(centavos(seen)), formatBRL(now));
  });
}

/** The line as it is written: with the price of one unit that is shown with it. */
export function withSeenPrice({ line, offer }: SettledLine): CartLine {
  return { ...line, preco_visto: offer.price.por(line.quantidade) };
}
