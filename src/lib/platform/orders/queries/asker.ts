/** The buyer of a company who asked for one of its orders. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Undefined of an order that nobody asked for, and once its buyer does not buy for the company any more. */
export async function findAsker(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('company_buyers as b', (join) =>
      join.onRef('b.buyer_id', '=', 'o.solicitante_id').onRef('b.company_id', '=', 'o.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'b.buyer_id')
    .innerJoin('users as c', 'c.id', 'b.company_id')
    .select([
      'u.nome_razao as nome',
      'u.email',
      'c.nome_razao as empresa',
      'o.aprovador',
      'o.pedido_compra',
      'o.status',
    ])
    .where('o.numero', '=', numero)
    .executeTakeFirst();
}
