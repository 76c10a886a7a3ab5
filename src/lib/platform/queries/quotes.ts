/** Quotes: what was offered to an account, for how much and until when. Their number is their id. */
import type { Kysely, Transaction } from 'kysely';
import type { Comprador } from '#lib/domain/order-parties.ts';
import type { OrderLinesTable } from '../schema/orders.ts';
import type { Schema } from '../schema.ts';

export type QuoteLine = Omit<OrderLinesTable, 'numero' | 'ordem'>;

/** In centavos; without freight and coupon. */
export type QuoteContent = {
  readonly comprador: Comprador;
  readonly linhas: readonly QuoteLine[];
  readonly descontos: readonly { readonly nome: string; readonly valor: number }[];
  readonly produtos: number;
  readonly valor: number;
  readonly vista: number;
};

export type QuoteRow = {
  readonly id: number;
  readonly conteudo: QuoteContent;
  readonly created_at: Date;
  readonly valid_until: Date;
};

const COLUMNS = ['id', 'conteudo', 'created_at', 'valid_until'] as const;

export async function insertQuote(
  trx: Transaction<Schema>,
  user: number,
  quote: Omit<QuoteRow, 'id'>,
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
    .select(COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row && asQuote(row);
}

/** Those of an account that hold at `now`, the newest first. */
export async function validQuotes(
  db: Kysely<Schema>,
  user: number,
  now: Date,
  limit: number,
): Promise<readonly QuoteRow[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(COLUMNS)
    .where('user_id', '=', user)
    .where('valid_until', '>', now)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asQuote);
}

function asQuote(row: Omit<QuoteRow, 'conteudo'> & { readonly conteudo: object }): QuoteRow {
  return { ...row, conteudo: row.conteudo as QuoteContent };
}
