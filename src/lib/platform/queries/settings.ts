import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export type SettingRow = { readonly chave: string; readonly valor: object };

/** Every setting the shop keeps; read once a request, so that a change counts at once in every process. */
export async function readSettings(db: Kysely<Schema>): Promise<readonly SettingRow[]> {
  return db.selectFrom('settings').select(['chave', 'valor']).orderBy('chave').execute();
}
