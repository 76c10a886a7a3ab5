/** What products measure, packed. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Millimetres and grams of a packed unit. */
export type MeasureRow = {
  readonly id: number;
  readonly altura_mm: number;
  readonly largura_mm: number;
  readonly comprimento_mm: number;
  readonly peso_g: number;
};

export async function measuresOf(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MeasureRow>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'altura_mm', 'largura_mm', 'comprimento_mm', 'peso_g'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
