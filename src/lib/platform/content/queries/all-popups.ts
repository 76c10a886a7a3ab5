/** Popups as they are edited. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { BannerFile } from '#lib/platform/schema/content.ts';
import type { PopupsTable } from '#lib/platform/schema/display.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type PanelPopupRow = {
  readonly id: number;
  readonly nivel: string;
  readonly nome: string;
  readonly tempo: number;
  readonly tipo: 'imagem' | 'html' | 'newsletter';
  readonly titulo: string;
  readonly descricao: string;
  readonly link: string;
  readonly desktop: BannerFile;
  readonly mobile: BannerFile;
  readonly ativo: boolean;
  readonly repete: boolean;
  readonly visible_from: Date | null;
  readonly visible_until: Date | null;
};

/** Newest first. */
export async function popupRows(db: Kysely<Schema>): Promise<readonly PanelPopupRow[]> {
  return db
    .selectFrom('popups')
    .select(['id', 'nivel', 'nome', 'tempo', 'tipo', 'titulo', 'descricao', 'link', 'desktop', 'mobile'])
    .select(['ativo', 'repete', 'visible_from', 'visible_until'])
    .orderBy('id', 'desc')
    .execute();
}

/** Whoever wants to save one waits until this transaction has ended. */
export async function lockPopups(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table popups in share row exclusive mode`.execute(trx);
}

/** @param id Undefined makes a new one. */
export async function keepPopup(
  trx: Transaction<Schema>,
  values: Insertable<PopupsTable>,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) await trx.insertInto('popups').values(values).execute();
  else await trx.updateTable('popups').set(values).where('id', '=', id).execute();
}

export async function deletePopup(trx: Transaction<Schema>, id: number): Promise<string | undefined> {
  const row = await trx.deleteFrom('popups').where('id', '=', id).returning('nome').executeTakeFirst();
  return row?.nome;
}
