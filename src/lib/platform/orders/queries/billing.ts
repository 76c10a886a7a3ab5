/** Who has billed an order, and under what reference: a program with a key, or the shop by a nota fiscal. */
import type { Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Billing = Awaited<ReturnType<typeof findBillings>>[number];

export async function findBillings(db: Kysely<Schema>, numeros: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['numero', 'faturado_em', 'faturado_por', 'faturado_ref'])
    .where('numero', 'in', numeros)
    .execute();
}

/** Of a locked order. */
export async function billOrder(
  trx: Trx,
  numero: number,
  { por, ref, now }: { readonly por: string; readonly ref: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ faturado_em: now, faturado_por: por, faturado_ref: ref })
    .where('numero', '=', numero)
    .execute();
}

/** Of a locked order. */
export async function unbillOrder(trx: Trx, numero: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ faturado_em: null, faturado_por: '', faturado_ref: '' })
    .where('numero', '=', numero)
    .execute();
}
