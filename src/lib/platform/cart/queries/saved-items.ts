/** Lines a visitor took out of the cart to come back to. They belong to whom the cart belongs to. */
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { CartLine, LineKey } from '#lib/platform/offers/line.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type CartOwner, LINE_COLUMNS } from './carts.ts';

/** Newest first. */
export async function savedLines(
  db: Kysely<Schema>,
  owner: CartOwner,
  limit: number,
): Promise<readonly CartLine[]> {
  return db
    .selectFrom('saved_items')
    .select(LINE_COLUMNS)
    .where(ownedBy(owner))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** One that is kept already gets the quantity of this one. */
export async function putSaved(
  trx: Transaction<Schema>,
  { id, user_id }: CartOwner,
  { preco_visto: _, ...line }: CartLine,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('saved_items')
    .values({ ...line, session_id: user_id === null ? id : null, user_id, created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('saved_items_line').doUpdateSet((eb) => ({
        quantidade: eb.ref('excluded.quantidade'),
        parametros: eb.ref('excluded.parametros'),
      })),
    )
    .execute();
}

/** @returns False when it was not kept. */
export async function deleteSaved(
  trx: Transaction<Schema>,
  owner: CartOwner,
  { tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }: LineKey,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_items')
    .where(ownedBy(owner))
    .where((eb) => eb.and({ tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function ownedBy({ id, user_id }: CartOwner) {
  return (eb: ExpressionBuilder<Schema, 'saved_items'>): ExpressionWrapper<Schema, 'saved_items', SqlBool> =>
    user_id === null ? eb('session_id', '=', id) : eb('user_id', '=', user_id);
}

/** What a visitor kept before logging in goes over to the account; of a line both have, the account's stays. */
export async function moveSaved(trx: Transaction<Schema>, session: string, user: number): Promise<void> {
  await sql`insert into saved_items (user_id, tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem,
      adicional, parametros, quantidade, created_at)
    select ${user}, tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem,
      adicional, parametros, quantidade, created_at
    from saved_items where session_id = ${session} order by id
    on conflict on constraint saved_items_line do nothing`.execute(trx);
}
