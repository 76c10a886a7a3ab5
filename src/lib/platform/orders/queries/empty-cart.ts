/** The cart that an order was made of. */
import { sql } from 'kysely';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

/**
 * What an order leaves behind in the session and, of somebody with one, the account of its buyer. A sale ends with it, and the
 * cart was its seller's.
 */
export async function emptyCart(
  trx: Trx,
  session: string,
  {
    user,
    owner,
    seller,
  }: {
    readonly user: number | undefined;
    /** Whose cart it was. */
    readonly owner: number | undefined;
    readonly seller: number | undefined;
  },
): Promise<void> {
  await trx
    .deleteFrom('cart_items')
    .where((eb) => (owner === undefined ? eb('session_id', '=', session) : eb('user_id', '=', owner)))
    .execute();
  await trx
    .updateTable('sessions')
    .set({
      cupom_id: null,
      servico_frete: '',
      endereco_entrega: '{}',
      ...(seller !== undefined && { venda_interna: sql`venda_interna - 'cliente' - 'desconto'` }),
    })
    .where('id', '=', session)
    .execute();
  if (user === undefined) return;
  await trx.updateTable('users').set({ primeira_compra: false }).where('id', '=', user).execute();
}
