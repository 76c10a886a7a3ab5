import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type SettingRow = { readonly chave: string; readonly valor: object };

/** Key of the row that holds the posts of `showcase/instagram`, which are no setting of the pages. */
const INSTAGRAM = 'instagram';
/** Of the row with the words of letters, which no page shows. */
const LETTERS = 'cartas';

/** Every setting the pages are made with; read once a request, so that a change counts at once in every process. */
export async function readSettings(db: Kysely<Schema>): Promise<readonly SettingRow[]> {
  return db
    .selectFrom('settings')
    .select(['chave', 'valor'])
    .where('chave', 'not in', [INSTAGRAM, LETTERS])
    .orderBy('chave')
    .execute();
}

/** What the shop shows of its Instagram; undefined when it has set nothing. */
export async function readInstagram(db: Kysely<Schema>): Promise<object | undefined> {
  return keptUnder(db, INSTAGRAM);
}

/** The words of letters that the shop's people have changed; undefined when they changed none. */
export async function readLetterTexts(db: Kysely<Schema>): Promise<object | undefined> {
  return keptUnder(db, LETTERS);
}

async function keptUnder(db: Kysely<Schema>, chave: string): Promise<object | undefined> {
  const row = await db.selectFrom('settings').select('valor').where('chave', '=', chave).executeTakeFirst();
  return row?.valor;
}

/** The same, for a change of them: whoever wants to change some waits until this transaction has ended. */
export async function lockSettings(trx: Transaction<Schema>): Promise<readonly SettingRow[]> {
  await sql`lock table settings in share row exclusive mode`.execute(trx);
  return readSettings(trx);
}

/** @param changed By key at the top; the others stay. */
export async function saveSettings(
  trx: Transaction<Schema>,
  changed: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const rows = Object.entries(changed).map(([chave, valor]) => ({
    chave,
    valor: JSON.stringify(valor),
    updated_at: now,
  }));
  await trx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet((excluded) => ({
        valor: excluded.ref('excluded.valor'),
        updated_at: excluded.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** In place of all that it has set. */
export async function saveInstagram(trx: Transaction<Schema>, valor: object, now: Date): Promise<void> {
  await saveSettings(trx, { [INSTAGRAM]: valor }, now);
}

/** In place of all that were changed. */
export async function saveLetterTexts(trx: Transaction<Schema>, valor: object, now: Date): Promise<void> {
  await saveSettings(trx, { [LETTERS]: valor }, now);
}
