/** Which buyers are to be sent what their order is paid by, and reminded of it. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { ChargesTable } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Looked at in one round; those that end first come first. */
const MOST = 500;

type Payable = Pick<
  Selectable<ChargesTable>,
  'id' | 'numero' | 'ordem' | 'forma' | 'payload' | 'told_at' | 'reminded_at' | 'expires_at' | 'created_at'
>;

/** Codes and boletos that can be paid, of orders that wait for it. */
export async function payableCharges(db: Kysely<Schema>): Promise<readonly Payable[]> {
  return (
    db
      .selectFrom('charges as c')
      .innerJoin('orders as o', 'o.numero', 'c.numero')
      .select([
        ...(['c.id', 'c.numero', 'c.ordem', 'c.forma', 'c.payload'] as const),
        ...(['c.told_at', 'c.reminded_at', 'c.expires_at', 'c.created_at'] as const),
      ])
      // In the words of their index.
      .where(
        sql<boolean>`c.status = 'pendente' and c.forma in ('pix', 'boleto') and (c.told_at is null or c.reminded_at is null)`,
      )
      .where('c.expires_at', 'is not', null)
      .where('o.status', '=', 'recebido')
      .where('o.cancel_asked_at', 'is', null)
      .orderBy('c.expires_at')
      .orderBy('c.id')
      .limit(MOST)
      .execute()
  );
}

/** @returns False where another process was first, or it can be paid no more. */
export async function markLetter(
  trx: Trx,
  id: number,
  which: 'told_at' | 'reminded_at',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('charges')
    .set({ [which]: now })
    .where('id', '=', id)
    .where('status', '=', 'pendente')
    .where(which, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
