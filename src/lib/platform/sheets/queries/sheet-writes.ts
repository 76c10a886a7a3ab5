/** The one file of this room that puts rows into tables: of a spreadsheet, of a product's form, of a mapping. */
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Pair } from '#lib/domain/sheets/bought-together.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { FILE_COLUMN_NAMES, FILE_COLUMNS, filesOf } from '#lib/domain/sheets/product-files.ts';
import { codesOf, RELATIVE_COLUMNS } from '#lib/domain/sheets/relatives.ts';
import type { WholesaleStep } from '#lib/domain/sheets/wholesale-steps.ts';
import type { ListItemsTable } from '#lib/platform/schema/catalogue.ts';
import type {
  PriceSchedulesTable,
  ProductsTable,
  ProductVariantsTable,
} from '#lib/platform/schema/products.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { MappingRow } from './mappings.ts';
import type { Coded, GoodsPicture } from './product-pictures.ts';
import type { SheetListItem } from './struct-sheet.ts';

type Db = Kysely<Schema>;

/** 1,000 at most: a statement takes 65,535 parameters. @returns Their ids by their codes. */
export async function insertProducts(
  db: Db,
  products: readonly Omit<Insertable<ProductsTable>, 'popularidade'>[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('products')
    .values(products.map((columns) => ({ ...columns, popularidade: 0 })))
    .returning(['id', 'sku'])
    .execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** All categories of each of these products. */
export async function setCategories(
  db: Db,
  products: readonly { readonly id: number; readonly categories: readonly number[] }[],
): Promise<void> {
  const rows = products.flatMap(({ id, categories }) =>
    categories.map((category) => [id, category] as const),
  );
  const ids = products.map(({ id }) => id);
  if (rows.length === 0) return;
  await sql`delete from product_categories where product_id = any(${ids}::int[])`.execute(db);
  await sql`insert into product_categories (product_id, categoria_id)
    select product_id, categoria_id from unnest(${rows.map(([id]) => id)}::int[],
      ${rows.map(([, category]) => category)}::int[]) as c (product_id, categoria_id)`.execute(db);
}

/** All its wholesale steps. */
export async function setWholesale(
  db: Db,
  product_id: number,
  steps: readonly WholesaleStep[],
): Promise<void> {
  await db.deleteFrom('wholesale_prices').where('product_id', '=', product_id).execute();
  if (steps.length === 0) return;
  await db
    .insertInto('wholesale_prices')
    .values(steps.map((step) => ({ ...step, product_id })))
    .execute();
}

/** Without an `id` a new one. */
export async function writePromotion(
  db: Db,
  { id, ...columns }: Omit<Insertable<PriceSchedulesTable>, 'id'> & { readonly id: number | undefined },
): Promise<void> {
  if (id === undefined) await db.insertInto('price_schedules').values(columns).execute();
  else await db.updateTable('price_schedules').set(columns).where('id', '=', id).execute();
}

/** Behind the values the product has. */
export async function insertValue(
  db: Db,
  columns: Omit<Insertable<ProductVariantsTable>, 'ordem'>,
): Promise<void> {
  await db
    .insertInto('product_variants')
    .values({
      ...columns,
      ordem: sql<number>`(select coalesce(max(ordem) + 1, 0) from product_variants
        where product_id = ${columns.product_id})`,
    })
    .execute();
}

/** The value of an attribute, of siblings (`unico`) or inside a product's page (`simples`); made when there is none. */
export async function attributeValueId(
  db: Db,
  kind: 'unico' | 'simples',
  nome: string,
  label: string,
): Promise<number> {
  const attribute = await db
    .insertInto('attributes')
    .values({ kind, nome })
    .onConflict((conflict) => conflict.columns(['kind', 'nome']).doUpdateSet({ nome }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('attribute_values')
    .select('id')
    .where('attribute_id', '=', attribute.id)
    .where('label', '=', label)
    .executeTakeFirst();
  if (known) return known.id;
  const made = await db
    .insertInto('attribute_values')
    .values({
      attribute_id: attribute.id,
      label,
      ordem: sql<number>`(select coalesce(max(ordem) + 1, 0) from attribute_values)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
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

/** @returns The row that was made; undefined when the product showed the picture already, there or for all its values. */
export async function showPicture(
  db: Db,
  { product_id, valor_id }: Coded,
  { arquivo, alt }: { readonly arquivo: string; readonly alt: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into product_media (product_id, valor_id, tipo, label, descricao, arquivo, ordem)
    select ${product_id}::int, ${valor_id}::int, 'imagem', '', ${alt}::text, ${arquivo}::text,
      coalesce((select max(ordem) + 1 from product_media where product_id = ${product_id} and tipo = 'imagem'), 0)
    where not exists (select from product_media where product_id = ${product_id} and arquivo = ${arquivo}
      and tipo = 'imagem' and (valor_id = ${valor_id} or ${valor_id}::int = 0))
    returning id`.execute(db);
  return rows[0]?.id;
}

/** In the given order; what is not given is taken away. A row stays the same one when it is of another value then. */
export async function setGoodsPictures(
  db: Db,
  product_id: number,
  pictures: readonly GoodsPicture[],
): Promise<void> {
  const values = await db
    .selectFrom('product_variants')
    .select(['sku', 'valor_id'])
    .where('product_id', '=', product_id)
    .execute();
  const idOfValue = new Map(values.map(({ sku, valor_id }) => [sku, valor_id]));
  const rows = await db
    .selectFrom('product_media')
    .select(['id', 'arquivo', 'valor_id'])
    .where('product_id', '=', product_id)
    .where('tipo', '=', 'imagem')
    .orderBy('id')
    .execute();
  const wanted = pictures.map((picture) => ({ ...picture, valor_id: idOfValue.get(picture.opcao) ?? 0 }));
  const isSame = (row: (typeof rows)[number]) =>
    wanted.some(({ arquivo, valor_id }) => row.arquivo === arquivo && row.valor_id === valor_id);
  const free = rows.filter((row) => !isSame(row));
  for (const [ordem, { arquivo, alt: descricao, valor_id }] of wanted.entries()) {
    const kept =
      rows.find((row) => row.arquivo === arquivo && row.valor_id === valor_id) ??
      free.find((row) => row.arquivo === arquivo);
    if (kept && free.includes(kept)) free.splice(free.indexOf(kept), 1);
    if (kept) {
      await db
        .updateTable('product_media')
        .set({ descricao, ordem, valor_id })
        .where('id', '=', kept.id)
        .execute();
    } else {
      await db
        .insertInto('product_media')
        .values({ product_id, valor_id, tipo: 'imagem', label: '', descricao, arquivo, ordem })
        .execute();
    }
  }
  const gone = free.map(({ id }) => id);
  await sql`delete from product_media where id = any(${gone}::int[])`.execute(db);
}

export type Columns<Table> = Insertable<Table> | Updateable<Table>;
type Struct = 'brands' | 'categories' | 'landing_pages' | 'lists' | 'seals';

/** Without an id a new one. */
export async function putRow(
  db: Db,
  table: Struct,
  id: number | undefined,
  columns: Columns<Schema[Struct]>,
): Promise<true> {
  if (id === undefined) {
    await db
      .insertInto(table)
      .values(columns as Insertable<Schema[Struct]>)
      .execute();
  } else await db.updateTable(table).set(columns).where('id', '=', id).execute();
  return true;
}

type ItemKey = Pick<SheetListItem, 'list_id' | 'product_id' | 'valor_id'>;

/** Puts it in, or changes it; undefined columns takes it out. */
export async function writeListItem(
  db: Db,
  key: ItemKey,
  columns: Pick<Insertable<ListItemsTable>, 'quantidade' | 'ordem'> | undefined,
): Promise<void> {
  const { list_id, product_id, valor_id } = key;
  await db
    .deleteFrom('list_items')
    .where('list_id', '=', list_id)
    .where('product_id', '=', product_id)
    .where('valor_id', '=', valor_id)
    .execute();
  if (columns)
    await db
      .insertInto('list_items')
      .values({ ...key, ...columns })
      .execute();
}

/** One of the same name is replaced. */
export async function saveMapping(
  db: Db,
  { nome, tabela, colunas }: Omit<MappingRow, 'id'>,
  now: Date,
): Promise<void> {
  await sql`insert into catalogue_mappings (nome, tabela, colunas, updated_at)
    values (${nome}, ${tabela}, ${JSON.stringify(colunas)}::jsonb, ${now})
    on conflict (lower(nome)) do update set nome = excluded.nome, tabela = excluded.tabela, colunas = excluded.colunas,
      updated_at = excluded.updated_at`.execute(db);
}
