/** Quotes: what was offered to an account, for how much and until when. Their number is their id. */
import type { Kysely, Transaction } from 'kysely';
import type { QuoteContent } from '#lib/platform/schema/orders.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type QuoteRow = {
  readonly id: number;
  readonly conteudo: QuoteContent;
  readonly created_at: Date;
  readonly valid_until: Date;
  /** Number of the order that was made at its price. */
  readonly pedido: number | null;
  /** When its buyer put it into the cart. */
  readonly chosen_at: Date | null;
};

export const QUOTE_COLUMNS = ['id', 'conteudo', 'created_at', 'valid_until', 'pedido', 'chosen_at'] as const;

export async function insertQuote(
  trx: Transaction<Schema>,
  user: number,
  quote: Omit<QuoteRow, 'id' | 'pedido' | 'chosen_at'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('quotes')
    .values({ ...quote, user_id: user, session_id: null, conteudo: JSON.stringify(quote.conteudo) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined also for one of another account. */
export async function findQuote(db: Kysely<Schema>, id: number, user: number): Promise<QuoteRow | undefined> {
  const row = await db
    .selectFrom('quotes')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row;
}

/** Those of an account that can be bought at `now`, the newest first. */
export async function validQuotes(
  db: Kysely<Schema>,
  user: number,
  now: Date,
  limit: number,
): Promise<readonly QuoteRow[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(QUOTE_COLUMNS)
    .where('user_id', '=', user)
    .where('valid_until', '>', now)
    .where('pedido', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

/** Notes that its buyer is about to buy it. */
export async function chooseQuote(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('quotes').set({ chosen_at: now }).where('id', '=', id).execute();
}

/** False when another order has used it, or it is over. */
export async function takeQuote(
  trx: Transaction<Schema>,
  id: number,
  { pedido, now }: { readonly pedido: number; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('quotes')
    .set({ pedido })
    .where('id', '=', id)
    .where('pedido', 'is', null)
    .where('valid_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The quote of an order that is none any more. */
export async function giveQuoteBack(trx: Transaction<Schema>, pedido: number): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ pedido: null, chosen_at: null })
    .where('pedido', '=', pedido)
    .execute();
}
