/** Lines kept for later: out of the cart, and back into it. */
import type { Kysely } from 'kysely';
import type { Terms } from '#lib/domain/offers/parts.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { lineKey, type SettledLine } from '#lib/platform/offers/available-lines.ts';
import { offerOf } from '#lib/platform/offers/goods.ts';
import type { CartLine, LineKey } from '#lib/platform/offers/line.ts';
import { adding, type Change, MAX_LINES, removing } from '#lib/platform/offers/line-changes.ts';
import { loadGoods } from '#lib/platform/offers/load-goods.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { CartOwner } from './queries/carts.ts';
import { deleteSaved, putSaved, savedLines } from './queries/saved-items.ts';

/** Those that are still sold, whatever the stock holds: it is asked when they come back. */
export async function readSaved(
  db: Kysely<Schema>,
  owner: CartOwner,
  terms: Terms,
): Promise<readonly SettledLine[]> {
  const lines = await savedLines(db, owner, MAX_LINES);
  const goods = await loadGoods(db, lines, terms.now);
  return lines.flatMap((line) => {
    const offer = offerOf(line, goods, terms);
    return offer.kind === 'offer' ? [{ line, offer }] : [];
  });
}

type Move = {
  readonly change: Change;
  /** In the same transaction, after the cart was written. */
  readonly also: (trx: Trx, owner: CartOwner) => Promise<void>;
};

/** From the cart to what is kept. @throws HttpError 404 from `change` when the line is not there. */
export function saving(key: LineKey, now: Date): Move {
  let taken: CartLine | undefined;
  return {
    change: (lines, goods, terms) => {
      taken = lines.find((line) => lineKey(line) === lineKey(key));
      return removing(key)(lines, goods, terms);
    },
    also: async (trx, owner) => {
      if (taken) await putSaved(trx, owner, taken, now);
    },
  };
}

/** Back into the cart. @throws HttpError 404 from `also` when somebody was faster. */
export function restoring(line: CartLine): Move {
  return {
    change: adding([line]),
    also: async (trx, owner) => {
      if (!(await deleteSaved(trx, owner, line))) throw notFound(message.unknownLine);
    },
  };
}
