/** Notas fiscais of orders. */
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { FiscalTables } from '#lib/platform/schema/fiscal.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
export type InvoiceRow = Awaited<ReturnType<typeof invoicesOf>>[number];

/** The oldest first, without their files. */
export async function invoicesOf(db: Db, numero: number) {
  return db
    .selectFrom('order_invoices as i')
    .leftJoin('order_invoice_prints as p', 'p.invoice_id', 'i.id')
    .select([
      ...([
        'i.id',
        'i.numero',
        'i.chave',
        'i.destinatario',
        'i.valor',
        'i.homologacao',
        'i.autorizada',
      ] as const),
      ...(['i.entrada', 'i.emitida_em', 'i.cancelled_at', 'i.author', 'i.created_at'] as const),
      sql<boolean>`i.xml <> ''`.as('tem_xml'),
      sql<boolean>`p.invoice_id is not null`.as('tem_danfe'),
    ])
    .where('i.numero', '=', numero)
    .orderBy('i.id')
    .execute();
}

export async function findInvoice(db: Db, id: number) {
  return db
    .selectFrom('order_invoices')
    .select(['id', 'numero', 'chave', 'valor', 'cancelled_at', 'xml'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Number of the order that has this nota; undefined for none. */
export async function orderOfKey(db: Db, chave: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_invoices')
    .select('numero')
    .where('chave', '=', chave)
    .executeTakeFirst();
  return row?.numero;
}

/** Undefined where an order has it already. */
export async function insertInvoice(
  trx: Trx,
  invoice: Insertable<FiscalTables['order_invoices']>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('order_invoices')
    .values(invoice)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What the XML of one says whose key was typed. */
export async function completeInvoice(
  trx: Trx,
  id: number,
  facts: Updateable<FiscalTables['order_invoices']>,
): Promise<void> {
  await trx.updateTable('order_invoices').set(facts).where('id', '=', id).execute();
}

export async function cancelInvoice(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('order_invoices').set({ cancelled_at: now }).where('id', '=', id).execute();
}

export async function deleteInvoice(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('order_invoices').where('id', '=', id).execute();
}

/** In place of the one before. */
export async function putPrint(trx: Trx, id: number, bytes: Uint8Array, now: Date): Promise<void> {
  await trx
    .insertInto('order_invoice_prints')
    .values({ invoice_id: id, bytes, created_at: now })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet({ bytes, created_at: now }))
    .execute();
}

export async function printOf(db: Db, id: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('order_invoice_prints')
    .select('bytes')
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return row?.bytes;
}
