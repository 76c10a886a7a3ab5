/** Who sells for the shop, and to whom. */
import type { Kysely, Transaction } from 'kysely';
import { ownPercent } from '#lib/platform/kernel/queries/own-percent.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Identity } from '../identity.ts';

/** Per cent this account may take off a quote; 0 of who sells nothing. */
export async function sellerLimit(db: Kysely<Schema>, user: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('limite_desconto')
    .where('id', '=', user)
    .where('vendedor', '=', true)
    .executeTakeFirst();
  return row?.limite_desconto ?? 0;
}

/** An account in use, with what it pays less as a reseller or by its group. */
export async function findCustomer(
  db: Kysely<Schema>,
  identity: Identity,
): Promise<{ readonly id: number; readonly desconto_revenda: number } | undefined> {
  return db
    .selectFrom('users as u')
    .select(['u.id', ownPercent.as('desconto_revenda')])
    .where((eb) =>
      'email' in identity ? eb('u.email', '=', identity.email) : eb('u.cpf_cnpj', '=', identity.cpf_cnpj),
    )
    .where('u.ativo', '=', true)
    .executeTakeFirst();
}

/** Who sells, by name. */
export async function listSellers(db: Kysely<Schema>) {
  return db
    .selectFrom('users')
    .select(['id', 'nome_razao as nome', 'email', 'limite_desconto as limite'])
    .where('vendedor', '=', true)
    .where('ativo', '=', true)
    .orderBy('nome_razao')
    .orderBy('id')
    .execute();
}

/** A seller for this transaction alone. */
export async function lockSeller(trx: Transaction<Schema>, id: number) {
  return trx
    .selectFrom('users')
    .select(['nome_razao as nome', 'limite_desconto as limite'])
    .where('id', '=', id)
    .where('vendedor', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setLimit(trx: Transaction<Schema>, id: number, limite: number): Promise<void> {
  await trx.updateTable('users').set({ limite_desconto: limite }).where('id', '=', id).execute();
}
