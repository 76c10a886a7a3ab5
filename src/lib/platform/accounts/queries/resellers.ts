/** Reseller applications and approvals. */
import type { Kysely } from 'kysely';
import type { Representante } from '#lib/contract/checkout.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type ResellerRow = {
  readonly revendedor: boolean;
  readonly revendedor_requested_at: Date | null;
  readonly representantes: readonly Representante[];
};

export async function readReseller(db: Db, user: number): Promise<ResellerRow> {
  return db
    .selectFrom('users')
    .select(['revendedor', 'revendedor_requested_at', 'representantes'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
}

/** An undecided application, with what the shop decides by. */
export async function findApplicant(db: Db, user: number) {
  return db
    .selectFrom('users')
    .select(['nome_razao', 'nome_fantasia', 'cpf_cnpj', 'inscricao_estadual', 'email', 'celular', 'telefone'])
    .where('id', '=', user)
    .where('revendedor_requested_at', 'is not', null)
    .where('revendedor', '=', false)
    .executeTakeFirst();
}

/** Undecided applications, the oldest first. */
export async function waitingResellers(db: Db) {
  return db
    .selectFrom('users')
    .select(['email', 'nome_razao', 'cpf_cnpj', 'revendedor_requested_at'])
    .where('revendedor_requested_at', 'is not', null)
    .where('revendedor', '=', false)
    .orderBy('revendedor_requested_at')
    .orderBy('id')
    .execute();
}

/** @returns False when there is no such account. */
export async function approveReseller(db: Db, email: string, desconto_revenda: number): Promise<boolean> {
  return changed(db, email, { revendedor: true, desconto_revenda });
}

/** Takes an approval back, or turns a request down, which may be made again. @returns False when there is no such account. */
export async function refuseReseller(db: Db, email: string): Promise<boolean> {
  return changed(db, email, { revendedor: false, desconto_revenda: 0, revendedor_requested_at: null });
}

async function changed(
  db: Db,
  email: string,
  columns: Partial<Omit<ResellerRow, 'representantes'>> & { readonly desconto_revenda: number },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set(columns)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
