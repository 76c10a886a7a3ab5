import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type StaffRow = {
  readonly id: number;
  readonly nome_razao: string;
  readonly marketing: boolean;
  readonly vendedor: boolean;
  readonly administrador: boolean;
};

/** An account in use, with what it may do; undefined of a blocked one. */
export async function findStaff(db: Kysely<Schema>, user: number): Promise<StaffRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'nome_razao', 'marketing', 'vendedor', 'administrador'])
    .where('id', '=', user)
    .where('ativo', '=', true)
    .executeTakeFirst();
}
