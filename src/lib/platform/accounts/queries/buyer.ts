import type { Kysely } from 'kysely';
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Who buys, as an order writes it down. */
export async function findBuyer(db: Kysely<Schema>, user: number): Promise<Comprador> {
  const row = await db
    .selectFrom('users')
    .select(['nome_razao', 'pessoa', 'cpf_cnpj', 'inscricao_estadual', 'email', 'celular', 'telefone'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return {
    nome: row.nome_razao,
    pessoa: row.pessoa,
    documento: row.cpf_cnpj,
    inscricaoEstadual: row.inscricao_estadual,
    email: row.email,
    telefone: row.celular || row.telefone,
  };
}
