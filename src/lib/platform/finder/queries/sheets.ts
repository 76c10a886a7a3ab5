/** Data sheets as the finder reads them. */
import { type Kysely, sql } from 'kysely';
import { inExpectedUnit } from '#lib/domain/catalogue/expected-units.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type SheetRow = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly slug: string;
  readonly values: readonly number[];
  /** Not yet here: it is ordered ahead of its day. */
  readonly prevenda: Date | null;
};

/** The sheets of these products; those that are gone are missing. */
export async function sheetRows(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select p.id, p.sku, p.nome, p.slug, p.prevenda_encerramento as prevenda,
      array(select value_id from product_characteristics where product_id = p.id order by ordem, value_id) as values
    from products p where p.id = any(${ids}::int[]) order by p.id`.execute(db);
  return rows;
}

/** A value of a characteristic: its code, its text, and its number in the unit that the rules reckon in where it has one. */
export type SheetValue = { readonly codigo: string; readonly label: string; readonly numero: number | null };

/** Without numbers of a unit that measures something else. */
export async function sheetValues(db: Kysely<Schema>): Promise<ReadonlyMap<number, SheetValue>> {
  const rows = await db
    .selectFrom('characteristic_values as v')
    .innerJoin('characteristics as c', 'c.id', 'v.characteristic_id')
    .select(['v.id', 'c.codigo', 'c.unidade', 'v.label', 'v.numero'])
    .orderBy('v.id')
    .execute();
  return new Map(
    rows.flatMap(({ id, codigo, unidade, label, numero: thousandths }): (readonly [number, SheetValue])[] => {
      const numero = thousandths === null ? null : inExpectedUnit(codigo, unidade, thousandths / 1000);
      return numero === undefined ? [] : [[id, { codigo, label, numero }]];
    }),
  );
}

/** Products of these codes, their own or those of a value to choose. */
export async function idsOfSkus(db: Kysely<Schema>, skus: readonly string[]): Promise<readonly number[]> {
  if (skus.length === 0) return [];
  const own = await db
    .selectFrom('products')
    .select('id')
    .where('sku', 'in', [...skus])
    .execute();
  const chosen = await db
    .selectFrom('product_variants')
    .select('product_id as id')
    .where('sku', 'in', [...skus])
    .execute();
  return [...own, ...chosen].map(({ id }) => id);
}
