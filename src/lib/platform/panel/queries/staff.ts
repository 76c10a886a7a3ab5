import type { Kysely } from 'kysely';
import { PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type StaffRow = { readonly id: number; readonly nome_razao: string } & Readonly<
  Record<PanelRole, boolean>
>;

/** An account in use, with what it may do; undefined of a blocked one. */
export async function findStaff(db: Kysely<Schema>, user: number): Promise<StaffRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'nome_razao', ...PANEL_ROLES])
    .where('id', '=', user)
    .where('ativo', '=', true)
    .executeTakeFirst();
}
