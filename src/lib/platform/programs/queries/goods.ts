/** Stock of products and of the values inside them. */
import { sql } from 'kysely';
import type { CodedGoods } from '#lib/platform/catalogue/queries/coded-goods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

/** Others that would make goods of this code wait until this transaction ends. */
export async function lockNewCode(trx: Trx, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('vitrine program goods'), hashtext(upper(${code})))`.execute(
    trx,
  );
}

/** Of goods that this transaction has locked. */
export async function setStock(
  trx: Trx,
  { product_id, valor_id }: Pick<CodedGoods, 'product_id' | 'valor_id'>,
  estoque: number,
): Promise<void> {
  if (valor_id === 0) {
    await trx.updateTable('products').set({ estoque }).where('id', '=', product_id).execute();
    return;
  }
  await trx
    .updateTable('product_variants')
    .set({ estoque })
    .where('product_id', '=', product_id)
    .where('valor_id', '=', valor_id)
    .execute();
}
