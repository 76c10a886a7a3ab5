/** Who pays an order, for a provider that asks. */
import type { Kysely } from 'kysely';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Payer = { readonly comprador: Comprador; readonly endereco: EnderecoEntrega };

export async function payerOf(db: Kysely<Schema>, numero: number): Promise<Payer> {
  return db
    .selectFrom('orders')
    .select(['comprador', 'endereco'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
}
