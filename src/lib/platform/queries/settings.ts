import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export type SettingRow = { readonly chave: string; readonly valor: object };

/** Key of the row that holds the posts of `showcase/instagram`, which are no setting of the pages. */
const INSTAGRAM = 'instagram';

/** Every setting the pages are made with; read once a request, so that a change counts at once in every process. */
export async function readSettings(db: Kysely<Schema>): Promise<readonly SettingRow[]> {
  return db
    .selectFrom('settings')
    .select(['chave', 'valor'])
    .where('chave', '<>', INSTAGRAM)
    .orderBy('chave')
    .execute();
}

/** What the shop shows of its Instagram; undefined when it has set nothing. */
export async function readInstagram(db: Kysely<Schema>): Promise<object | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('valor')
    .where('chave', '=', INSTAGRAM)
    .executeTakeFirst();
  return row?.valor;
}
