/** Files that products are sold with. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { noting } from '#lib/platform/kernel/changes/collect.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export type FileRow = NonNullable<Awaited<ReturnType<typeof fileByName>>>;

const COLUMNS = ['id', 'nome', 'formato', 'hash', 'bytes', 'author', 'created_at'] as const;

export async function fileByName(db: Db, nome: string) {
  return noting([`file:${nome}`], () =>
    db.selectFrom('files').select(COLUMNS).where('nome', '=', nome).executeTakeFirst(),
  );
}

/** For this transaction alone. */
export async function lockFile(trx: Transaction<Schema>, id: number): Promise<FileRow | undefined> {
  return trx.selectFrom('files').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type FileSearch = { readonly busca: string; readonly offset: number; readonly limit: number };

/** The newest first, each with how many products have it. */
export async function searchFiles(
  db: Db,
  { busca, offset, limit }: FileSearch,
): Promise<{ readonly rows: readonly (FileRow & { readonly produtos: number })[]; readonly total: number }> {
  const found = db.selectFrom('files').where('nome', 'ilike', `%${busca.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await found
    .select([
      ...COLUMNS,
      sql<number>`(select count(distinct product_id)::int from product_media pm
        where pm.tipo in ('manual', 'arquivo') and pm.arquivo = files.nome)`.as('produtos'),
    ])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Of these names those that are no file of the shop. */
export async function missingFiles(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ nome: string }>`
    select nome from unnest(${names}::text[]) as n (nome)
    where not exists (select from files f where f.nome = n.nome) order by nome`.execute(db);
  return rows.map(({ nome }) => nome);
}

/** Codes of some products that have it. */
export async function productsWithFile(db: Db, nome: string): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products p where exists (select from product_media pm where pm.product_id = p.id
      and pm.tipo in ('manual', 'arquivo') and pm.arquivo = ${nome}) order by sku limit 5`.execute(db);
  return rows.map(({ sku }) => sku);
}

/** @returns Whether it could be: not while a product has it. */
export async function deleteUnusedFile(trx: Transaction<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql`delete from files f where f.id = ${id} and not exists (
    select from product_media pm where pm.tipo in ('manual', 'arquivo') and pm.arquivo = f.nome) returning f.id`.execute(
    trx,
  );
  return rows.length > 0;
}
