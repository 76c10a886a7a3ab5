/** The library of uploaded pictures. */
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { FilesTable, MediaTable } from '#lib/platform/schema/content.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { PICTURE_USES } from './media-uses.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

const COLUMNS = [
  'id',
  'arquivo',
  'nome',
  'alt',
  'formato',
  'largura',
  'altura',
  'bytes',
  'origem_id',
  'vaga',
  'author',
  'revision',
  'created_at',
] as const;

export async function findMedia(db: Db, id: number) {
  return db.selectFrom('media').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** For this transaction alone. */
export async function lockMedia(trx: Trx, id: number): Promise<MediaRow | undefined> {
  return trx.selectFrom('media').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** By the base name of its files. */
export async function mediaByFile(db: Db, arquivo: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').select(COLUMNS).where('arquivo', '=', arquivo).executeTakeFirst();
}

/** What was cut out of a picture, the newest first. */
export async function cutsOf(db: Db, origem: number): Promise<readonly MediaRow[]> {
  return db
    .selectFrom('media')
    .select(COLUMNS)
    .where('origem_id', '=', origem)
    .orderBy('id', 'desc')
    .execute();
}

export type MediaSearch = {
  /** Words of the name or of the alternative text; '' finds all. */
  readonly busca: string;
  /** Only what nothing of the shop shows. */
  readonly semUso: boolean;
  readonly offset: number;
  readonly limit: number;
};

/** The newest first. */
export async function searchMedia(
  db: Db,
  { busca, semUso, offset, limit }: MediaSearch,
): Promise<{ readonly rows: readonly MediaRow[]; readonly total: number }> {
  const like = `%${busca.replace(/[\\%_]/g, '\\$&')}%`;
  const found = db
    .selectFrom('media')
    .where((media) => media.or([media('nome', 'ilike', like), media('alt', 'ilike', like)]))
    .$if(semUso, (query) => query.where(unused()));
  const rows = await found.select(COLUMNS).orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Undefined when a picture with the same content and name is there. */
export async function insertMedia(db: Db, values: Insertable<MediaTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('media')
    .values(values)
    .onConflict((conflict) => conflict.column('arquivo').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Of a locked one. */
export async function saveMedia(
  trx: Trx,
  { id, revision, nome, alt }: Pick<MediaRow, 'id' | 'revision' | 'nome' | 'alt'>,
): Promise<void> {
  await trx.updateTable('media').set({ nome, alt, revision }).where('id', '=', id).execute();
}

/** False when something shows it. */
export async function deleteUnusedMedia(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('media')
    .where('id', '=', id)
    .where(unused())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A file that products are sold with; the one of that name that is there is replaced. */
export async function putFile(trx: Trx, { nome, ...columns }: Insertable<FilesTable>): Promise<void> {
  await trx
    .insertInto('files')
    .values({ nome, ...columns })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet(columns))
    .execute();
}

function unused(): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from (${PICTURE_USES}) u where u.arquivo = media.arquivo)`;
}
