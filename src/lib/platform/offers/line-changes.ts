/** What visitors do to a cart. Pure: lines in, lines out, or a refusal. */

import type { Terms } from '#lib/domain/offers/parts.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { lineKey } from './available-lines.ts';
import { type Goods, offerOf } from './goods.ts';
import type { CartLine, LineKey } from './line.ts';

/** Lines of one cart: enough for any purchase, few enough to show. */
export const MAX_LINES = 100;

export type Change = (lines: readonly CartLine[], goods: Goods, terms: Terms) => readonly CartLine[];

/** Adds to what is there. @throws HttpError 404 for an unknown product or value, 400 for a choice that is missing. */
export function adding(items: readonly CartLine[]): Change {
  return (lines, goods, terms) => {
    const byKey = new Map(lines.map((line) => [lineKey(line), line]));
    for (const item of items) {
      refuseUnbuyable(item, goods, terms);
      const key = lineKey(item);
      const quantidade = (byKey.get(key)?.quantidade ?? 0) + item.quantidade;
      byKey.set(key, { ...item, quantidade });
    }
    if (byKey.size > MAX_LINES) throw new HttpError(400, message.cartFull(MAX_LINES));
    return [...byKey.values()];
  };
}

/** @throws HttpError 404 when the line is not there. */
export function setting(key: LineKey, quantidade: number): Change {
  return (lines) => {
    refuseMissing(lines, key);
    return lines.map((line) => (lineKey(line) === lineKey(key) ? { ...line, quantidade } : line));
  };
}

/** @throws HttpError 404 when the line is not there. */
export function removing(key: LineKey): Change {
  return (lines) => {
    refuseMissing(lines, key);
    return lines.filter((line) => lineKey(line) !== lineKey(key));
  };
}

function refuseMissing(lines: readonly CartLine[], key: LineKey): void {
  if (!lines.some((line) => lineKey(line) === lineKey(key))) throw notFound(message.unknownLine);
}

function refuseUnbuyable(item: CartLine, goods: Goods, terms: Terms): void {
  const offer = offerOf(item, goods, terms);
  switch (offer.kind) {
    case 'unknown':
      throw notFound(message.unknownProduct);
    case 'onRequest':
      throw new HttpError(400, message.onRequest);
    case 'choice':
      throw new HttpError(400, message.chooseValue(offer.attribute.toLocaleLowerCase('pt-BR')));
    case 'offer':
      return;
  }
}
