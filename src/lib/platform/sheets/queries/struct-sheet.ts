/** Brands, categories, lists and what is in lists, as spreadsheets have them; all of them, hidden ones too. */
import { type Kysely, sql } from 'kysely';
import type { BrandsTable, CategoriesTable, ListsTable } from '#lib/platform/schema/catalogue.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type Columns, putRow } from './sheet-writes.ts';

export async function sheetBrands(db: Kysely<Schema>) {
  return db
    .selectFrom('brands')
    .select(['id', 'slug', 'nome', 'descricao', 'descricao_longa', 'ordem', 'ativo'])
    .select(['imagem', 'seo_titulo', 'seo_descricao'])
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

export async function sheetCategories(db: Kysely<Schema>) {
  return db
    .selectFrom('categories')
    .select(['id', 'caminho', 'nivel', 'nome', 'descricao', 'descricao_longa', 'ordem', 'ativo'])
    .select(['imagem', 'banner', 'banner_alt', 'envio', 'seo_titulo', 'seo_descricao'])
    .orderBy('caminho')
    .orderBy('id')
    .execute();
}

export async function sheetLists(db: Kysely<Schema>) {
  return db
    .selectFrom('lists')
    .select(['id', 'slug', 'nome', 'descricao', 'ordem', 'ativo', 'desconto', 'preco'])
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

export type SheetListItem = {
  readonly list_id: number;
  readonly product_id: number;
  readonly valor_id: number;
  readonly lista: string;
  readonly sku: string;
  readonly quantidade: number;
  readonly ordem: number;
};

/** A value of a product by its own code. */
export async function sheetListItems(db: Kysely<Schema>): Promise<readonly SheetListItem[]> {
  const { rows } = await sql<SheetListItem>`
    select li.list_id, li.product_id, li.valor_id, l.slug as lista, coalesce(pv.sku, p.sku) as sku,
      li.quantidade, li.ordem
    from list_items li
    join lists l on l.id = li.list_id
    join products p on p.id = li.product_id
    left join product_variants pv on pv.product_id = li.product_id and pv.valor_id = li.valor_id
    order by l.ordem, l.id, li.ordem, li.product_id, li.valor_id`.execute(db);
  return rows;
}

export type Code = { readonly sku: string; readonly product_id: number; readonly valor_id: number };

/** Every code of the shop and what it stands for. */
export async function allCodes(db: Kysely<Schema>): Promise<readonly Code[]> {
  const { rows } = await sql<Code>`
    select sku, id as product_id, 0 as valor_id from products
    union all select sku, product_id, valor_id from product_variants order by 2, 3`.execute(db);
  return rows;
}

/** Without an id a new one; undefined columns deletes it, and is false when something of the shop still needs it. */
export async function writeBrand(
  db: Kysely<Schema>,
  id: number | undefined,
  columns: Columns<BrandsTable> | undefined,
): Promise<boolean> {
  if (columns === undefined) {
    const { rows } = await sql`delete from brands b where b.id = ${id ?? 0}
      and not exists (select from products where marca_id = b.id) returning b.id`.execute(db);
    return rows.length > 0;
  }
  return putRow(db, 'brands', id, columns);
}

/** As `writeBrand`. */
export async function writeCategory(
  db: Kysely<Schema>,
  id: number | undefined,
  columns: Columns<CategoriesTable> | undefined,
): Promise<boolean> {
  if (columns === undefined) {
    const { rows } = await sql`delete from categories c where c.id = ${id ?? 0}
      and not exists (select from products where categoria_id = c.id)
      and not exists (select from product_categories where categoria_id = c.id)
      and not exists (select from categories where pai_id = c.id) returning c.id`.execute(db);
    return rows.length > 0;
  }
  return putRow(db, 'categories', id, columns);
}

/** As `writeBrand`; a list that is deleted takes what is in it with it, so only an empty one is. */
export async function writeList(
  db: Kysely<Schema>,
  id: number | undefined,
  columns: Columns<ListsTable> | undefined,
): Promise<boolean> {
  if (columns === undefined) {
    const { rows } = await sql`delete from lists l where l.id = ${id ?? 0}
      and not exists (select from list_items where list_id = l.id) returning l.id`.execute(db);
    return rows.length > 0;
  }
  return putRow(db, 'lists', id, columns);
}

export async function sheetLandingPages(db: Kysely<Schema>) {
  return db
    .selectFrom('landing_pages')
    .select(['id', 'slug', 'nome', 'consulta', 'descricao', 'descricao_longa', 'ativo'])
    .orderBy('id')
    .execute();
}

/** As `writeBrand`. */
export async function writeLandingPage(
  db: Kysely<Schema>,
  id: number | undefined,
  columns: Columns<Schema['landing_pages']> | undefined,
): Promise<boolean> {
  if (columns !== undefined) return putRow(db, 'landing_pages', id, columns);
  const { numDeletedRows } = await db
    .deleteFrom('landing_pages')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All pictures of the library. */
export async function sheetPictures(db: Kysely<Schema>) {
  return db.selectFrom('media').select(['arquivo', 'formato', 'nome']).orderBy('id').execute();
}

export async function sheetSeals(db: Kysely<Schema>) {
  return db
    .selectFrom('seals')
    .select(['id', 'nome', 'label', 'ordem'])
    .orderBy('ordem')
    .orderBy('id')
    .execute();
}

/** As `writeBrand`. */
export async function writeSeal(
  db: Kysely<Schema>,
  id: number | undefined,
  columns: Columns<Schema['seals']> | undefined,
): Promise<boolean> {
  if (columns === undefined) {
    const { rows } = await sql`delete from seals s where s.id = ${id ?? 0}
      and not exists (select from product_seals where seal_id = s.id) returning s.id`.execute(db);
    return rows.length > 0;
  }
  return putRow(db, 'seals', id, columns);
}
