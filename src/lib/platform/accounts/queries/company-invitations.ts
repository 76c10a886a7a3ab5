/** Links that make an account a buyer of a company. */
import type { Kysely } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type CompanyInvitation = {
  readonly id: number;
  readonly company: number;
  readonly empresa: string;
  readonly documento: string;
  readonly email: string;
  readonly limite: number;
};

/** Those that may still be used, the newest first. */
export async function listCompanyInvitations(db: Db, company: number, now: Date) {
  return db
    .selectFrom('company_invitations')
    .select(['id', 'email', 'limite', 'expires_at'])
    .where('company_id', '=', company)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** In the place of an earlier one for the address. */
export async function putCompanyInvitation(
  trx: Trx,
  row: {
    readonly token_hash: string;
    readonly company_id: number;
    readonly email: string;
    readonly limite: number;
    readonly created_at: Date;
    readonly expires_at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('company_invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email']).doUpdateSet({
        token_hash: row.token_hash,
        limite: row.limite,
        created_at: row.created_at,
        expires_at: row.expires_at,
      }),
    )
    .execute();
}

/** Undefined of a link that is not good: over, taken back, or of an account that is no company any more. */
export async function findCompanyInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<CompanyInvitation | undefined> {
  return db
    .selectFrom('company_invitations as i')
    .innerJoin('users as c', 'c.id', 'i.company_id')
    .select([
      'i.id',
      'c.id as company',
      'c.nome_razao as empresa',
      'c.cpf_cnpj as documento',
      'i.email',
      'i.limite',
    ])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .where('c.ativo', '=', true)
    .where('c.pessoa', '=', 'j')
    .executeTakeFirst();
}

/** Uses a link up. False when somebody else just has. */
export async function takeCompanyInvitation(trx: Trx, id: number, tokenHash: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('company_invitations')
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the company has no such one. */
export async function deleteCompanyInvitation(db: Db, company: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
