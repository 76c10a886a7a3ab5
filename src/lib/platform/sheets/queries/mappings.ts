/** What headings of files were taken for, under names. */
import { type Kysely, sql } from 'kysely';
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

/** One of the same name is replaced. */
export async function saveMapping(
  db: Kysely<Schema>,
  { nome, tabela, colunas }: Omit<MappingRow, 'id'>,
  now: Date,
): Promise<void> {
  await sql`insert into catalogue_mappings (nome, tabela, colunas, updated_at)
    values (${nome}, ${tabela}, ${JSON.stringify(colunas)}::jsonb, ${now})
    on conflict (lower(nome)) do update set nome = excluded.nome, tabela = excluded.tabela, colunas = excluded.colunas,
      updated_at = excluded.updated_at`.execute(db);
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
