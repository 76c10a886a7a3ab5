/** What of an order its buyer still has. */
import type { Kysely } from 'kysely';
import { hasUnitsLeft, unitsLeft } from '#lib/domain/returns/units.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { OrderRow } from './orders.ts';

/** Whether there are units of it that no return is about: none that goes on, and none for which money went back. */
export async function hasKeptUnits(
  db: Kysely<Schema>,
  { numero, linhas }: Pick<OrderRow, 'numero' | 'linhas'>,
): Promise<boolean> {
  const returned = await db
    .selectFrom('return_items as i')
    .innerJoin('returns as r', 'r.id', 'i.return_id')
    .select(['i.linha', 'i.quantidade', 'i.recebida', 'r.status', 'r.desfecho'])
    .where('r.numero', '=', numero)
    .orderBy('i.return_id')
    .orderBy('i.linha')
    .execute();
  return hasUnitsLeft(unitsLeft(linhas, returned));
}
