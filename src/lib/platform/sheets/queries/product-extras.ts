/** Seals of products, what is offered together with them, and files. */
import { type Kysely, sql } from 'kysely';
import type { Pair } from '#lib/domain/sheets/bought-together.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { FILE_COLUMN_NAMES, FILE_COLUMNS, filesOf } from '#lib/domain/sheets/product-files.ts';
import { codesOf, RELATIVE_COLUMNS } from '#lib/domain/sheets/relatives.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;

export async function sheetSeals(db: Db): Promise<readonly { readonly id: number; readonly nome: string }[]> {
  return db.selectFrom('seals').select(['id', 'nome']).orderBy('ordem').orderBy('id').execute();
}

/** All of each of these products. */
export async function setSeals(
  db: Db,
  products: readonly { readonly id: number; readonly seals: readonly number[] }[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  const rows = products.flatMap(({ id, seals }) => seals.map((seal) => [id, seal] as const));
  await sql`delete from product_seals where product_id = any(${ids}::int[])`.execute(db);
  await sql`insert into product_seals (product_id, seal_id)
    select product_id, seal_id from unnest(${rows.map(([id]) => id)}::int[],
      ${rows.map(([, seal]) => seal)}::int[]) as s (product_id, seal_id)`.execute(db);
}

/** All of one product, in their order; what the shop does not have any more is left out. */
export async function setPairs(db: Db, product_id: number, pairs: readonly Pair[]): Promise<void> {
  await db.deleteFrom('combinations').where('product_id', '=', product_id).execute();
  if (pairs.length === 0) return;
  await sql`
    insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem)
    select ${product_id}::int, p.id, pair.tipo_desconto, pair.desconto, pair.ordem - 1
    from rows from (jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as (sku text, tipo_desconto text, desconto integer)) with ordinality as pair (sku, tipo_desconto, desconto, ordem)
    join products p on upper(p.sku) = pair.sku and p.id <> ${product_id}::int`.execute(db);
}

/** Of each kind that the cells say, all of one product; what the shop does not have any more is left out. */
export async function setRelatives(db: Db, product_id: number, cells: Cells): Promise<void> {
  for (const [column, tipo] of Object.entries(RELATIVE_COLUMNS)) {
    const cell = cells[column];
    if (cell === undefined) continue;
    await db
      .deleteFrom('product_relatives')
      .where('product_id', '=', product_id)
      .where('tipo', '=', tipo)
      .execute();
    if (cell === '') continue;
    await sql`
      insert into product_relatives (product_id, relative_id, tipo, ordem)
      select ${product_id}::int, p.id, ${tipo}::text, code.ordem - 1
      from unnest(${codesOf(cell)}::text[]) with ordinality as code (sku, ordem)
      join products p on upper(p.sku) = code.sku and p.id <> ${product_id}::int`.execute(db);
  }
}

/** Of each kind that the cells say, all of one product. */
export async function setFiles(db: Db, product_id: number, cells: Cells): Promise<void> {
  for (const column of FILE_COLUMN_NAMES) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const { tipo, label, made } = FILE_COLUMNS[column];
    await db
      .deleteFrom('product_media')
      .where('product_id', '=', product_id)
      .where('tipo', '=', tipo)
      .execute();
    const files = filesOf(cell).map((file, ordem) => ({ ...file, ordem }));
    if (files.length === 0) continue;
    await sql`
      insert into product_media (product_id, valor_id, tipo, label, descricao, arquivo, ordem)
      select p.id, 0, ${tipo}::text, coalesce(nullif(f.label, ''), ${label}::text),
        coalesce(nullif(f.label, ''), ${label}::text), coalesce(f.nome, ${made}::text || '-' || p.slug || '.pdf'), f.ordem
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f (label text, nome text, ordem integer)
      join products p on p.id = ${product_id}::int
      on conflict do nothing`.execute(db);
  }
}
