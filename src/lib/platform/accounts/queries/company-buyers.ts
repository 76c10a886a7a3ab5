/** Who buys for which company, and up to what sum without asking it. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

/** As whom an account buys. */
export type Membership = {
  /** The account of the company. */
  readonly company: number;
  readonly empresa: string;
  readonly documento: string;
  /** Of the buyer. */
  readonly nome: string;
  /** Centavos up to which nobody is asked; 0: each order waits. */
  readonly limite: number;
};

export type BuyerRow = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly limite: number;
  readonly created_at: Date;
};

/** Undefined of an account that buys for itself; a company that is blocked, or none any more, has no buyers. */
export async function membershipOf(db: Db, buyer: number): Promise<Membership | undefined> {
  return memberships(db, buyer).executeTakeFirst();
}

/** The same, held until the transaction ends: nobody removes the buyer or changes the limit meanwhile. */
export async function lockMembership(trx: Trx, buyer: number): Promise<Membership | undefined> {
  return memberships(trx, buyer).forUpdate('b').executeTakeFirst();
}

function memberships(db: Db, buyer: number) {
  return db
    .selectFrom('company_buyers as b')
    .innerJoin('users as c', 'c.id', 'b.company_id')
    .innerJoin('users as u', 'u.id', 'b.buyer_id')
    .select([
      'c.id as company',
      'c.nome_razao as empresa',
      'c.cpf_cnpj as documento',
      'u.nome_razao as nome',
      'b.limite',
    ])
    .where('b.buyer_id', '=', buyer)
    .where('c.ativo', '=', true)
    .where('c.pessoa', '=', 'j');
}

/** By name. */
export async function listBuyers(db: Db, company: number): Promise<readonly BuyerRow[]> {
  return db
    .selectFrom('company_buyers as b')
    .innerJoin('users as u', 'u.id', 'b.buyer_id')
    .select(['u.id', 'u.nome_razao as nome', 'u.email', 'b.limite', 'b.created_at'])
    .where('b.company_id', '=', company)
    .orderBy('u.nome_razao')
    .orderBy('u.id')
    .execute();
}

export async function hasBuyers(db: Db, company: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from company_buyers where company_id = ${company}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Whether one of these accounts buys for a company, a blocked one too. */
export async function hasBuyerAmong(db: Db, ids: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('company_buyers')
    .select('buyer_id')
    .where('buyer_id', 'in', ids)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds two accounts: of those who make one a buyer of the other, one goes on at a time. */
export async function holdAccounts(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

export async function insertBuyer(
  trx: Trx,
  row: {
    readonly buyer_id: number;
    readonly company_id: number;
    readonly limite: number;
    readonly created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('company_buyers').values(row).execute();
}

/** False where the company has no such buyer. */
export async function setBuyerLimit(
  db: Db,
  { company, buyer, limite }: { readonly company: number; readonly buyer: number; readonly limite: number },
): Promise<boolean> {
  const row = await db
    .updateTable('company_buyers')
    .set({ limite })
    .where('company_id', '=', company)
    .where('buyer_id', '=', buyer)
    .returning('buyer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a buyer out of a company, and ends what still waited for its approval.
 * @param recado Why, as the buyer reads it. @returns False where the company has no such buyer.
 */
export async function removeBuyer(
  trx: Trx,
  {
    company,
    buyer,
    recado,
    now,
  }: { readonly company: number; readonly buyer: number; readonly recado: string; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('company_buyers')
    .where('company_id', '=', company)
    .where('buyer_id', '=', buyer)
    .returning('buyer_id')
    .executeTakeFirst();
  if (!row) return false;
  await trx
    .updateTable('quotes')
    .set({ refused_at: now, recado })
    .where('empresa_id', '=', company)
    .where('user_id', '=', buyer)
    .where('pedido', 'is', null)
    .where('refused_at', 'is', null)
    .where('valid_until', '>', now)
    .execute();
  return true;
}
