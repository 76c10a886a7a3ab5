import type { Transaction } from 'kysely';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Where the visitor wants things delivered, as they said last. */
export async function keepPlace(
  trx: Transaction<Schema>,
  id: string,
  { cep, cidade, uf }: Pick<SessionRow, 'cep' | 'cidade' | 'uf'>,
): Promise<void> {
  await trx.updateTable('sessions').set({ cep, cidade, uf }).where('id', '=', id).execute();
}
