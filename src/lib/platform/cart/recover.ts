/** A cart that comes from another session. Pure. */

import { lineKey } from '#lib/platform/offers/available-lines.ts';
import type { CartLine } from '#lib/platform/offers/line.ts';
import { type Change, MAX_LINES } from '#lib/platform/offers/line-changes.ts';

/** Whether the recovery would change a cart that is not empty. */
export function changes(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const quantities = new Map(before.map((line) => [lineKey(line), line.quantidade]));
  return before.length > 0 && after.some((line) => quantities.get(lineKey(line)) !== line.quantidade);
}

/** The larger quantity of a line wins, so opening the link again changes nothing. A full cart takes no more lines. */
export function recovering(brought: readonly CartLine[]): Change {
  return (lines) => {
    const byKey = new Map(lines.map((line) => [lineKey(line), line]));
    for (const line of brought) {
      const own = byKey.get(lineKey(line));
      if (!own && byKey.size >= MAX_LINES) continue;
      byKey.set(lineKey(line), { ...line, quantidade: Math.max(own?.quantidade ?? 0, line.quantidade) });
    }
    return [...byKey.values()];
  };
}
