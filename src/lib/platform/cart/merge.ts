/** What a visitor gathered before logging in joins the cart of the account. Pure. */

import { lineKey } from '#lib/platform/offers/available-lines.ts';
import type { CartLine } from '#lib/platform/offers/line.ts';
import { MAX_LINES } from '#lib/platform/offers/line-changes.ts';

/** As much as one line may hold. */
const MAX_QUANTITY = 1_000_000_000;

/**
 * The lines of `own` that change and those that come in new: quantities add up, the stock is asked when the cart is next read.
 * A full cart takes no more lines.
 */
export function mergedLines(own: readonly CartLine[], brought: readonly CartLine[]): readonly CartLine[] {
  const byKey = new Map(own.map((line) => [lineKey(line), line]));
  const room = MAX_LINES - own.length;
  const known = brought.filter((line) => byKey.has(lineKey(line)));
  const fresh = brought.filter((line) => !byKey.has(lineKey(line))).slice(0, Math.max(room, 0));
  return [...known, ...fresh].map((line) => {
    const quantidade = (byKey.get(lineKey(line))?.quantidade ?? 0) + line.quantidade;
    return { ...line, quantidade: Math.min(quantidade, MAX_QUANTITY) };
  });
}
