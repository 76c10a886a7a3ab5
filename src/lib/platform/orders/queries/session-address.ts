/** The address that was said for the next order of a session. */
import type { Kysely, Transaction } from 'kysely';
import { filled } from '#lib/contract/empty.ts';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What the session was told; undefined when nothing. */
export async function saidAddress(db: Kysely<Schema>, session: string): Promise<EnderecoEntrega | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('endereco_entrega')
    .where('id', '=', session)
    .executeTakeFirst();
  return filled(row?.endereco_entrega);
}

export async function keepAddress(
  trx: Transaction<Schema>,
  session: string,
  address: EnderecoEntrega,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endereco_entrega: JSON.stringify(address) })
    .where('id', '=', session)
    .execute();
}
