import { type Kysely, sql } from 'kysely';
import type { FaltaFator } from '#lib/contract/panel-factor.ts';
import { PANEL_ROLES, type PanelRole } from '#lib/domain/panel/roles.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type StaffRow = {
  readonly id: number;
  readonly nome_razao: string;
  /** Has a second factor that counts. */
  readonly fator: boolean;
  /** It was given in this session. */
  readonly provado: boolean;
  /** Administrators have to have one. */
  readonly exigido: boolean;
} & Readonly<Record<PanelRole, boolean>>;

/** An account in use, with what it may do; undefined of a blocked one. @param session Left out, of none. */
export async function findStaff(
  db: Kysely<Schema>,
  user: number,
  session = '',
): Promise<StaffRow | undefined> {
  return db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.nome_razao',
      ...PANEL_ROLES.map((role) => `u.${role}` as const),
      sql<boolean>`exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'fator',
      ),
      sql<boolean>`exists (select 1 from sessions s where s.id = ${session} and s.user_id = u.id and s.factor_at is not null)`.as(
        'provado',
      ),
      sql<boolean>`exists (select 1 from staff_rules r where r.factor_demanded)`.as('exigido'),
    ])
    .where('u.id', '=', user)
    .where('u.ativo', '=', true)
    .executeTakeFirst();
}

/** Where somebody of the staff reads mail. */
export async function staffMail(db: Kysely<Schema>, user: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return email;
}

/** Whoever has a factor gives it in every session; who has to have one sets it up first. */
export function missingFactor({ administrador, exigido, fator, provado }: StaffRow): FaltaFator {
  if (fator) return provado ? '' : 'codigo';
  return exigido && administrador ? 'cadastro' : '';
}
