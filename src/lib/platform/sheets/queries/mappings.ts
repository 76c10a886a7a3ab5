/** What headings of files were taken for, under names. */
import type { Kysely } from 'kysely';
import type { Answered } from '#lib/domain/sheets/columns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MappingRow = {
  readonly id: number;
  readonly nome: string;
  readonly tabela: string;
  readonly colunas: Answered;
};

/** The newest first. */
export async function mappingRows(db: Kysely<Schema>): Promise<readonly MappingRow[]> {
  return db
    .selectFrom('catalogue_mappings')
    .select(['id', 'nome', 'tabela', 'colunas'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function lockMapping(db: Kysely<Schema>, id: number): Promise<MappingRow | undefined> {
  return db
    .selectFrom('catalogue_mappings')
    .select(['id', 'nome', 'tabela', 'colunas'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteMapping(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom('catalogue_mappings').where('id', '=', id).execute();
}
