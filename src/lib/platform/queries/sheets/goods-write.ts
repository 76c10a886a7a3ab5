/** Writing a product, or a value inside one, as a line of a spreadsheet or a form says. */
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DrawingSpec } from '#lib/drawings/spec.ts';
import type { PriceSchedulesTable, ProductsTable, ProductVariantsTable, Schema } from '../../schema.ts';

/** Of a product without a drawing of its own; nothing shows it, as only pictures that name a view are drawn. */
const NO_DRAWING: DrawingSpec = { form: 'box', front: [], rear: [], colour: '#2b2f36', units: 1, caption: '' };

/** @returns Whether it was still the version that was read. */
export async function updateProduct(
  db: Kysely<Schema>,
  { id, versao }: { readonly id: number; readonly versao: string },
  columns: Updateable<ProductsTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('products')
    .set(columns)
    .where('id', '=', id)
    .where(sql<boolean>`xmin::text = ${versao}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertProduct(
  db: Kysely<Schema>,
  columns: Omit<Insertable<ProductsTable>, 'drawing' | 'popularidade'>,
): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({ ...columns, popularidade: 0, drawing: JSON.stringify(NO_DRAWING) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns Whether it could be: not when it was ever ordered, or other products are its versions. */
export async function deleteProduct(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from products p where p.id = ${id}
      and not exists (select from order_stock os where os.product_id = p.id)
      and not exists (select from products o where o.lider_id = p.id and o.id <> p.id)
    returning p.id`.execute(db);
  return rows.length > 0;
}

export async function setCategories(
  db: Kysely<Schema>,
  product_id: number,
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('product_categories').where('product_id', '=', product_id).execute();
  await db
    .insertInto('product_categories')
    .values(ids.map((categoria_id) => ({ product_id, categoria_id })))
    .execute();
}

/** Without an `id` a new one. */
export async function writePromotion(
  db: Kysely<Schema>,
  { id, ...columns }: Omit<Insertable<PriceSchedulesTable>, 'id'> & { readonly id: number | undefined },
): Promise<void> {
  if (id === undefined) await db.insertInto('price_schedules').values(columns).execute();
  else await db.updateTable('price_schedules').set(columns).where('id', '=', id).execute();
}

export async function deletePromotion(db: Kysely<Schema>, id: number): Promise<void> {
  await db.deleteFrom('price_schedules').where('id', '=', id).execute();
}

/** @returns Whether it was still the version that was read. */
export async function updateValue(
  db: Kysely<Schema>,
  { id, versao }: { readonly id: number; readonly versao: string },
  columns: Updateable<ProductVariantsTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('product_variants')
    .set(columns)
    .where('id', '=', id)
    .where(sql<boolean>`xmin::text = ${versao}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Behind the values the product has. */
export async function insertValue(
  db: Kysely<Schema>,
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

/** @returns Whether it could be: not when it was ever ordered. */
export async function deleteValue(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from product_variants pv where pv.id = ${id} and not exists (
      select from order_stock os where os.product_id = pv.product_id and os.valor_id = pv.valor_id)
    returning pv.id`.execute(db);
  return rows.length > 0;
}

/** The value of an attribute whose values are chosen on a product's page; made when there is none. */
export async function attributeValueId(
  db: Kysely<Schema>,
  nome: string,
  label: string,
): Promise<number> {
  const attribute = await db
    .insertInto('attributes')
    .values({ kind: 'simples', nome })
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
