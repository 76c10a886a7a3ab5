/** Families of siblings as spreadsheets and forms have them. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type FamilyMember = {
  readonly sku: string;
  /** Code of the product that leads it. */
  readonly familia: string | null;
  readonly eixo: string | null;
  readonly eixo_valor: string | null;
};

/** The products with these codes, in capitals, and all that are in a family that one of them leads. */
export async function familiesOf(
  db: Kysely<Schema>,
  skus: readonly string[],
): Promise<readonly FamilyMember[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<FamilyMember>`
    select p.sku, leader.sku as familia, a.nome as eixo, v.label as eixo_valor
    from products p
    left join products leader on leader.id = p.lider_id
    left join attribute_values v on v.id = p.unico_valor_id
    left join attributes a on a.id = v.attribute_id
    where upper(p.sku) = any(${skus}::text[]) or upper(leader.sku) = any(${skus}::text[])
    order by p.id`.execute(db);
  return rows;
}

/** Of the product with this code; undefined when there is none. */
export async function leaderId(db: Kysely<Schema>, sku: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from products where upper(sku) = ${sku.toUpperCase()} order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Their values are free for others to take. */
export async function leaveFamilies(db: Kysely<Schema>, products: readonly number[]): Promise<void> {
  await sql`update products set lider_id = null, unico_valor_id = null
    where id = any(${products}::int[]) and lider_id is not null`.execute(db);
}

/** Undefined: in none. */
export async function putInFamily(
  db: Kysely<Schema>,
  product: number,
  family: { readonly leader: number; readonly value: number } | undefined,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ lider_id: family?.leader ?? null, unico_valor_id: family?.value ?? null })
    .where('id', '=', product)
    .execute();
}
