import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

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

/** Scheduled prices in force at `now` for the products and for the whole shop; the one that began last first. */
export async function schedulesInForce(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<readonly ScheduleRow[]> {
  return db
    .selectFrom('price_schedules')
    .select([
      'id',
      'product_id',
      'nome',
      'preco_de',
      'preco_por',
      'desconto_vista',
      'data_inicial',
      'data_final',
    ])
    .where('data_inicial', '<=', now)
    .where('data_final', '>', now)
    .where(sql<boolean>`(product_id is null or product_id = any(${ids}::int[]))`)
    .orderBy('data_inicial', 'desc')
    .orderBy('id')
    .execute();
}
