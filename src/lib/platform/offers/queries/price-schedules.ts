/** Scheduled prices for the whole shop. They are shown and change no price; those of a product are in its `PriceParts`. */
import type { Kysely } from 'kysely';
import { naming } from '#lib/platform/kernel/changes/collect.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type ScheduleRow = {
  readonly id: number;
  readonly nome: string;
  readonly preco_de: number;
  readonly preco_por: number;
  readonly desconto_vista: number | null;
  readonly data_inicial: Date;
  readonly data_final: Date;
};

/** All of them, whenever they hold. */
export async function shopSchedules(db: Kysely<Schema>): Promise<readonly ScheduleRow[]> {
  return naming(['product'], () =>
    db
      .selectFrom('price_schedules')
      .select(['id', 'nome', 'preco_de', 'preco_por', 'desconto_vista', 'data_inicial', 'data_final'])
      .where('product_id', 'is', null)
      .execute(),
  );
}

/** Those in force at `now`, the one that began last first. */
export function inForce(schedules: readonly ScheduleRow[], now: Date): readonly ScheduleRow[] {
  return schedules
    .filter(({ data_inicial, data_final }) => data_inicial <= now && data_final > now)
    .toSorted((a, b) => b.data_inicial.getTime() - a.data_inicial.getTime() || a.id - b.id);
}
