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
  readonly revisao: number;
  /** Coupons count on top of it. */
  readonly cupom: boolean;
  readonly user_id: number | null;
  /** Who sold it, '' for nobody. */
  readonly vendedor: string;
  readonly sent_at: Date | null;
  readonly refused_at: Date | null;
  readonly recado: string;
};

export const QUOTE_COLUMNS = [
  'id',
  'conteudo',
  'created_at',
  'valid_until',
  'pedido',
  'chosen_at',
  'revisao',
  'cupom',
  'user_id',
  'vendedor',
  'sent_at',
  'refused_at',
  'recado',
] as const;

export async function insertQuote(
  trx: Transaction<Schema>,
  user: number,
  quote: Pick<QuoteRow, 'conteudo' | 'created_at' | 'valid_until'> &
    Partial<Pick<QuoteRow, 'cupom' | 'vendedor'>> & {
      readonly vendedor_id?: number;
      /** The company whose approval it waits for. */
      readonly empresa_id?: number;
    },
): Promise<number> {
  const { id } = await trx
    .insertInto('quotes')
    .values({ ...quote, user_id: user, session_id: null, conteudo: JSON.stringify(quote.conteudo) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined also for one of another account, and for one that waits for a company. */
export async function findQuote(db: Kysely<Schema>, id: number, user: number): Promise<QuoteRow | undefined> {
  const row = await db
    .selectFrom('quotes')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('empresa_id', 'is', null)
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
    .where('refused_at', 'is', null)
    .where('empresa_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

/** A quote for this transaction alone, whosever it is; none that waits for a company. */
export async function lockQuote(trx: Transaction<Schema>, id: number): Promise<QuoteRow | undefined> {
  return trx
    .selectFrom('quotes')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where('empresa_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a locked quote. Changed, it is another one: what its buyer said of the former does not count. */
export async function changeQuote(
  trx: Transaction<Schema>,
  id: number,
  {
    conteudo,
    ...quote
  }: Pick<QuoteRow, 'conteudo' | 'valid_until' | 'cupom' | 'revisao' | 'vendedor'> & {
    readonly vendedor_id: number;
  },
): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ ...quote, conteudo: JSON.stringify(conteudo), sent_at: null, refused_at: null, recado: '' })
    .where('id', '=', id)
    .execute();
}

export async function markSent(trx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  await trx.updateTable('quotes').set({ sent_at: now }).where('id', '=', id).execute();
}

/** False where there is none of this account that can be refused. */
export async function refuseQuote(
  trx: Transaction<Schema>,
  id: number,
  { user, recado, now }: { readonly user: number; readonly recado: string; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('quotes')
    .set({ refused_at: now, recado })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('pedido', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that its buyer is about to buy it. */
export async function chooseQuote(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('quotes').set({ chosen_at: now }).where('id', '=', id).execute();
}

/** False when another order has used it, it is over, or it was changed since `revisao`. */
export async function takeQuote(
  trx: Transaction<Schema>,
  id: number,
  { pedido, revisao, now }: { readonly pedido: number; readonly revisao: number; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('quotes')
    .set({ pedido })
    .where('id', '=', id)
    .where('pedido', 'is', null)
    .where('revisao', '=', revisao)
    .where('refused_at', 'is', null)
    .where('valid_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a quote that became part of what a company is asked to approve: it is offered once.
 * @param recado Why. @returns Its last moment; undefined when it is used, over, or was changed since `revisao`.
 */
export async function endQuote(
  trx: Transaction<Schema>,
  id: number,
  { revisao, recado, now }: { readonly revisao: number; readonly recado: string; readonly now: Date },
): Promise<Date | undefined> {
  const row = await trx
    .updateTable('quotes')
    .set({ refused_at: now, recado })
    .where('id', '=', id)
    .where('pedido', 'is', null)
    .where('revisao', '=', revisao)
    .where('refused_at', 'is', null)
    .where('valid_until', '>', now)
    .returning('valid_until')
    .executeTakeFirst();
  return row?.valid_until;
}

/** The quote of an order that is none any more; what a company approved stays approved. */
export async function giveQuoteBack(trx: Transaction<Schema>, pedido: number): Promise<void> {
  await trx
    .updateTable('quotes')
    .set({ pedido: null, chosen_at: null })
    .where('pedido', '=', pedido)
    .where('empresa_id', 'is', null)
    .execute();
}
