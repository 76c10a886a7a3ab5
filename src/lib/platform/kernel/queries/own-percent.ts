import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/**
 * Per cent that the account `u` pays less than everybody: as an approved reseller or by its group, whichever is more. Every
 * price of somebody's own begins here; `domain/offers/reseller-price.ts` makes it one.
 */
export const ownPercent = sql<number>`greatest(case when u.revendedor then u.desconto_revenda else 0 end,
  coalesce((select g.desconto from group_members m join customer_groups g on g.id = m.grupo_id where m.user_id = u.id), 0))`;

/** Of an account; 0 of none. */
export async function percentOf(db: Kysely<Schema>, user: number): Promise<number> {
  const row = await db
    .selectFrom('users as u')
    .select(ownPercent.as('percent'))
    .where('u.id', '=', user)
    .executeTakeFirst();
  return row?.percent ?? 0;
}
