/** What became dearer or cheaper since a line was last written. */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { plainText, type SettledLine } from '#lib/platform/offers/available-lines.ts';
import type { CartLine } from '#lib/platform/offers/line.ts';

/** Sentences for the visitor, said until the cart is next written: that is when they have seen them. */
export function priceChanges(lines: readonly SettledLine[]): readonly string[] {
  return lines.flatMap(({ line, offer }) => {
    const seen = line.preco_visto ?? null;
    const [own, now] = [offer.price.por(line.quantidade), offer.price.comum(line.quantidade)];
    if (seen === null || seen === now) return [];
    const nome = plainText(offer.nome);
    return own === now
      ? message.priceChanged(nome, formatBRL(centavos(seen)), formatBRL(now))
      : message.ownPriceChanged(nome, formatBRL(own));
  });
}

/**
 * The line as it is written: with the price everybody pays for one unit. A reseller's own price is not kept, since the
 * line outlives the login that shows it.
 */
export function withSeenPrice({ line, offer }: SettledLine): CartLine {
  return { ...line, preco_visto: offer.price.comum(line.quantidade) };
}
