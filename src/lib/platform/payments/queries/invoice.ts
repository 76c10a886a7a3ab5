/** Companies that may pay by invoice, and the days of their groups. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type InvoiceGroup = {
  readonly id: number;
  readonly nome: string;
  readonly dias: number;
  readonly empresas: number;
};

/** By their days, then their names. */
export async function invoiceGroups(db: Kysely<Schema>): Promise<readonly InvoiceGroup[]> {
  return db
    .selectFrom('invoice_groups as g')
    .leftJoin('invoice_approvals as a', 'a.grupo_id', 'g.id')
    .select(['g.id', 'g.nome', 'g.dias', sql<number>`count(a.user_id)::int`.as('empresas')])
    .groupBy(['g.id', 'g.nome', 'g.dias'])
    .orderBy('g.dias')
    .orderBy('g.nome')
    .orderBy('g.id')
    .execute();
}

export type InvoiceCompany = {
  readonly id: number;
  readonly nome: string;
  readonly documento: string;
  readonly email: string;
  readonly grupo: number;
  readonly author: string;
  readonly created_at: Date;
};

export async function invoiceCompanies(db: Kysely<Schema>): Promise<readonly InvoiceCompany[]> {
  return db
    .selectFrom('invoice_approvals as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'u.id',
      'u.nome_razao as nome',
      'u.cpf_cnpj as documento',
      'u.email',
      'a.grupo_id as grupo',
      'a.author',
      'a.created_at',
    ])
    .orderBy('u.nome_razao')
    .orderBy('u.id')
    .execute();
}

/** Keeps others from changing groups and companies until the end of the transaction. */
export async function lockInvoices(trx: Trx): Promise<void> {
  await trx.selectFrom('payment_settings').select('id').where('id', '=', 1).forUpdate().execute();
}

/** @param id Left out for a new one. */
export async function keepGroup(
  trx: Trx,
  group: { readonly nome: string; readonly dias: number },
  id?: number,
): Promise<void> {
  if (id === undefined) await trx.insertInto('invoice_groups').values(group).execute();
  else await trx.updateTable('invoice_groups').set(group).where('id', '=', id).execute();
}

export async function deleteGroup(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('invoice_groups').where('id', '=', id).execute();
}

/** The account of a company, by its e-mail address or the plain form of its CNPJ. */
export async function findCompany(
  trx: Trx,
  by: { readonly email: string } | { readonly documento: string },
): Promise<{ readonly id: number; readonly nome: string } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'nome_razao as nome'])
    .where('pessoa', '=', 'j')
    .where('ativo', '=', true)
    .where((eb) => ('email' in by ? eb('email', '=', by.email) : eb('cpf_cnpj', '=', by.documento)))
    .executeTakeFirst();
}

export async function approveCompany(
  trx: Trx,
  user: number,
  { grupo, author, now }: { readonly grupo: number; readonly author: string; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('invoice_approvals')
    .values({ user_id: user, grupo_id: grupo, author, created_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ grupo_id: grupo, author, created_at: now }),
    )
    .execute();
}

export async function disapproveCompany(trx: Trx, user: number): Promise<void> {
  await trx.deleteFrom('invoice_approvals').where('user_id', '=', user).execute();
}
