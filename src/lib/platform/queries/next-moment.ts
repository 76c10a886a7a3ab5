import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * When something that pages show comes or goes by itself after `now`; undefined for never. Whoever has them show
 * something else by the clock adds its columns here, with an index where there may be many rows.
 */
export async function nextMoment(db: Kysely<Schema>, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from (
      ${sql.join(
        COLUMNS.map(
          ([table, column]) =>
            sql`select min(${sql.ref(column)}) as moment from ${sql.table(table)} where ${sql.ref(column)} > ${now}`,
        ),
        sql` union all `,
      )}
    ) planned`.execute(db);
  return rows[0]?.moment ?? undefined;
}

const COLUMNS = [
  ['products', 'visible_from'],
  ['products', 'visible_until'],
  ['products', 'prevenda_encerramento'],
  ['price_schedules', 'data_inicial'],
  ['price_schedules', 'data_final'],
  ['popups', 'visible_from'],
  ['popups', 'visible_until'],
  ['content_versions', 'visible_from'],
  ['content_versions', 'visible_until'],
] as const;
