/** What a new shop has already. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { isVisible } from './visible.ts';

export async function shopHas(
  db: Kysely<Schema>,
  now: Date,
): Promise<{ readonly administrador: boolean; readonly produtos: boolean; readonly frete: boolean }> {
  const { rows } = await sql<{ administrador: boolean; produtos: boolean; frete: boolean }>`select
    exists (select 1 from users where administrador and ativo) as administrador,
    exists (select 1 from products p where ${isVisible(now)}) as produtos,
    exists (select 1 from shipping_rates r join shipping_services s on s.id = r.service_id and s.ativo) as frete`.execute(
    db,
  );
  const [has = { administrador: false, produtos: false, frete: false }] = rows;
  return has;
}
