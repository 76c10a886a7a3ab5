import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ScheduleRow = {
  readonly id: number;
  /** Null: for the whole shop. */
  readonly product_id: number | null;
  readonly nome: string;
  readonly preco_de: number;
  readonly preco_por: number;
  readonly desconto_vista: number | null;
  readonly data_inicial: Date;
  readonly data_final: Date;
};

const COLUMNS = [
  'id',
  'product_id',
  'nome',
  'preco_de',
  'preco_por',
  'desconto_vista',
  'data_inicial',
  'data_final',
] as const;

/** All of the products, whenever they hold. */
export async function ownSchedules(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<readonly ScheduleRow[]> {
  return db
    .selectFrom('price_schedules')
    .select(COLUMNS)
    .where('product_id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

/** All for the whole shop, whenever they hold. */
export async function shopSchedules(db: Kysely<Schema>): Promise<readonly ScheduleRow[]> {
  return db.selectFrom('price_schedules').select(COLUMNS).where('product_id', 'is', null).execute();
}

/** Those in force at `now`, the one that began last first. */
export function inForce(schedules: readonly ScheduleRow[], now: Date): readonly ScheduleRow[] {
  return schedules
    .filter(({ data_inicial, data_final }) => data_inicial <= now && data_final > now)
    .toSorted((a, b) => b.data_inicial.getTime() - a.data_inicial.getTime() || a.id - b.id);
}
