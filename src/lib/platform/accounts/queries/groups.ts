/** Groups of customers, and who is in them. */
import { type Kysely, sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type GroupRow = {
  readonly id: number;
  readonly nome: string;
  /** Per cent that its members pay less. */
  readonly desconto: number;
  /** Days to pay by invoice; null where they may not. */
  readonly dias: number | null;
  /** How many are in it. */
  readonly clientes: number;
};

/** By name. */
export async function listGroups(db: Kysely<Schema>): Promise<readonly GroupRow[]> {
  return db
    .selectFrom('customer_groups as g')
    .select([
      ...(['g.id', 'g.nome', 'g.desconto', 'g.dias'] as const),
      sql<number>`(select count(*)::int from group_members m where m.grupo_id = g.id)`.as('clientes'),
    ])
    .orderBy('g.nome')
    .orderBy('g.id')
    .execute();
}

/** Nobody removes it, nor changes it, before the transaction has ended. */
export async function lockGroup(trx: Trx, id: number): Promise<Omit<GroupRow, 'clientes'> | undefined> {
  return trx
    .selectFrom('customer_groups')
    .select(['id', 'nome', 'desconto', 'dias'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** The id of the group with this name, whatever its capitals. */
export async function groupNamed(trx: Trx, nome: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('customer_groups')
    .select('id')
    .where(sql`lower(nome)`, '=', sql`lower(${nome})`)
    .executeTakeFirst();
  return row?.id;
}

export async function countMembers(trx: Trx, id: number): Promise<number> {
  const { members } = await trx
    .selectFrom('group_members')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('grupo_id', '=', id)
    .executeTakeFirstOrThrow();
  return members;
}

/** @param grupo Undefined takes the account out of its group. */
export async function putIntoGroup(
  trx: Trx,
  user: number,
  grupo: number | undefined,
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  if (grupo === undefined) {
    await trx.deleteFrom('group_members').where('user_id', '=', user).execute();
    return;
  }
  const membership = { grupo_id: grupo, author, created_at: now };
  await trx
    .insertInto('group_members')
    .values({ user_id: user, ...membership })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(membership))
    .execute();
}
