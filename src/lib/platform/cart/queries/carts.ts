import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool, Transaction } from 'kysely';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { CartLine, LineKey } from '#lib/platform/offers/line.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** A session nobody logged in to, or an account: its devices share one cart. */
/** `venda_interna` counts where a seller buys for a customer. */
export type CartOwner = Pick<SessionRow, 'id' | 'user_id'> & Partial<Pick<SessionRow, 'venda_interna'>>;

/** Of lines in the cart and of lines kept for later. */
export const LINE_COLUMNS = [
  'tipo',
  'id_produto',
  'id_atributo_simples',
  'id_unidade_venda',
  'id_armazem',
  'adicional',
  'parametros',
  'quantidade',
] as const;
const COLUMNS = [...LINE_COLUMNS, 'preco_visto'] as const;

/** The lines of a cart, oldest first. `owner` is the row of the session that asks. */
export async function cartLines(db: Kysely<Schema>, owner: CartOwner): Promise<readonly CartLine[]> {
  return db.selectFrom('cart_items').select(COLUMNS).where(ownedBy(owner)).orderBy('id').execute();
}

/** Of an account's devices only one at a time changes the cart; a session's own row holds back its other writers. */
export async function holdCart(trx: Transaction<Schema>, { user_id }: CartOwner): Promise<void> {
  if (user_id === null) return;
  await trx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
}

/** Inserts lines, or sets the quantity of those that are there. */
export async function putLines(
  trx: Transaction<Schema>,
  { id, user_id }: CartOwner,
  lines: readonly CartLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('cart_items')
    .values(
      lines.map((line) => ({ ...line, session_id: user_id === null ? id : null, user_id, created_at: now })),
    )
    .onConflict((conflict) =>
      conflict.constraint('cart_items_line').doUpdateSet((eb) => ({
        quantidade: eb.ref('excluded.quantidade'),
        parametros: eb.ref('excluded.parametros'),
        preco_visto: eb.ref('excluded.preco_visto'),
      })),
    )
    .execute();
}

export async function deleteLines(
  trx: Transaction<Schema>,
  owner: CartOwner,
  keys: readonly LineKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .deleteFrom('cart_items')
    .where(ownedBy(owner))
    .where((eb) =>
      eb.or(
        keys.map(({ tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }) =>
          eb.and({ tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem, adicional }),
        ),
      ),
    )
    .execute();
}

function ownedBy({ id, user_id }: CartOwner) {
  return (eb: ExpressionBuilder<Schema, 'cart_items'>): ExpressionWrapper<Schema, 'cart_items', SqlBool> =>
    user_id === null ? eb('session_id', '=', id) : eb('user_id', '=', user_id);
}
