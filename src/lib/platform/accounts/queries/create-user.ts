import type { Kysely } from 'kysely';
import { PANEL_ROLES } from '#lib/domain/panel/roles.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export const ROLES = ['cliente', 'revendedor', ...PANEL_ROLES] as const;
export type Role = (typeof ROLES)[number];

type NewUser = {
  readonly email: string;
  readonly nome: string;
  /** CPF or CNPJ without dots. */
  readonly documento: string;
  readonly papel: Role;
  readonly senha_hash: string;
  /** Whether who makes it answers for its address; else somebody has to read mail there first. */
  readonly confirmed: boolean;
  readonly now: Date;
};

/** An account that nobody signed up for. Undefined when there is one of the address or document already. */
export async function createUser(
  db: Kysely<Schema>,
  { email, nome, documento, papel, senha_hash, confirmed, now }: NewUser,
): Promise<number | undefined> {
  const made = await db
    .insertInto('users')
    .values({
      email,
      senha_hash,
      pessoa: documento.length === 11 ? 'f' : 'j',
      nome_razao: nome,
      cpf_cnpj: documento,
      ...(papel !== 'cliente' && { [papel]: true }),
      email_confirmed_at: confirmed ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}
